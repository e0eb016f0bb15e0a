import type {ShopifyClient} from './client.server';
import {FURNITURE} from './cache-policies';
import {MENU_QUERY} from './menu.graphql';
import type {MenuQuery} from './storefront.generated';

/** Menus of the Storefront API (spec §7). */
export function createMenuService(client: ShopifyClient) {
  return {
    /** A menu three levels deep, or `null` when there is none of that handle. */
    async get(handle: string): Promise<MenuQuery['menu'] | null> {
      const {menu} = await client.query(MENU_QUERY, {handle}, FURNITURE);
      return menu ?? null;
    },
  };
}
