import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {numberOf} from '~/services/shopify/ids';
import {isForTyre, partOf, type Facts, type Part} from './fits';
import {tellTyre, tyreSizeIn} from './tyre-size';
import {memoize} from '~/services/http/isolate-memory';
import type {Accessory} from '~/services/shopify/product.server';

type Fields = readonly ({key: string; value: string} | null)[];

const record = (fields: Fields): Facts =>
  Object.fromEntries(fields.flatMap((field) => (field ? [[field.key, field.value]] : [])));

/** What is known of a variant: its own before what its product says. */
export const merged = (product: Fields, variant: Fields): Facts => ({
  ...record(product),
  ...record(variant),
});

/** An article with what decides which bikes it goes with, and its variants; those that can be bought are offered. */
export interface Candidate extends Accessory {
  facts: Facts;
  part: Part | null;
  all: CandidateVariant[];
  offered: CandidateVariant[];
}

export interface CandidateVariant {
  facts: Facts;
  variant: Accessory['variants']['nodes'][number];
}

/** Read once for each answer of Shopify, which the isolate remembers for a while. */
export const candidatesOf = memoize((accessories: Accessory[]): Candidate[] =>
  accessories.map((accessory) => {
    const facts = record(accessory.fit);
    const all = accessory.variants.nodes.map((variant) => ({
      variant,
      facts: merged(accessory.fit, variant.fit),
    }));
    const offered = all.filter(({variant}) => variant.availableForSale);
    return {...accessory, facts, part: partOf(facts), all, offered};
  }),
);

/** Tubes and tyres for a size that somebody has typed. */
export interface TyreSearch {
  /** `47-622 (28 × 1,75)`, in the visitor's language. */
  size: string;
  /** What fits, of it alone what the words name; each with the variant that they name, even sold out, else the first that can be had. */
  articles: {id: string; title: string; options: {name: string; value: string}[]}[];
}

/**
 * What fits the size of tyre among `words`, by the same requirements as beside a bike: no index could tell that a tube for
 * 40 to 62 mm takes a tyre of 47. `null` without a size, where nothing fits, where the words mean something else of that size
 * ('Schutzblech 47-622'), and while Shopify is out.
 */
export async function searchByTyre(
  {shopify, language}: Pick<AppLoadContext, 'shopify' | 'language'>,
  words: string,
): Promise<TyreSearch | null> {
  const typed = tyreSizeIn(words);
  if (!typed) return null;
  const {size, rest} = typed;
  const candidates = candidatesOf(await optional(shopify.product.accessories(), []));
  const articles = candidates.flatMap(({id, title, all}) => {
    const fitting = all.filter(({facts}) => isForTyre(size, facts));
    if (!fitting.some(({variant}) => variant.availableForSale)) return [];
    const [best] = fitting.toSorted(
      (one, other) =>
        likeness(other, rest) - likeness(one, rest) ||
        Number(other.variant.availableForSale) - Number(one.variant.availableForSale),
    );
    if (!best) return [];
    const isMeant = likeness(best, rest) > 0;
    return [{id: numberOf(id), title, options: best.variant.selectedOptions, isMeant}];
  });
  const telling = wordsOf(rest).filter((word) => word.length >= TELLING_WORD);
  const isNamed = (title: string) => telling.some((word) => title.toLowerCase().includes(word));
  const named = articles.filter(({title}) => isNamed(title));
  const fitting = named.length > 0 ? named : articles;
  const isElse = telling.length > 0 && named.length === 0 && !articles.some(({isMeant}) => isMeant);
  if (isElse || fitting.length === 0) return null;
  return {
    size: tellTyre(size, languages[language].locale),
    articles: fitting.map(({id, title, options}) => ({id, title, options})),
  };
}

/** Shorter words are in too many others; 'Reifen' names a 'Cityreifen' too. */
const TELLING_WORD = 3;

/** How many of the words are among a variant's values, or are the short name of its valve. */
function likeness({variant, facts}: CandidateVariant, words: string): number {
  const named = variant.selectedOptions.flatMap(({value}) => wordsOf(value));
  return wordsOf(words).filter(
    (word) => named.includes(word) || word === facts.valve?.toLowerCase(),
  ).length;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
