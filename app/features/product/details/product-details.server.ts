import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {type Language, perLanguage} from '~/i18n/languages';
import {WEB_PROTOCOL} from '~/safe-addresses';
import {memoize} from '~/services/http/isolate-memory';
import type {Product} from '~/services/shopify/product.server';
import type {ProductVariantFragment} from '~/services/shopify/storefront.generated';
import {sanitiseHtml} from '../../story/sanitise-html.server';
import {framesOf} from '../option-views.server';
import {factsOf} from '../product-card-view.server';
import {type RatingView, averageOf, toRating, MAX_STARS, parseStars} from '../product-view.server';
import {inchesOf, measureText, toFeatureViews} from './feature-views.server';
import {readGeometry} from './geometry-view.server';
import {formatRating, longDate} from '~/i18n/formats';
import {safeDecodeURIComponent} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {entryText} from '../../goods/notices';

type Details = ReturnType<typeof productDetails>;

/** Details in the buy box, of the shown variant. */
export type BuyBoxDetails = Details['buyBox'];
/** What the worker alone renders, below the buy box; features and geometry are those of the shown variant. */
export type ProductDetails = Details['details'];

/**
 * The details of a product with the shown variant, whose own data override the product's. Memoized per Shopify
 * response, which the isolate caches for a while; so a malformed value is logged once, not for every visitor.
 */
export function productDetails(
  product: Product,
  variant: ProductVariantFragment,
  {language, shopify}: AppLoadContext,
) {
  const {shared, ofVariant} = readers[language](product);
  const {rating, ...sharedDetails} = shared(shopify.hosts);
  const {features, geometry, ...chosen} = ofVariant(variant);
  return {buyBox: {rating, ...chosen}, details: {...sharedDetails, features, geometry}};
}

type ReportMalformed = (field: string) => void;

const readers = perLanguage((language) =>
  memoize((product: Product) => {
    const reportMalformed: ReportMalformed = (field) =>
      console.error(`${product.handle}: ${field} is malformed`);
    let shared: ReturnType<typeof readShared> | undefined;
    return {
      // The hosts are the same in all requests.
      shared: (ownHosts: readonly string[]) =>
        (shared ??= readShared(product, language, ownHosts, reportMalformed)),
      ofVariant: memoize((variant: ProductVariantFragment) =>
        readVariant(product, variant, language, reportMalformed),
      ),
    };
  }),
);

function readShared(
  product: Product,
  language: Language,
  ownHosts: readonly string[],
  reportMalformed: ReportMalformed,
) {
  const reviews = toReviewViews(
    product.reviews?.references?.nodes ?? [],
    language,
    reportMalformed,
  );
  const {reference, references} = product.downloads ?? {};
  const downloads = references?.nodes ?? (reference ? [reference] : []);
  const rating =
    toRating(product.rating, product.ratingCount, language) ?? averageOf(reviews, language);
  return {
    /** Heading of the description; '' where the product has none. */
    headline: product.headline?.value.trim() ?? '',
    /** Sanitised HTML: only what `sanitise-html.server.ts` allows. */
    descriptionHtml: sanitiseHtml(product.descriptionHtml, language, ownHosts),
    /** Average of all reviews and how many there are; `null` without reviews. */
    rating,
    /** Shown at `#bewertungen`. */
    reviews,
    reviewNote: reviewNote(rating, reviews, language),
    downloads: toDownloadViews(downloads, language, reportMalformed),
  };
}

/** Details that depend on the chosen options: technical data and geometry. */
function readVariant(
  product: Product,
  variant: ProductVariantFragment,
  language: Language,
  reportMalformed: ReportMalformed,
) {
  const fields = product.features.map((field, index) => variant.features[index] ?? field);
  const geometryField = variant.geometry ?? product.geometry;
  const {selectedOptions} = variant;
  const valueOf = (key: string) => fields.find((field) => field?.key === key) ?? null;
  const [shape] = toFeatureViews([valueOf('frame')], selectedOptions, language, reportMalformed);
  const bike = {
    shape: shape?.value ?? '',
    wheel: inchesOf(valueOf('wheel_size')),
    chosen: selectedOptions.map(({value}) => value),
  };
  const geometry = geometryField ? readGeometry(geometryField.value, bike, language) : null;
  if (geometryField && !geometry) reportMalformed('geometry');
  return {
    /** Up to four short key facts: '625 Wh'. */
    facts: factsOf(product, selectedOptions),
    frames: framesOf(product, variant, shape?.value ?? '', language),
    features: toFeatureViews(fields, selectedOptions, language, reportMalformed),
    /** Shown at `#geometrie`. */
    geometry: geometry?.view ?? null,
    /** In centimetres by size name: `{'50 cm': '163–175'}`. */
    riderHeights: geometry?.riderHeights ?? {},
  };
}

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

const urlSchema = z.object({url: z.url({protocol: WEB_PROTOCOL})});

