import {useLoaderData} from '@remix-run/react';
import {data, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import styles from '~/features/catalogue/catalogue.css?url';
import {redirectToCanonicalUrl, readListingQuery} from '~/features/catalogue/listing-query.server';
import {listingMessages} from '~/features/catalogue/load-listing.server';
import {loadSearch} from '~/features/search/load-search.server';
import {SearchPage} from '~/features/search/SearchPage';
import {pageMeta} from '~/features/seo/page-meta.server';

export const links: LinksFunction = () => [{rel: 'stylesheet', href: styles}];

export async function loader({context, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = readListingQuery(url.searchParams, 'search');
  redirectToCanonicalUrl(url, query);

  const search = await loadSearch(context, query);
  const meta = await pageMeta(context, request, {title: search.title, noindex: true});
  const messages = listingMessages(context.language, search.listing);
  return data({search, messages, meta}, {status: search.failed ? 500 : 200});
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>().search} />;
}
