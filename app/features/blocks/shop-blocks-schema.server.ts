import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {keepTogether} from '~/i18n/formats';
import {translatorOf} from '~/i18n/messages.server';
import {returnTerms, returnWords} from '../goods/notices';
import {loadHours} from '../site/service-card.server';
import {loadConfig} from '../site/site-config.server';
import {
  buttons,
  component,
  describedAs,
  flag,
  longText,
  number,
  option,
  parts,
  picture,
  requiredText,
  richText,
  text,
} from '../story/field-schemas.server';

/** A row of the small table: what it is, and what it costs. */
const row = component('teaser-row', {
  label: requiredText({max_length: 80}),
  value: requiredText({max_length: 40}),
});

/** A short text next to others; line breaks are preserved. */
const column = component('teaser-column', {
  title: requiredText({max_length: 40}),
  text: longText(),
});

/** Two columns: a picture, and text with facts. */
export const contentTeaserSchema = component('content-teaser', {
  headline: requiredText(),
  text: richText(),
  image: picture(),
  image_side: option('left', 'right'),
  tone: option('dark', 'light'),
  rows: parts(row),
  /** Which opening hours from the config are shown below the rows. */
  hours: option('none', 'all', 'shop', 'workshop'),
  columns: parts(column),
  buttons: buttons(),
});

/** The opening hours from the config that an editor chose to show, as further rows: exceptions last. */
export async function loadTeaserHours(
  {hours}: z.output<typeof contentTeaserSchema>,
  context: AppLoadContext,
) {
  if (hours === 'none') return [];
  const places = hours === 'all' ? (['shop', 'workshop'] as const) : [hours];
  const {weekly, special} = await loadHours(context, {places, showPlace: true});
  return [
    ...weekly.map(({label, time}) => ({label: keepTogether(label), value: time})),
    ...special.map(({days, text}) => ({label: keepTogether(days), value: text})),
  ];
}

const quoteField = longText({required: true});
const quote = describedAs(
  quoteField,
  quoteField.transform(withoutQuotes).refine((words) => words !== '', 'is empty'),
);

const review = component('review', {
  quote,
  author: requiredText({max_length: 60, translatable: false}),
  subject: text({max_length: 60}),
  stars: number({description: '1–5'}),
});

/** Customer quotes, with the shop's rating on Google. */
export const customerReviewsSchema = component('customer-reviews', {
  headline: requiredText(),
  show_rating: flag(),
  items: parts(review, 12),
});

/** The rating and notice shown with customer quotes. */
export async function loadReviewRating(
  {show_rating: showRating}: z.output<typeof customerReviewsSchema>,
  context: AppLoadContext,
) {
  const t = translatorOf(context.language);
  const [rating, config] = await Promise.all([
    showRating ? context.googleReviews.rating() : {rating: 0, count: 0},
    loadConfig(context),
  ]);
  const year = config?.google_reviews_since;
  return {
    ...rating,
    /** ' seit 2019'; '' when unknown. */
    since: year ? t('chrome.since', {year}) : '',
    /** The legally required notice that the shop does not verify who wrote the reviews. */
    unverifiedNotice: t('review.unchecked'),
  };
}

const QUOTATION_MARKS = '"„“”»«';
const QUOTED = new RegExp(`^[${QUOTATION_MARKS}]([^${QUOTATION_MARKS}]*)[${QUOTATION_MARKS}]$`);

/** A quote without the quotation marks around it; the page adds those of its own language. */
export function withoutQuotes(quote: string): string {
  return (QUOTED.exec(quote)?.[1] ?? quote).trim();
}

/** The European Commission's notice on the legal guarantee, whose file is set in the config. */
export const guaranteeNoticeSchema = component('guarantee-notice', {headline: text()});

/** The notice's file; `null`, logged, while the shop has none. */
export async function loadGuaranteeNotice(_content: unknown, context: AppLoadContext) {
  const notice = (await loadConfig(context))?.guarantee_notice;
  if (!notice) {
    console.error('The story config has no file of the legal guarantee notice');
    return null;
  }
  return {notice, label: translatorOf(context.language)('legal.notice')};
}

/** Who pays for returning goods, in the law's own words. */
export const returnTermsSchema = component('return-terms', {headline: text()});

interface ReturnTermsView {
  paragraphs: string[];
  /** Of the headline, if the page's table of contents links to it. */
  id?: string;
}

/** The return terms that the shop has chosen, a paragraph each. */
export async function loadReturnTerms(
  _content: unknown,
  context: AppLoadContext,
): Promise<ReturnTermsView> {
  const {language} = context;
  const terms = returnTerms(await loadConfig(context));
  return {paragraphs: returnWords(terms, {language, t: translatorOf(language)})};
}

/** Directions to the shop: a map image, and a map service's directions. */
export const routePlannerSchema = component('route-planner', {
  headline: requiredText(),
  text: longText(),
  address: requiredText({translatable: false}),
  latitude: number(),
  longitude: number(),
  map_image: picture(),
});

/** URLs of the place at the configured map service. */
export function loadMapService(
  place: z.output<typeof routePlannerSchema>,
  {settings}: AppLoadContext,
) {
  return Promise.resolve(mapUrls(settings.MAP_ORIGIN, place));
}

export type MapUrls = ReturnType<typeof mapUrls>;

/** Half the extent of an embedded map, in degrees; in full about 800 m by 500 m at the shop. */
const HALF_EXTENT = {latitude: 0.0024, longitude: 0.006};
const MAX_MERCATOR_LATITUDE = 85;
const ZOOM = 17;

/**
 * URLs of a place at OpenStreetMap, or at a service with the same URL scheme: `directions` takes `from`, `to` and
 * `engine` as GET parameters, `page` is the place on the service's website, `embed` the embeddable map. Without
 * coordinates the service searches for the postal address, and there is no map.
 */
export function mapUrls(
  service: string,
  place: {address: string; latitude: number | null; longitude: number | null},
) {
  const {address, latitude, longitude} = place;
  const base = service.replace(/\/+$/, '');
  const directions = `${base}/directions`;
  if (!isWithin(latitude, MAX_MERCATOR_LATITUDE) || !isWithin(longitude, 180)) {
    const page = `${base}/search?${new URLSearchParams({query: address}).toString()}`;
    return {directions, destination: address, page, embed: null};
  }
  const markerParams = new URLSearchParams({mlat: String(latitude), mlon: String(longitude)});
  const embedParams = new URLSearchParams({
    bbox: boundingBox(latitude, longitude).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return {
    directions,
    destination: `${latitude},${longitude}`,
    page: `${base}/?${markerParams.toString()}#map=${ZOOM}/${latitude}/${longitude}`,
    embed: `${base}/export/embed.html?${embedParams.toString()}`,
  };
}

function isWithin(degrees: number | null, limit: number): degrees is number {
  return degrees !== null && Math.abs(degrees) <= limit;
}

/** West, south, east and north bounds. */
function boundingBox(latitude: number, longitude: number): string[] {
  return [
    longitude - HALF_EXTENT.longitude,
    latitude - HALF_EXTENT.latitude,
    longitude + HALF_EXTENT.longitude,
    latitude + HALF_EXTENT.latitude,
  ].map((degrees) => degrees.toFixed(5));
}
