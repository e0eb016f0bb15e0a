import type {AppLoadContext} from '@shopify/remix-oxygen';

/** Hosts of this shop: where the visitor is, and Shopify's. */
export function ownHosts({settings}: AppLoadContext, request: Request): string[] {
  const shopify = settings.PUBLIC_STORE_DOMAIN;
  const address = shopify.includes('://') ? shopify : `https://${shopify}`;
  const hosts = [request.url, address].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).hostname] : [],
  );
  return [...new Set(hosts)];
}
