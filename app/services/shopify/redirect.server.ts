import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {URL_REDIRECT_QUERY} from './redirect.graphql';

/** Redirects that the shop's staff keeps in Shopify. */
export function createRedirectService(client: ShopifyClient) {
  return {
    /** Where an old path leads (a path or a full address), or `null`. */
    async targetOf(path: string): Promise<string | null> {
      const query = `path:"${path.replaceAll(/["\\]/g, '')}"`;
      const {urlRedirects} = await client.query(URL_REDIRECT_QUERY, {query}, FURNITURE);
      const [found] = urlRedirects.nodes;
      return found?.path.toLowerCase() === path.toLowerCase() ? found.target : null;
    },
  };
}
