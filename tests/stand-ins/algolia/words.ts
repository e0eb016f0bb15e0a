/** A word of a text in its folded form: lower case, without accents, `ü` and `ue` both `u`, `ß` as `ss`. */
export interface Word {
  folded: string;
  /** Where each folded character begins in the text, and finally where the word ends. */
  places: readonly number[];
}

const pieces: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
const letterOrDigit = /[\p{L}\p{N}]/u;
const plain = /[a-z0-9]/;
const accent = /\p{M}/u;

const foldedForms = new Map<string, string | null>();

/** The folded form of a character: null for separators, empty for standalone accents. */
function foldedCharacter(character: string): string | null {
  const remembered = foldedForms.get(character);
  if (remembered !== undefined) return remembered;
  const lower = character.toLowerCase();
  const folded = plain.test(lower)
    ? lower
    : accent.test(character)
      ? ''
      : letterOrDigit.test(character)
        ? (pieces[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, ''))
        : null;
  foldedForms.set(character, folded);
  return folded;
}

/** Whether an `e` belongs to `ae`, `oe`, `ue`, unlike in `neue`, `blaue`, `quer`. */
function isUmlautsE(before: string): boolean {
  const last = before.at(-1);
  const vowel = before.at(-2) ?? '';
  if (last === 'a') return vowel !== 'e';
  return (last === 'o' || last === 'u') && !'aeqou'.includes(vowel || '-');
}

/** The words of a text, in order: runs of letters and digits. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let folded = '';
  let places: number[] = [];
  let at = 0;
  const end = () => {
    if (folded !== '') words.push({folded, places: [...places, at]});
    folded = '';
    places = [];
  };
  for (const character of text) {
    const characters = foldedCharacter(character);
    if (characters === null) end();
    else {
      for (const piece of characters) {
        if (piece === 'e' && isUmlautsE(folded)) continue;
        folded += piece;
        places.push(at);
      }
    }
    at += character.length;
  }
  end();
  return words;
}

/**
 * A folded word without its plural ending: `helm` of `helme`, `fahrrad` of `fahrrader`, `bik` of `bikes`. Only for
 * comparisons; Algolia uses dictionaries.
 *
 * @param languages codes in `ignorePlurals`
 */
export function stemOf(folded: string, languages: readonly string[]): string {
  if (/\d/.test(folded)) return folded;
  if (languages.includes('de')) {
    const [, stem = folded] = /^(.{3,}?)(?:ern|er|en|es|em|e|n|s)$/.exec(folded) ?? [];
    return stem;
  }
  if (languages.length === 0) return folded;
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  const [, stem = folded] = /^(.{3,}?)(?:(?<=x|s|z|ch|sh)es|(?<=[^s])s)$/.exec(folded) ?? [];
  return stem;
}

/** Heads of German compounds in a bicycle shop, folded. */
const heads = [
  ...['rad', 'bike', 'helm', 'tasche', 'schloss', 'jacke', 'hose', 'schuh', 'handschuh', 'trikot'],
  ...['reifen', 'mantel', 'schlauch', 'sattel', 'stutze', 'lenker', 'griff', 'pedal', 'kette'],
  ...['licht', 'leuchte', 'lampe', 'scheinwerfer', 'pumpe', 'korb', 'box', 'halter', 'stander'],
  ...['trager', 'anhanger', 'sitz', 'brille', 'flasche', 'klingel', 'glocke', 'blech', 'akku'],
  ...['bremse', 'belag', 'scheibe', 'ritzel', 'kassette', 'felge', 'nabe', 'speiche', 'werkzeug'],
  ...['schutz', 'rucksack', 'zange', 'schlussel', 'gutschein', 'inspektion', 'ol', 'fett', 'spray'],
];
/** Wheels that are parts of bicycles. */
const wheels = /^(lauf|zahn|schalt|vorder|hinter|stutz)rad/;
const ends = new RegExp(`(?<=^.{3,})(?:${heads.join('|')})(?:ern|er|en|e|n|s)?$`);

const knownHeads = new Map<string, number | null>();
const MAX_KNOWN = 50_000;

/** Where the head of a German compound begins: 6 in `lastenrader`; null when it is no compound. */
export function headOf(folded: string): number | null {
  const known = knownHeads.get(folded);
  if (known !== undefined) return known;
  if (knownHeads.size >= MAX_KNOWN) knownHeads.clear();
  const at = wheels.test(folded) ? null : (ends.exec(folded)?.index ?? null);
  knownHeads.set(folded, at);
  return at;
}

/** The words, each German compound followed by its head. */
export function withHeads(words: readonly Word[]): {word: Word; position: number}[] {
  return words.flatMap((word, position) => {
    const at = headOf(word.folded);
    if (at === null) return [{word, position}];
    const head = {folded: word.folded.slice(at), places: word.places.slice(at)};
    return [
      {word, position},
      {word: head, position},
    ];
  });
}

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    'der die das den dem des ein eine einen einem einer eines und oder fur mit ohne von vom zu zum zur im in am an auf bei aus'.split(
      ' ',
    ),
  ),
  en: new Set('a an the and or for with of to in on at by from'.split(' ')),
};

/** Whether a word is a stop word in one of the languages of `removeStopWords`. */
export function isStopWord(folded: string, languages: readonly string[]): boolean {
  return languages.some((language) => stopWords[language]?.has(folded));
}

/** The edit distance between a word and what was typed, and how much of the word was typed. */
interface Likeness {
  typos: number;
  /** Characters of the word that the typed ones match. */
  length: number;
}

/** One typo from four letters, two from eight: Algolia's defaults. */
export const toleratedTypos = (typed: string): number =>
  typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;

/** Algolia counts a typo in the first letter twice. */
const FIRST_LETTER = 1;

/**
 * Damerau–Levenshtein distance: letters that are wrong, missing, superfluous or swapped with their neighbour.
 *
 * @param most tolerated typos
 * @param prefix whether `typed` may be a prefix of `word`
 * @returns null when the words differ more
 */
export function editDistance(
  typed: string,
  word: string,
  most: number,
  prefix: boolean,
): Likeness | null {
  if (typed.length - word.length > most) return null;
  if (!prefix && word.length - typed.length > most) return null;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return null;
    before = last;
    last = next;
  }
  return nearest(last, width, word.length, prefix, most, typed[0] !== word[0]);
}

function nearest(
  costs: readonly number[],
  width: number,
  wordLength: number,
  prefix: boolean,
  most: number,
  otherFirst: boolean,
): Likeness | null {
  if (!prefix && width < wordLength) return null;
  let length = width;
  if (prefix) {
    for (let at = width; at >= 0; at -= 1) {
      if ((costs[at] ?? Infinity) < (costs[length] ?? Infinity)) length = at;
    }
  }
  const cost = costs[length] ?? Infinity;
  const typos = cost + (cost > 0 && otherFirst ? FIRST_LETTER : 0);
  return typos <= most ? {typos, length} : null;
}
