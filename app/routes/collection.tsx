import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CollectionPage} from '~/features/catalogue/CollectionPage';
import {nextPageQuery, readListingQuery, toListing} from '~/features/catalogue/listing-query';
import {missingPage} from '~/features/errors/missing-page.server';
import {toProductCard} from '~/features/product/product-card-view';
import {pageStays} from '~/features/navigation/page-stays';
import {pageMeta} from '~/features/seo/page-meta.server';

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
    meta: await pageMeta(context, request, {
      title: seo.title ?? title,
      description: seo.description ?? description,
      trail: [],
    }),
  };
}

export const shouldRevalidate = pageStays;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function CollectionRoute() {
  return <CollectionPage collection={useLoaderData<typeof loader>().collection} />;
}
