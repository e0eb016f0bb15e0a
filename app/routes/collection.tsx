import {useLoaderData} from '@remix-run/react';
import {data, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import styles from '~/features/catalogue/catalogue.css?url';
import {CollectionPage} from '~/features/catalogue/CollectionPage';
import {
  redirectToCanonicalUrl,
  listingSeo,
  readListingQuery,
} from '~/features/catalogue/listing-query.server';
import {listingMessages} from '~/features/catalogue/load-listing.server';
import {loadCollection} from '~/features/catalogue/collection-view.server';
import {missingPage} from '~/features/errors/error-responses.server';
import {loadLeasingContent} from '~/features/leasing-request/leasing-request.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {href} from '~/i18n/href';

export const links: LinksFunction = () => [{rel: 'stylesheet', href: styles}];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = readListingQuery(url.searchParams, 'collection');
  redirectToCanonicalUrl(url, query);

  const leasingMinimum = loadLeasingContent(context).then(({minimum}) => minimum);
  const loaded = await loadCollection(context, params.handle ?? '', query, leasingMinimum);
  if (!loaded) return missingPage(context, request);

  const {collection, view, shown} = loaded;
  const {seo, title, description, image} = collection;
  const meta = await pageMeta(context, request, {
    title: seo.title || title,
    name: title,
    description: seo.description || description,
    image,
    breadcrumb: view.breadcrumb.map(({title: name, handle}) => ({
      title: name,
      href: href(context.language, 'collection', {handle}),
    })),
    ...listingSeo(query, view.listing),
  });
  // Without its list the page is a server error for crawlers, while people still see the rest of it.
  const messages = listingMessages(context.language, shown.listing);
  return data({collection: shown, messages, meta}, {status: view.listing ? 200 : 500});
}

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function CollectionRoute() {
  return <CollectionPage collection={useLoaderData<typeof loader>().collection} />;
}
