import {
  meaningsOf,
  POSITIONS,
  type QueryWord,
  type Dictionary,
  type SearchableAttribute,
} from './vocabulary';
import type {SearchParameters} from './search-parameters';

/** How well the words of one variant match each record; lower is better, except for `words` and `exact`. */
export interface Fit {
  /** 1 where every word was found. */
  found: Uint8Array;
  typos: Uint8Array;
  /** How many of the variant's words were found. */
  words: Uint8Array;
  /** Sum of the distances between neighbouring words; only computed for variants of several words. */
  proximity: Uint16Array;
  attribute: Float64Array;
  /** How many words occur exactly as typed. */
  exact: Uint8Array;
}

const FAR = 8;
const NOT_THERE = 255;

/** The searched attributes, and in which of them typos are tolerated. */
interface Scope {
  attributes: readonly SearchableAttribute[];
  tolerant: readonly boolean[];
}

export function scopeOf(
  attributes: readonly SearchableAttribute[],
  parameters: SearchParameters,
): Scope {
  const exact = parameters.disableTypoToleranceOnAttributes;
  return {attributes, tolerant: attributes.map(({name}) => !exact.includes(name))};
}

interface WordFit {
  typos: Uint8Array;
  value: Float64Array;
  exact: Uint8Array;
}

/** Calls `visit` for every occurrence of a word that `word` can match. */
function eachPlace(
  word: QueryWord,
  dictionary: Dictionary,
  scope: Scope,
  parameters: SearchParameters,
  visit: (record: number, place: number, typos: number, exact: boolean) => void,
): void {
  for (const {entry, typos, exact} of meaningsOf(word, dictionary, parameters)) {
    const {records, places} = entry;
    for (let at = 0; at < records.length; at += 1) {
      const place = places[at] ?? 0;
      const attribute = Math.floor(place / POSITIONS);
      if (typos > 0 && !scope.tolerant[attribute]) continue;
      visit(records[at] ?? 0, place, typos, exact);
    }
  }
}

function fitOf(
  word: QueryWord,
  size: number,
  dictionary: Dictionary,
  scope: Scope,
  parameters: SearchParameters,
): WordFit {
  const typos = new Uint8Array(size).fill(NOT_THERE);
  const value = new Float64Array(size).fill(Infinity);
  const exact = new Uint8Array(size);
  const importance = scope.attributes.map(({rank, ordered}) => ({rank: rank * POSITIONS, ordered}));
  eachPlace(word, dictionary, scope, parameters, (record, place, errors, isExact) => {
    const {rank = 0, ordered = true} = importance[Math.floor(place / POSITIONS)] ?? {};
    const worth = rank + (ordered ? place % POSITIONS : 0);
    const best = typos[record] ?? NOT_THERE;
    if (isExact) exact[record] = 1;
    if (errors > best || (errors === best && worth >= (value[record] ?? Infinity))) return;
    typos[record] = errors;
    value[record] = worth;
  });
  return {typos, value, exact};
}

/** Sums the distances of neighbouring words into `proximity`, for the records that were found. */
function measureProximity(
  words: readonly QueryWord[],
  {found, proximity}: Fit,
  dictionary: Dictionary,
  scope: Scope,
  parameters: SearchParameters,
): void {
  const placesOf = words.map((word) => {
    const places = new Map<number, number[]>();
    eachPlace(word, dictionary, scope, parameters, (record, place) => {
      if (!found[record]) return;
      const known = places.get(record);
      if (known) known.push(place);
      else places.set(record, [place]);
    });
    return places;
  });
  for (const [at, places] of placesOf.slice(1).entries()) {
    const before = placesOf[at];
    for (const [record, own] of places) {
      let nearest = FAR;
      for (const one of before?.get(record) ?? []) {
        for (const other of own) {
          const distance = Math.abs(other - one);
          if (distance > 0 && distance < nearest) nearest = distance;
        }
      }
      proximity[record] = (proximity[record] ?? 0) + nearest;
    }
  }
}

/**
 * Searches for records that contain every word of a variant.
 *
 * @param size number of records
 * @param any whether one of the words is enough
 */
export function matchWords(
  words: readonly QueryWord[],
  size: number,
  any: boolean,
  dictionary: Dictionary,
  scope: Scope,
  parameters: SearchParameters,
): Fit {
  const fit: Fit = {
    found: new Uint8Array(size),
    typos: new Uint8Array(size),
    words: new Uint8Array(size),
    proximity: new Uint16Array(size),
    attribute: new Float64Array(size),
    exact: new Uint8Array(size),
  };
  const fits = words.map((word) => fitOf(word, size, dictionary, scope, parameters));
  for (let record = 0; record < size; record += 1) {
    let there = 0;
    for (const {typos, value, exact} of fits) {
      const errors = typos[record] ?? NOT_THERE;
      if (errors === NOT_THERE) continue;
      there += 1;
      fit.typos[record] = (fit.typos[record] ?? 0) + errors;
      fit.attribute[record] = (fit.attribute[record] ?? 0) + (value[record] ?? 0);
      fit.exact[record] = (fit.exact[record] ?? 0) + (exact[record] ?? 0);
    }
    fit.words[record] = there;
    if (any ? there > 0 : there === words.length) fit.found[record] = 1;
  }
  if (words.length > 1) measureProximity(words, fit, dictionary, scope, parameters);
  return fit;
}

/** Merges another variant's matches where they fit better. */
export function addFit(fit: Fit, other: Fit, typos: number): void {
  for (let record = 0; record < fit.found.length; record += 1) {
    if (!other.found[record]) continue;
    const errors = (other.typos[record] ?? 0) + typos;
    if (fit.found[record] && errors >= (fit.typos[record] ?? 0)) continue;
    fit.found[record] = 1;
    fit.typos[record] = errors;
    fit.words[record] = other.words[record] ?? 0;
    fit.proximity[record] = other.proximity[record] ?? 0;
    fit.attribute[record] = other.attribute[record] ?? 0;
    fit.exact[record] = other.exact[record] ?? 0;
  }
}