/** A Shopify file of any type: all but documents have their URL one level deeper. */
const file = z
  .object({
    id: z.string().min(1),
    alt: z.string().nullish(),
    originalFileSize: z.number().nullish(),
  })
  .and(
    z.union([
      urlSchema,
      z.object({image: urlSchema}).transform(({image}) => image),
      z
        .object({sources: z.array(urlSchema.extend({format: z.string()}))})
        // HLS streams need a player.
        .transform(({sources}) => ({url: sources.find(({format}) => format !== 'm3u8')?.url ?? ''}))
        .pipe(urlSchema),
    ]),
  );

/** A metaobject entry that references a file. */
const entry = z
  .object({
    id: z.string().min(1),
    title: z.object({value: z.string().nullish()}).nullish(),
    file: z.object({reference: file}),
  })
  .transform(({id, title, file: {reference}}) => ({
    ...reference,
    id,
    alt: title?.value?.trim() || reference.alt,
  }));

const download = z.union([file, entry]);

export type DownloadView = ReturnType<typeof toDownloadViews>[number];

/**
 * Downloads from the references in `custom.downloads`: documents, images, videos, 3D models, or entries that reference
 * one. Anything else, and URLs other than http(s), are left out and reported to `reportMalformed`.
 */
export function toDownloadViews(
  references: readonly unknown[],
  language: Language,
  reportMalformed: ReportMalformed,
) {
  return references.flatMap((reference) => {
    const parsed = download.safeParse(reference);
    if (!parsed.success) {
      reportMalformed('downloads');
      return [];
    }
    const {id, alt, url, originalFileSize} = parsed.data;
    const fileName = fileNameOf(url);
    return [
      {
        id,
        title: alt?.trim() || fileName,
        url,
        fileName,
        extension: extensionOf(fileName),
        /** `1,2 MB`; `null` when Shopify does not provide it. */
        size: originalFileSize ? sizeText(originalFileSize, language) : null,
      },
    ];
  });
}

/** `anleitung.pdf` from `https://cdn.example/files/anleitung.pdf?v=1`. */
export function fileNameOf(url: string): string {
  return safeDecodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** `PDF` from `anleitung.pdf`; empty for names without a short extension. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}

/** Decimal units, as operating systems display them: `1,2 MB`. */
function sizeText(bytes: number, language: Language): string {
  if (bytes < MEGABYTE) return measureText(Math.ceil(bytes / KILOBYTE), 'kB', language);
  return measureText(Math.round((bytes / MEGABYTE) * 10) / 10, 'MB', language);
}

const MAX_BODY_LENGTH = 2000;

const stars = entryText.transform((text, context) => {
  const rating = parseStars(text);
  if (rating !== null && rating <= MAX_STARS) return rating;
  context.addIssue({code: 'custom', message: 'no rating'});
  return z.NEVER;
});

/** Fields of a `shop_review` entry. */
const review = z
  .object({
    id: z.string().min(1),
    rating: stars,
    title: entryText,
    body: entryText,
    author: entryText,
    verified: entryText,
    submittedAt: entryText.pipe(z.iso.datetime({offset: true})),
  })
  .refine(({title, body}) => title !== '' || body !== '');

export type ReviewView = ReturnType<typeof toReviewViews>[number];

/**
 * Reviews of a product, latest first, from the references in `custom.reviews`. Entries without rating, date or text are
 * left out and reported to `reportMalformed`.
 */
export function toReviewViews(
  references: readonly unknown[],
  language: Language,
  reportMalformed: ReportMalformed,
) {
  const validReviews = references.flatMap((reference) => {
    const {success, data} = review.safeParse(reference);
    if (!success) reportMalformed('reviews');
    return success ? [data] : [];
  });
  return validReviews
    .sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt))
    .map(({id, rating, title, body, author, verified, submittedAt}) => ({
      id,
      rating,
      ratingText: formatRating(rating, language),
      title,
      body: body.slice(0, MAX_BODY_LENGTH),
      /** Empty for anonymous buyers. */
      author,
      day: submittedAt.slice(0, 10),
      date: longDate(submittedAt, language),
      /** Label of a verified purchase; '' for all other reviews. */
      verifiedLabel: verified === 'true' ? translatorOf(language)('review.note.checked') : '',
    }));
}

/**
 * The note next to a product's reviews, which the law requires: who may write one, and that reviews not marked as
 * verified are not verified.
 * @param rating the average, which may include more reviews than are listed
 */
export function reviewNote(
  rating: RatingView | null,
  reviews: readonly ReviewView[],
  language: Language,
): string {
  const t = translatorOf(language);
  const allVerified =
    reviews.length >= (rating?.count ?? 0) && reviews.every(({verifiedLabel}) => verifiedLabel);
  const someOrNone = reviews.some(({verifiedLabel}) => verifiedLabel) ? 'some' : 'none';
  const verification = rating === null ? 'empty' : allVerified ? 'every' : someOrNone;
  return `${t(`review.note.${verification}`)} ${t('review.note.how')}`;
}
