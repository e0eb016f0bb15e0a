import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages} from '~/i18n/languages';
import {defaultProductQuery} from '~/services/algolia/search-types';
import {mentions} from '~/i18n/recognised-words';
import {optional} from '~/services/http/outage.server';
import {numericIdOf} from '~/services/shopify/ids';
import {wordsOf} from '../product/product-card-view.server';
import {isForTyre, partOf, type Facts} from './fits';
import {memoize} from '~/services/http/isolate-memory';
import type {Accessory} from '~/services/shopify/product.server';

/** A tyre size found in search terms. */
interface TypedSize {
  /** According to ISO 5775 (ETRTO): width and bead seat diameter in millimetres, `47-622`. */
  size: string;
  /** The remaining search terms. */
  rest: string;
}

/** Common wheel sizes in inches by bead seat diameter in millimetres. */
const rims: Readonly<Record<string, string>> = {
  '305': '16',
  '406': '20',
  '507': '24',
  '559': '26',
  '584': '27.5',
  '622': '28',
};

/** Tyre widths in millimetres, with the inches they are sold as, the common ones first. */
const inchWidths: readonly (readonly [number, string, ...string[]])[] = [
  [32, '1.25'],
  [37, '1.40'],
  [40, '1.50'],
  [42, '1.60'],
  [47, '1.75'],
  [50, '2.00', '1.95'],
  [54, '2.10'],
  [55, '2.15'],
  [57, '2.25'],
  [60, '2.35'],
  [61, '2.40'],
  [64, '2.50'],
  [65, '2.60'],
];

/** Common inch names of tyres of these widths (millimetres) on a rim, `28 × 1.75`; empty without any. */
export function inchNames(from: number, to: number, diameter: number): string[] {
  const rim = rims[String(diameter)];
  if (!rim) return [];
  return inchWidths
    .filter(([width]) => width >= from && width <= to)
    .map(([, inches]) => `${rim} × ${inches}`);
}

/** `47-622`, but not as part of a SKU or of a tube's range: `28/47-622/635`. */
const ETRTO = /(?<![\w/-])(\d{2})\s*[-‐‑–]\s*(\d{3})(?![\w/-])/;
/** `28 x 1.75`, `28x1,75`, `27,5" × 2.25`; not `28 x 1 5/8`, which is a different system. */
const INCHES =
  /(?<![\w.,-])(\d{2}(?:[.,]5)?)\s*["″”]?\s*[x×*]\s*(\d(?:[.,]\d{1,2})?)\s*["″”]?(?![\w.,/-]|\s+\d+\/)/i;
/** `700 x 28C`, as used for road bikes. */
const FRENCH = /(?<![\w.,-])700\s*[x×*]\s*(\d{2})\s*c?(?![\w/-])/i;

/** The tyre size in search terms; `null` if there is none, or its rim or inch width is unknown. */
export function findTyreSize(words: string): TypedSize | null {
  const found = [
    parseSize(
      ETRTO,
      words,
      ([width = '', diameter = '']) => rims[diameter] && `${width}-${diameter}`,
    ),
    parseSize(INCHES, words, ([rim = '', width = '']) => fromInches(decimal(rim), decimal(width))),
    parseSize(FRENCH, words, ([width = '']) => `${width}-622`),
  ];
  return found.find(Boolean) ?? null;
}

function parseSize(
  spelling: RegExp,
  words: string,
  sizeOf: (figures: string[]) => string | undefined,
): TypedSize | null {
  const [matched, ...figures] = spelling.exec(words) ?? [];
  const size = matched && sizeOf(figures);
  if (!size) return null;
  return {size, rest: words.replace(matched, ' ').replaceAll(/\s+/g, ' ').trim()};
}

const decimal = (figure: string) => Number(figure.replace(',', '.'));

/** 28-inch rims with wide tyres are called 29. */
function fromInches(rim: number, width: number): string | undefined {
  const [diameter] =
    Object.entries(rims).find(([, name]) => Number(name) === (rim === 29 ? 28 : rim)) ?? [];
  const [millimetres] =
    inchWidths.find(([, ...names]) => names.some((name) => Number(name) === width)) ?? [];
  return diameter && millimetres ? `${millimetres}-${diameter}` : undefined;
}

/** A size formatted for a locale (BCP 47), without line breaks: `47-622 (28 × 1,75)`. */
export function formatTyreSize(size: string, locale: string): string {
  const [width, diameter] = size.split('-').map(Number);
  const [inches] = inchNames(width ?? 0, width ?? 0, diameter ?? 0);
  // Prevents a line break after the hyphen.
  const nonBreakingSize = size.replace('-', '-\u2060');
  return inches ? `${nonBreakingSize} (${formatInches(inches, locale)})` : nonBreakingSize;
}

/** With the locale's decimal separator, without line breaks: `28 × 1,75`. */
export function formatInches(inches: string, locale: string): string {
  const [, decimalSeparator = '.'] = /1(\D)5/.exec((1.5).toLocaleString(locale)) ?? [];
  return inches.replaceAll('.', decimalSeparator).replaceAll(' ', '\u00a0');
}

type Fields = readonly ({key: string; value: string} | null)[];

const toFacts = (fields: Fields): Facts =>
  Object.fromEntries(fields.flatMap((field) => (field ? [[field.key, field.value]] : [])));

