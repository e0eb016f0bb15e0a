import {createContentSecurityPolicy} from '@shopify/hydrogen';
import type {RequestContext} from './context.server';
import type {Settings} from './env.server';

/**
 * What a page may load, frame and send to, and the nonce of its scripts. Only the verified visual editor may
 * frame a page (decision 11); maps come when a visitor asks for them (decision 15). The search overlay asks the
 * search service by itself.
 */
export function contentSecurityPolicy({settings, preview}: RequestContext) {
  const {BASE_URL} = import.meta.env;
  const assets = URL.canParse(BASE_URL) ? [new URL(BASE_URL).origin] : [];
  const maps = settings.MAP_ORIGIN;
  const images = settings.IMAGE_ORIGIN ? [settings.IMAGE_ORIGIN] : [];
  const {nonce, header} = createContentSecurityPolicy({
    scriptSrc: ["'self'", ...assets],
    imgSrc: ["'self'", 'data:', 'https://cdn.shopify.com', 'https://a.storyblok.com', ...images],
    connectSrc: ["'self'", ...searchHosts(settings)],
    fontSrc: ["'self'", ...assets],
    formAction: ["'self'", maps],
    frameSrc: [maps],
    objectSrc: ["'none'"],
    ...(preview?.isVerified && {
      frameAncestors: ["'self'", settings.STORYBLOK_EDITOR_ORIGIN],
    }),
  });
  return {nonce, header};
}

/** Where Algolia's client asks, and where it turns when that host does not answer. */
function searchHosts({ALGOLIA_APP_ID, ALGOLIA_URL}: Settings): string[] {
  if (ALGOLIA_URL) return [ALGOLIA_URL];
  const fallbacks = [1, 2, 3].map((number) => `https://${ALGOLIA_APP_ID}-${number}.algolianet.com`);
  return [`https://${ALGOLIA_APP_ID}-dsn.algolia.net`, ...fallbacks];
}
