import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {optional} from '~/services/http/outage.server';
import {linkHref} from '../story/links';
import {sanitiseHtml} from '../story/sanitise-html.server';
import {loadConfig} from './site-config.server';

/**
 * A policy of the shop by Shopify's name of it (`refund-policy`), `null` when none is published. Leads on where a page
 * of the content service stands for it.
 */
export async function loadPolicy(
  context: AppLoadContext,
  handle: string,
): Promise<{title: string; html: string} | null> {
  const own = await ownPage(context, handle);
  if (own) throw redirect(own, 301);
  const policy = await context.shopify.shop.policy(handle);
  return policy && {title: policy.title, html: sanitiseHtml(policy.body)};
}

async function ownPage(context: AppLoadContext, handle: string): Promise<string | null> {
  const {language, storyblok} = context;
  if (handle === 'shipping-policy') {
    const story = await optional(storyblok.story('versandkosten-lieferzeit'), null);
    return story && href(language, 'shippingCosts');
  }
  const config = await loadConfig(context);
  const pages = new Map([
    ['privacy-policy', config?.privacy_page],
    ['terms-of-service', config?.terms_page],
    ['refund-policy', config?.returns_page],
  ]);
  const link = pages.get(handle);
  return link ? linkHref(language, link) : null;
}
