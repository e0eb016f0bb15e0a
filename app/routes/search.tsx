import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toProductCard} from '~/features/product/product-card-view';
import {nextPageQuery, productsOf, readSearchQuery} from '~/features/search/search-query';
import {SearchPage} from '~/features/search/SearchPage';
import {pageMeta} from '~/features/seo/page-meta.server';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {shopify, language} = context;
  const query = readSearchQuery(new URL(request.url).searchParams);
  const found = query.q
    ? await shopify.search.products(query.q, productsOf(query))
    : {products: [], total: 0};
  return {
    search: {
      q: query.q,
      total: found.total,
      products: found.products.map((product) => toProductCard(product, language)),
      moreQuery: nextPageQuery(query, found.total),
    },
    meta: await pageMeta(context, request, {
      title: translatorOf(language)('search.title'),
      noindex: true,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>().search} />;
}
