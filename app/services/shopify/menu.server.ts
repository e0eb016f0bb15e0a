import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {MENU_QUERY} from './menu.graphql';
import type {MenuQuery} from './storefront.generated';

/** Menus of the Storefront API. */
export function createMenuService(client: ShopifyClient) {
  return {
    /** A menu three levels deep (`null` when there is none of that handle) with the hosts of its own addresses. */
    async get(
      handle: string,
    ): Promise<{menu: MenuQuery['menu']; ownHosts: string[]; hasPrivacyPolicy: boolean}> {
      const {menu, shop} = await client.query(MENU_QUERY, {handle}, FURNITURE);
      return {
        menu,
        ownHosts: [shop.primaryDomain.host, client.storeHost],
        hasPrivacyPolicy: Boolean(shop.privacyPolicy),
      };
    },
  };
}
