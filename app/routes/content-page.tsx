import {useLoaderData} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageOfShopifyLink} from '~/features/account/password-forms.server';
import {cartLinkOfShopify} from '~/features/cart/cart-link';
import {
  loadContentPage,
  previewStory,
  redirectToOwnPage,
} from '~/features/blocks/load-story.server';
import {PERSONAL_HEADERS} from '~/features/navigation/responses.server';
import {StoryPage} from '~/features/blocks/StoryPage';
import {missingPage} from '~/features/errors/error-responses.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {WithdrawalLinkOnReturns} from '~/features/site/LegalLinks';
import {isPersonalPath} from '~/pages';

/** Matches every path that no other route does: a Storyblok story, or 404. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const slug = (params['*'] ?? '').replace(/\/+$/, '');
  const url = new URL(request.url);
  const accountPage = pageOfShopifyLink(url.pathname);
  // Links in e-mails work once, so no cache may store their redirects.
  if (accountPage) throw redirect(accountPage, {status: 302, headers: PERSONAL_HEADERS});
  const cartLink = cartLinkOfShopify(url);
  if (cartLink) throw redirect(cartLink, {status: 302, headers: PERSONAL_HEADERS});
  redirectToOwnPage(context, slug, url);
  // A link of Shopify's mails that is cut off or mistyped may contain a valid token, which no other supplier gets.
  const found = isPersonalPath(url.pathname) ? null : await loadContentPage(context, slug);
  if (!found) return missingPage(context, request);
  const {page, seo} = found;
  return {page, meta: await pageMeta(context, request, {...seo, breadcrumb: page.breadcrumb})};
}

export const action = previewStory;

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ContentPageRoute() {
  const {page} = useLoaderData<typeof loader>();
  return (
    <StoryPage key={page.story.slug} page={page}>
      <WithdrawalLinkOnReturns className="page-width pb-4" />
    </StoryPage>
  );
}
