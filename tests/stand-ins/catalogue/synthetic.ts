import type {Text} from './catalogue-types';
import {handleOf} from './naming';
import type {ProductDraft, VariantDraft} from './product-draft';
import {seededRandom, wholeBetween} from './seeded-random';

const editions: readonly Text[] = [
  {de: 'Sonderserie', en: 'Special Series'},
  {de: 'Restposten', en: 'Remainder'},
  {de: 'Ausstellungsstück', en: 'Showroom Piece'},
  {de: 'Vorserie', en: 'Pre-Series'},
  {de: 'Werkstattausgabe', en: 'Workshop Edition'},
];
const MAX_VARIANTS = 30;
const NOTE: Text = {
  de: 'Nur solange dieser Posten reicht.',
  en: 'Only while this batch lasts.',
};

/** A price near `cents`, rounded to full euros above 100 €, else to five cents. */
function nearPrice(cents: number, factor: number): number {
  const step = cents > 100_00 ? 1_00 : 5;
  return Math.max(step, Math.round((cents * factor) / step) * step);
}

function variantNear(variant: VariantDraft, number: number, random: () => number): VariantDraft {
  const factor = 0.85 + random() * 0.3;
  const {compareAtPrice, ...rest} = variant;
  delete rest.lowestPrice30d;
  const price = nearPrice(variant.price, factor);
  return {
    ...rest,
    sku: `${variant.sku}-S${number}`,
    price,
    ...(compareAtPrice && {compareAtPrice: nearPrice(price, 1.1 + random() * 0.5)}),
    stock: variant.continueSelling ? variant.stock : wholeBetween(random, 0, 20),
  };
}

function derivedFrom(template: ProductDraft, number: number): ProductDraft {
  const random = seededRandom(`synthetic ${number}`);
  const edition = editions[wholeBetween(random, 0, editions.length - 1)] ?? NOTE;
  const title = {
    de: `${template.title.de} ${edition.de} ${number}`,
    en: `${template.title.en} ${edition.en} ${number}`,
  };
  const published = new Date(Date.UTC(2024, 10, 1 + wholeBetween(random, 0, 640), 7));
  return {
    ...template,
    handle: handleOf(title.de),
    title,
    descriptionHtml: {
      de: `${template.descriptionHtml.de}<p>${NOTE.de}</p>`,
      en: `${template.descriptionHtml.en}<p>${NOTE.en}</p>`,
    },
    tags: template.tags.filter((tag) => tag !== 'neu'),
    publishedAt: published.toISOString(),
    recentlyOrdered: wholeBetween(random, 0, 12),
    variants: template.variants.map((variant) => variantNear(variant, number, random)),
  };
}

/** `count` more products, derived in turn from the shop's own, so that every collection grows. */
export function syntheticProducts(base: readonly ProductDraft[], count: number): ProductDraft[] {
  const templates = base.filter(
    ({variants, images}) => variants.length <= MAX_VARIANTS && images.length > 0,
  );
  return Array.from({length: Math.max(0, count)}, (_, at) => templates[at % templates.length])
    .flatMap((template) => template ?? [])
    .map((template, at) => derivedFrom(template, at + 1));
}
