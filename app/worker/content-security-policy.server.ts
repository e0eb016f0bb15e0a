import {createContentSecurityPolicy} from '@shopify/hydrogen';
import type {RequestContext} from './context.server';

/**
 * What a page may load, frame and send to, and the nonce of its scripts. Only the verified visual editor may
 * frame a page (decision 11); maps come when a visitor asks for them (decision 15).
 */
export function contentSecurityPolicy({settings, preview}: RequestContext) {
  const {BASE_URL} = import.meta.env;
  const assets = URL.canParse(BASE_URL) ? [new URL(BASE_URL).origin] : [];
  const maps = settings.MAP_ORIGIN;
  const images = settings.IMAGE_ORIGIN ? [settings.IMAGE_ORIGIN] : [];
  const {nonce, header} = createContentSecurityPolicy({
    scriptSrc: ["'self'", ...assets],
    imgSrc: ["'self'", 'data:', 'https://cdn.shopify.com', 'https://a.storyblok.com', ...images],
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
