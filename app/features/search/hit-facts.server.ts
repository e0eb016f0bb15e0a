import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {languageNames} from '~/i18n/languages';
import type {ProductCardFragment} from '~/services/shopify/storefront.generated';
import {readWords} from '../catalogue/listing-query.server';
import type {Destination} from '../goods/shipping';
import {meantVariant, toFoundCard, type MeantVariant} from '../product/product-card-view';
import {numberIn} from '~/services/shopify/ids';
import {reportViewed} from '../search-events/report-search.server';
import {MARK, readMark} from '../search-events/search-mark';
import {articlesOf} from './load-search.server';
import type {HitFacts} from './overlay/hit-facts';

/** As many hits as the overlay lists. */
const MOST_HITS = 25;

const schema = z.object({
  words: z.string().max(500).transform(readWords),
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.string().regex(/^\d{1,20}$/)).max(MOST_HITS)),
  language: z.enum(languageNames).optional(),
  [MARK]: z.string().max(100).nullish(),
});

/**
 * What the search service cannot know of its hits: price and stock where the visitor is, and the variant that the
 * words mean. Reports the hits as shown when their answer's mark came along. `null` when the question is nonsense; throws `ServiceOutage` when Shopify is out.
 */
export async function loadHitFacts(
  context: AppLoadContext,
  params: URLSearchParams,
  destination: Promise<Destination>,
): Promise<HitFacts[] | null> {
  const asked = schema.safeParse(Object.fromEntries(params));
  if (!asked.success) return null;
  const {words, ids, [MARK]: found = null} = asked.data;
  const mark = readMark(found);
  if (mark) {
    const index = context.search.access.products;
    reportViewed(context, {index, queryId: mark.queryId, objectIds: ids});
  }
  const products = await context.shopify.product.byIds(ids);
  const [articles, place] = await Promise.all([
    articlesOf(
      context,
      words,
      products.map(({handle}) => handle),
    ),
    destination,
  ]);
  const facts = products.map(async (product): Promise<HitFacts> => {
    const article = articles.find(({handle}) => handle === product.handle);
    const meant = article
      ? await articleOf(context, product, article.options)
      : meantVariant(product, words);
    const {query, variant, price, stock} = toFoundCard(product, meant, place);
    return {id: numberIn('Product', product.id) ?? '', query, variant, price, stock};
  });
  return Promise.all(facts);
}

/** The variant of an article number, which may be beyond those that a card is told of. */
async function articleOf(
  {shopify}: AppLoadContext,
  {handle, variants}: ProductCardFragment,
  options: MeantVariant['options'],
): Promise<MeantVariant> {
  const told = variants.nodes.find(({selectedOptions}) =>
    options.every(({name, value}) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    ),
  );
  if (told) return {options, variant: told};
  const asked = await shopify.product.getVariant(handle, options);
  return {options, variant: asked && asked.variant};
}