/** The facts about a variant: its own override its product's. */
export const mergeFacts = (product: Fields, variant: Fields): Facts => ({
  ...toFacts(product),
  ...toFacts(variant),
});

export type Candidate = ReturnType<typeof candidatesOf>[number];
export type CandidateVariant = Candidate['all'][number];

/**
 * Articles with the facts that decide which bikes they fit, and their variants; `offered` are the available ones.
 * Memoized per Shopify response, which the isolate caches for a while.
 */
export const candidatesOf = memoize((accessories: Accessory[]) =>
  accessories.map((accessory) => {
    const facts = toFacts(accessory.fit);
    const all = accessory.variants.nodes.map((variant) => ({
      variant,
      facts: mergeFacts(accessory.fit, variant.fit),
    }));
    const offered = all.filter(({variant}) => variant.availableForSale);
    return {...accessory, facts, part: partOf(facts), all, offered};
  }),
);

export type TyreSearch = NonNullable<Awaited<ReturnType<typeof searchByTyre>>>;

/**
 * Articles for the tyre size among `words`: those that fit by the same rules as for bikes, as a search index cannot know
 * that a tube for 40 to 62 mm fits a 47 mm tyre, and those that the index finds by their size. `null` without a size, if
 * there are none, and if further words name something else ('Schutzblech 47-622').
 */
export async function searchByTyre(context: SearchContext, words: string) {
  const {shopify, language} = context;
  const typed = findTyreSize(words);
  if (!typed) return null;
  const {size, rest} = typed;
  const kinds = tyreParts.filter((kind) => mentions(rest, kind));
  const candidates = candidatesOf(await optional(shopify.product.accessories(), []));
  const fitting = candidates.flatMap(({id, title, part, all}) => {
    if (kinds.length > 0 && !kinds.some((kind) => kind === part)) return [];
    const variants = all.filter(({facts}) => isForTyre(size, facts));
    if (!variants.some(({variant}) => variant.availableForSale)) return [];
    const [best] = variants.toSorted(
      (a, b) =>
        countMatchingWords(b, rest) - countMatchingWords(a, rest) ||
        Number(b.variant.availableForSale) - Number(a.variant.availableForSale),
    );
    if (!best) return [];
    const isMeant = countMatchingWords(best, rest) > 0;
    return [{id: numericIdOf(id), title, options: best.variant.selectedOptions, isMeant}];
  });
  const names = wordsOf(rest).filter((word) => word.length >= MIN_WORD_LENGTH && word !== 'etrto');
  const named = fitting.filter(({title}) =>
    names.some((word) => title.toLowerCase().includes(word)),
  );
  const isUnknown = names.length > 0 && named.length === 0 && !fitting.some(({isMeant}) => isMeant);
  if (isUnknown && (kinds.length === 0 || (await findIds(context, words)).length > 0)) return null;
  const spellings = isUnknown ? [size] : [words, `${rest} ${size}`.trim()];
  // Tubes have no size of their own: without their name, only tyres are found by it.
  const found =
    isUnknown && kinds.join() === 'tube' ? [] : await findBySize(context, spellings, size);
  const others = found.filter((other) => !fitting.some(({id}) => id === other.id));
  const shown = named.length > 0 ? named : fitting;
  const articles = [...shown, ...others];
  if (articles.length === 0) return null;
  return {
    /** `47-622 (28 × 1,75)`, in the visitor's language. */
    size: formatTyreSize(size, languages[language].locale),
    /** Those that the terms name, if any; each with the variant that they name, even if sold out, else an available one. */
    articles,
  };
}

const tyreParts = ['tube', 'tyre'] as const;

type SearchContext = Pick<AppLoadContext, 'shopify' | 'search' | 'language'>;

/** The ids of what the index finds for some words; none while it is down. */
async function findIds({search}: SearchContext, words: string): Promise<string[]> {
  const found = await optional(search.products({...defaultProductQuery, words}), null);
  return found?.productIds ?? [];
}

/**
 * What the index finds for words with a size, each with an available variant of it. Not each hit has one: the index
 * also finds '40-622; 50-559' for 50-622.
 */
async function findBySize(context: SearchContext, spellings: readonly string[], size: string) {
  const ids = await Promise.all(spellings.map((words) => findIds(context, words)));
  const products = await optional(context.shopify.product.byIds([...new Set(ids.flat())]), []);
  return products.flatMap(({id, title, variants}) => {
    const ofSize = variants.nodes.find(
      ({availableForSale, selectedOptions}) =>
        availableForSale &&
        [title, ...selectedOptions.map(({value}) => value)].some(
          (text) => findTyreSize(text)?.size === size,
        ),
    );
    return ofSize ? [{id: numericIdOf(id), title, options: ofSize.selectedOptions}] : [];
  });
}

/** Shorter words are contained in too many others; 'Reifen' also matches 'Cityreifen'. */
const MIN_WORD_LENGTH = 3;

/** How many of the words are option values of a variant, or the abbreviation of its valve. */
function countMatchingWords({variant, facts}: CandidateVariant, words: string): number {
  const named = variant.selectedOptions.flatMap(({value}) => wordsOf(value));
  return wordsOf(words).filter(
    (word) => named.includes(word) || word === facts.valve?.toLowerCase(),
  ).length;
}
