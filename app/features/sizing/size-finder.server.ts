import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {formatNumber, keepTogether} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {languages, type Language} from '~/i18n/languages';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import type {Translate} from '~/i18n/messages';
import {optional} from '~/services/http/outage.server';
import {jsonSchema} from '~/services/http/fetch-json.server';
import type {Product} from '~/services/shopify/product.server';
import {readSizes} from '../product/details/geometry-view.server';
import {loadProduct, type LoadedProduct, queryOfVariant} from '../product/load-product.server';
import type {OptionValueView} from '../product/product-view.server';
import {
  bikeKinds,
  estimateSize,
  isPlausibleInseam,
  inMetres,
  readLength,
  sizesFor,
  type SizeRange,
} from '../advice/size-advice';

interface SizeResult {
  headline: string;
  sizes: ReturnType<typeof offerOf>[];
  notes: string[];
}

type Field = 'height' | 'inseam' | 'kind';
export type SizeFinderData = Awaited<ReturnType<typeof loadSizeFinder>>;

/**
 * The size for a rider's height, requested by `?height=170&inseam=82` for one bike (`product`, its handle, and the
 * number of its chosen `variant`) or a kind of bike (`kind`). Returns the input as typed, with error messages for
 * invalid values.
 */
export async function loadSizeFinder(context: AppLoadContext, query: URLSearchParams) {
  const {language} = context;
  const t = translatorOf(language);
  const handle = query.get('product') ?? '';
  const bike = handle
    ? await optional(
        findBike(context, handle, query.get('variant') ?? ''),
        null,
        'Cannot load the bike for the size finder',
      )
    : null;
  // No more than a field accepts.
  const typedIn = (field: Field) => (query.get(field) ?? '').slice(0, 12);
  const typed = {height: typedIn('height'), inseam: typedIn('inseam'), kind: typedIn('kind')};
  const isSubmitted = query.has('height');
  const byMaker = bike !== null && bike.ranges.length > 0;
  const {question, errors} = readSizeQuery(typed, byMaker, t);
  return {
    bike: bike && {
      title: bike.title,
      href: href(language, 'product', {handle: bike.handle}) + bike.query,
      handle: bike.handle,
      variant: bike.variant,
      image: bike.image,
      byMaker,
    },
    typed,
    errors: isSubmitted ? errors : {},
    answer:
      isSubmitted && question
        ? {
            ...unbroken(answerOf(question, bike, language, t)),
            /** All bikes that fit: a list filtered by height. */
            list: {
              label: t('sizing.answer.list', {
                height: inMetres(question.height, languages[language].locale),
              }),
              href: `${href(language, 'search')}?height=${question.height}`,
            },
          }
        : null,
    messages: pageMessages(language, 'sizing.page'),
  };
}

type SizeQuery = NonNullable<ReturnType<typeof readSizeQuery>['question']>;

function readSizeQuery(typed: Record<Field, string>, byMaker: boolean, t: Translate) {
  const height = readLength(typed.height, 'height');
  const inseam = readLength(typed.inseam, 'inseam');
  const kind = bikeKinds.find((name) => name === typed.kind) ?? null;
  const errors: Partial<Record<Field, string>> = {};
  if (height === null) errors.height = t('sizing.error.height');
  if (typed.inseam.trim() && inseam === null) errors.inseam = t('sizing.error.inseam');
  else if (height !== null && inseam !== null && !isPlausibleInseam(height, inseam)) {
    errors.inseam = t('sizing.error.unlike');
  }
  if (!byMaker && !kind) errors.kind = t('sizing.error.kind');
  const isValid = height !== null && Object.keys(errors).length === 0;
  return {question: isValid ? {height, inseam, kind} : null, errors};
}

type SizedBike = ReturnType<typeof toSizedBike>;

/** The bike with the variant of this number, else the one its page shows by default. */
async function findBike(context: AppLoadContext, handle: string, variantNumber: string) {
  const query = await queryOfVariant(context, handle, variantNumber);
  const loaded = await loadProduct(context, handle, new URLSearchParams(query ?? ''));
  const variant = query === null ? null : variantNumber;
  return loaded && {...toSizedBike(withSizesOfAnyColour(loaded)), query: query ?? '', variant};
}

/**
 * A product for visitors who need not get the shown colour: sizes that it lacks are available, and link to any colour
 * that has them.
 */
export function withSizesOfAnyColour(loaded: LoadedProduct): LoadedProduct {
  const {view, combinations} = loaded;
  const options = view.options.map((option, optionIndex) => {
    if (!option.values.some(({name}) => Object.hasOwn(view.riderHeights, name))) return option;
    const values = option.values.map((value, index): OptionValueView => {
      const isLacking = value.state === 'soldOut' || value.state === 'missing';
      const isOffered = combinations.available.some((chosen) => chosen[optionIndex] === index);
      if (!isLacking || !isOffered) return value;
      const query = `?${new URLSearchParams({[option.name]: value.name}).toString()}`;
      return {...value, state: 'available', query};
    });
    return {...option, values};
  });
  return {...loaded, view: {...view, options}};
}

