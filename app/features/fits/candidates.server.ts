import {memoize} from '~/services/http/isolate-memory';
import type {Accessory} from '~/services/shopify/product.server';
import {partOf, type Facts, type Part} from './fits';

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
