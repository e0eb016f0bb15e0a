import type {AppLoadContext} from '@shopify/remix-oxygen';

/** Hosts of this shop: its own, and Shopify's. */
export function ownHosts({settings}: AppLoadContext): string[] {
  const shopify = settings.PUBLIC_STORE_DOMAIN;
  const address = shopify.includes('://') ? shopify : `https://${shopify}`;
  const hosts = [settings.SHOP_ORIGIN, address].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).hostname] : [],
  );
  return [...new Set(hosts)];
}
