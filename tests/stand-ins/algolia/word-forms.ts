import type {Word} from './words';

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
