import type {SynonymHit} from '@algolia/client-search';
import type {SearchParameters} from './search-parameters';
import type {Vocabulary} from './vocabulary';
import {headOf, isStopWord, stemOf} from './word-forms';
import type {QueryWord} from './word-meanings';
import {wordsOf} from './words';

/** One interpretation of what was typed. */
export interface Variant {
  words: readonly QueryWord[];
  /** Counts as this many typos. */
  typos: number;
}

const MAX_VARIANTS = 16;
/** Characters; the rest is ignored. */
const MAX_QUERY_LENGTH = 512;
const MIN_PART = 3;

const foldedWords = (text: string): string[] => wordsOf(text).map(({folded}) => folded);

/** All replacements that the synonyms allow, in both directions unless they are one-way. */
function replacementsIn(synonyms: readonly SynonymHit[]): {from: string[]; to: string[]}[] {
  return synonyms.flatMap(({synonyms: words = [], input}) =>
    (input ? [input] : words).flatMap((one) =>
      words
        .filter((other) => other !== one)
        .map((other) => ({from: foldedWords(one), to: foldedWords(other)})),
    ),
  );
}

/** Variants of the words with one synonym substituted each. */
function withSynonyms(
  words: readonly QueryWord[],
  synonyms: readonly SynonymHit[],
  languages: readonly string[],
): Variant[] {
  const same = (one: string, other: string | undefined) =>
    other !== undefined && (one === other || stemOf(one, languages) === stemOf(other, languages));
  return replacementsIn(synonyms).flatMap(({from, to}) => {
    const at = words.findIndex((_, start) =>
      from.every((part, offset) => same(part, words[start + offset]?.folded)),
    );
    if (at < 0 || from.length === 0) return [];
    const slots = words.slice(at, at + from.length).flatMap((word) => word.slots);
    const put = to.map((folded) => ({folded, prefix: false, tolerant: false, slots}));
    return [{words: [...words.slice(0, at), ...put, ...words.slice(at + from.length)], typos: 0}];
  });
}

/** Joins neighbours: `lasten rad` as `lastenrad`. */
function joined(words: readonly QueryWord[]): Variant[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first) return [];
    const slots = [...first.slots, ...second.slots];
    const one = {...second, folded: first.folded + second.folded, tolerant: false, slots};
    return [{words: [...words.slice(0, at), one, ...words.slice(at + 2)], typos: 1}];
  });
}

/** Where an unknown word splits into two known ones: 1 in `ebike`. */
function splitPlace(folded: string, vocabulary: Vocabulary): number | null {
  if (vocabulary.exactly(folded)) return null;
  for (let at = 1; at <= folded.length - MIN_PART; at += 1) {
    // Single letters are no words, except the e of e-bikes.
    if (at < MIN_PART && folded.slice(0, at) !== 'e') continue;
    if (vocabulary.exactly(folded.slice(0, at)) && vocabulary.exactly(folded.slice(at))) return at;
  }
  return null;
}

/** Splits words: `kinderhelm` as `kinder helm`, `ebike` as `e bike`. */
function split(words: readonly QueryWord[], vocabulary: Vocabulary, compounds: boolean): Variant[] {
  return words.flatMap((word, at) => {
    const place = (compounds ? headOf(word.folded) : null) ?? splitPlace(word.folded, vocabulary);
    if (place === null) return [];
    const first = {...word, folded: word.folded.slice(0, place), prefix: false, tolerant: false};
    const second = {...word, folded: word.folded.slice(place), tolerant: false};
    return [{words: [...words.slice(0, at), first, second, ...words.slice(at + 1)], typos: 1}];
  });
}

/** The variants of a query, the plainest first; none for a query without words. */
export function variantsOf(
  parameters: SearchParameters,
  synonyms: readonly SynonymHit[],
  vocabulary: Vocabulary,
): Variant[] {
  const {query, ignorePlurals, removeStopWords, decompoundQuery, queryLanguages} = parameters;
  const typed = foldedWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = typed.filter((folded) => !isStopWord(folded, removeStopWords));
  const kept = telling.length > 0 ? telling : typed;
  if (kept.length === 0) return [];
  const words = kept.map((folded, at): QueryWord => {
    return {folded, prefix: at === kept.length - 1, tolerant: true, slots: [at]};
  });
  const german = decompoundQuery && queryLanguages.includes('de');
  const plain = {words, typos: 0};
  const others = withSynonyms(words, synonyms, ignorePlurals);
  return [plain, ...joined(words), ...split(words, vocabulary, german), ...others].slice(
    0,
    MAX_VARIANTS,
  );
}