/** The sizes of a loaded product. */
export function toSizedBike({view, product, variant}: LoadedProduct) {
  const geometry = variant.geometry ?? product.geometry;
  const ranges = ((geometry && readSizes(geometry.value)) ?? []).flatMap(
    ({size, riderHeight, reach, stack}) =>
      riderHeight ? [{name: size, height: riderHeight, reach, stack}] : [],
  );
  const isSize = ({name}: OptionValueView) => ranges.some((range) => range.name === name);
  return {
    handle: product.handle,
    title: `${view.vendor} ${view.title}`,
    image: view.images[0] ?? null,
    ranges,
    /** The product's option values for its sizes. */
    values: view.options.find(({values}) => values.some(isSize))?.values ?? [],
    available: view.variant.available,
    load: readLoad(product),
  };
}

const kilograms = jsonSchema(
  z.object({value: z.number().positive(), unit: z.literal('KILOGRAMS')}),
);

/**
 * Maximum weight of rider and luggage, and the values it is computed from, in kilograms; `null` if the manufacturer
 * gives no permitted weight or no weight, or in another unit.
 */
function readLoad({features}: Product) {
  const [total, bike] = ['permitted_weight', 'weight'].map((key) => {
    const field = features.find((candidate) => candidate?.key === key);
    const weight = field?.type === 'weight' ? kilograms.safeParse(field.value) : null;
    return weight?.success ? weight.data.value : null;
  });
  return total && bike && total > bike ? {rider: Math.floor(total - bike), total, bike} : null;
}

/** A result whose sizes, ranges and units stay on one line. */
function unbroken({headline, sizes, notes}: SizeResult): SizeResult {
  return {
    headline: keepTogether(headline),
    sizes: sizes.map((size) => ({...size, text: keepTogether(size.text)})),
    notes: notes.map(keepTogether),
  };
}

function answerOf(
  question: SizeQuery,
  bike: SizedBike | null,
  language: Language,
  t: Translate,
): SizeResult {
  const format = (value: number) => formatNumber(value, language);
  const height = format(question.height);
  if (!bike || bike.ranges.length === 0) return estimate(question, height, t);

  const {fits, nearest} = sizesFor(question.height, bike.ranges);
  const shown = nearest ? [nearest] : fits;
  const sizes = shown.map((range, index) => {
    const [from, to] = range.height;
    const heights = t('sizing.answer.heights', {range: `${from}–${to}`});
    const feel = fits.length === 2 ? t(`sizing.answer.${index === 0 ? 'sporty' : 'relaxed'}`) : '';
    return offerOf(range.name, [heights, feel].filter(Boolean).join(', '), bike, language, t);
  });
  const names = shown.map(({name}) => name).join(t('sizing.answer.or'));
  return {
    headline: t(`sizing.answer.${nearest ? 'none' : 'fits'}`, {height, size: names}),
    sizes,
    notes: [
      t('sizing.answer.byMaker'),
      ...difference(fits, bike.ranges, format, t),
      ...(bike.load
        ? [
            t('sizing.answer.load', {
              rider: format(bike.load.rider),
              total: format(bike.load.total),
              bike: format(bike.load.bike),
            }),
          ]
        : []),
    ],
  };
}

/** A size of the requested bike; `text`: '163–175 cm, bequem'. */
function offerOf(name: string, text: string, bike: SizedBike, language: Language, t: Translate) {
  const value = bike.values.find((option) => option.name === name);
  const state = value?.state ?? (bike.available ? 'available' : 'soldOut');
  return {
    name,
    text,
    stock: t(`sizing.stock.${state}`),
    href: href(language, 'product', {handle: value?.handle ?? bike.handle}) + (value?.query ?? ''),
  };
}

/** How much smaller the smaller of two sizes is, if the manufacturer provides the data. */
function difference(
  fits: readonly SizeRange[],
  ranges: SizedBike['ranges'],
  format: (value: number) => string,
  t: Translate,
): string[] {
  const [small, large] = fits.map(({name}) => ranges.find((range) => range.name === name));
  if (!small?.reach || !small.stack || !large?.reach || !large.stack) return [];
  return [
    t('sizing.answer.difference', {
      size: small.name,
      other: large.name,
      reach: format(large.reach - small.reach),
      stack: format(large.stack - small.stack),
    }),
  ];
}

/** Estimates by the kind's formula, for bikes without manufacturer sizing or when no bike is given. */
function estimate(
  {height, inseam, kind}: SizeQuery,
  formattedHeight: string,
  t: Translate,
): SizeResult {
  const size = kind && estimateSize(kind, height, inseam);
  if (!kind || !size) {
    return {headline: t('sizing.answer.noWheel', {height: formattedHeight}), sizes: [], notes: []};
  }
  const {unit, from, to} = size;
  const range = from === to ? String(from) : `${from}–${to}`;
  return {
    headline: t(`sizing.estimate.${kind}`, {
      height: formattedHeight,
      size: t(`sizing.unit.${unit}`, {range}),
    }),
    sizes: [],
    notes: [
      t('sizing.estimate.note'),
      ...(inseam === null ? [t('sizing.estimate.withoutInseam')] : []),
    ],
  };
}
