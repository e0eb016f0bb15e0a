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

const known = new Map<string, string | null>();

/** The folded form of a character: null for separators, empty for standalone accents. */
function foldedCharacter(character: string): string | null {
  const remembered = known.get(character);
  if (remembered !== undefined) return remembered;
  const lower = character.toLowerCase();
  const folded = plain.test(lower)
    ? lower
    : accent.test(character)
      ? ''
      : letterOrDigit.test(character)
        ? (pieces[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, ''))
        : null;
  known.set(character, folded);
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
