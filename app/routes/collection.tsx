import {useLoaderData, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CollectionPage} from '~/features/catalogue/CollectionPage';
import {nextPageQuery, readListingQuery, toListing} from '~/features/catalogue/listing-query';
import {pageMeta} from '~/features/chrome/page-meta';
import {missingPage} from '~/features/errors/missing-page.server';
import {toProductCard} from '~/features/product/product-card-view';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {shopify, language} = context;
  const query = readListingQuery(new URL(request.url).searchParams);
  const collection = await shopify.collection.get(params.handle ?? '', toListing(query));
  if (!collection) return missingPage(context, request);

  const {handle, title, description, descriptionHtml, seo, products} = collection;
  return {
    collection: {
      ...query,
      handle,
      title,
      descriptionHtml,
      products: products.nodes.map((product) => toProductCard(product, language)),
      moreQuery: nextPageQuery(query, products.pageInfo.hasNextPage),
    },
    meta: pageMeta(request, {
      title: seo.title ?? title,
      description: seo.description ?? description,
    }),
  };
}

/** A change of the cart leaves the list as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === 'POST' ? false : defaultShouldRevalidate);

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function CollectionRoute() {
  return <CollectionPage collection={useLoaderData<typeof loader>().collection} />;
}
