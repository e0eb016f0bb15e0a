import type {SitemapType} from '@shopify/hydrogen/storefront-api-types';
import {SHOP_DATA_CACHING} from '../http/response-cache.server';
import type {ShopifyClient} from './client.server';
import type {
  LocalizationQuery,
  MenuQuery,
  PickupLocationsQuery,
  PolicyFragment,
} from './storefront.generated';
import {IMAGE_FRAGMENT} from './fragments.graphql';

export const SHOP_ID_QUERY = `#graphql
  query ShopId {
    shop { id }
  }
` as const;

/** Pickup locations: a separate query, as the token may lack the access scope for it. */
export const PICKUP_LOCATIONS_QUERY = `#graphql
  query PickupLocations {
    locations(first: 10) {
      nodes {
        name
        address { address1 city }
      }
    }
  }
` as const;

export const POLICIES_QUERY = `#graphql
  query Policies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy { ...Policy }
      refundPolicy { ...Policy }
      shippingPolicy { ...Policy }
      termsOfService { ...Policy }
    }
  }
  fragment Policy on ShopPolicy {
    handle
    title
    body
  }
` as const;

export const LOCALIZATION_QUERY = `#graphql
  query Localization($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
        name
        unitSystem
        currency { isoCode name symbol }
      }
      language { isoCode name endonymName }
      availableCountries {
        isoCode
        name
        currency { isoCode }
      }
      availableLanguages { isoCode endonymName }
    }
  }
` as const;

/** Handle of the menu of three levels that the shop's staff maintains for the navigation. */
export const MAIN_MENU = 'main-menu';

export const MENU_QUERY = `#graphql
  query Menu($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      primaryDomain { host }
      privacyPolicy { handle }
      refundPolicy { handle }
      termsOfService { handle }
    }
    menu(handle: $handle) {
      items {
        ...MenuEntry
        ...MenuPicture
        items {
          ...MenuEntry
          ...MenuPicture
          items { ...MenuEntry }
        }
      }
    }
  }
  fragment MenuEntry on MenuItem {
    id
    title
    url
    type
  }
  fragment MenuPicture on MenuItem {
    resource {
      ... on Collection {
        title
        image { ...Image }
      }
    }
  }
  ${IMAGE_FRAGMENT}
` as const;

export const URL_REDIRECT_QUERY = `#graphql
  query UrlRedirect($query: String!) {
    urlRedirects(first: 1, query: $query) { nodes { path target } }
  }
` as const;

export const SITEMAP_SIZE_QUERY = `#graphql
  query SitemapSize($type: SitemapType!) {
    sitemap(type: $type) { pagesCount { count } }
  }
` as const;

export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage($type: SitemapType!, $page: Int!) {
    sitemap(type: $type) {
      resources(page: $page) { items { handle updatedAt } }
    }
  }
` as const;

/** A shop of the owner where orders can be picked up. */
export type PickupLocation = PickupLocationsQuery['locations']['nodes'][number];

/** Names the shops by their street, with the town if there are several towns; without a street by their name. */
export function createPickupLocationNamer(
  all: readonly PickupLocation[],
): (location: PickupLocation) => string {
  const towns = new Set(all.map(({address}) => address.city ?? ''));
  return ({name, address}) => {
    if (!address.address1) return name;
    return [address.address1, towns.size > 1 && address.city].filter(Boolean).join(', ');
  };
}

type MenuItem = NonNullable<MenuQuery['menu']>['items'][number];

/** An entry of the menu; on the third level it has neither a resource nor entries. */
export type MenuEntry = Omit<MenuItem, 'items' | 'resource'> & {
  resource?: MenuItem['resource'];
  items?: MenuEntry[];
};

export type Localization = LocalizationQuery['localization'];

/** The shop's own data in Shopify. */
export function createShopService(client: ShopifyClient) {
  return {
    /** Shopify's id of the shop (gid). */
    async id(): Promise<string> {
      const {shop} = await client.query(SHOP_ID_QUERY, {}, SHOP_DATA_CACHING);
      return shop.id;
    },

    /**
     * Names of the shops where orders can be picked up: their streets, with towns where these differ. Empty without the
     * access scope `unauthenticated_read_product_pickup_locations`.
     */
    async pickupLocationNames(): Promise<string[]> {
      const response = await client.query(PICKUP_LOCATIONS_QUERY, {}, SHOP_DATA_CACHING, {
        allowAccessDenied: true,
      });
      const {locations} = response as Partial<typeof response>;
      const nodes = locations?.nodes ?? [];
      return nodes.map(createPickupLocationNamer(nodes));
    },

    /** A policy by Shopify's handle (`privacy-policy`) as HTML, or `null` when it is not published. */
    async policy(handle: string): Promise<PolicyFragment | null> {
      const {shop} = await client.query(POLICIES_QUERY, {}, SHOP_DATA_CACHING);
      return Object.values(shop).find((policy) => policy?.handle === handle) ?? null;
    },

    /** Country, currency and language that Shopify actually serves for the requested ones, and the available ones. */
    async localization(): Promise<Localization> {
      const {localization} = await client.query(LOCALIZATION_QUERY, {}, SHOP_DATA_CACHING);
      return localization;
    },

    /** The main menu (`null` if there is none) with the hosts of its own links, and the handles of the shop's policies. */
    async mainMenu(): Promise<{menu: MenuQuery['menu']; ownHosts: string[]; policies: string[]}> {
      const {menu, shop} = await client.query(MENU_QUERY, {handle: MAIN_MENU}, SHOP_DATA_CACHING);
      return {
        menu,
        ownHosts: [shop.primaryDomain.host, ...client.hosts],
        policies: [shop.privacyPolicy, shop.refundPolicy, shop.termsOfService].flatMap(
          (policy) => policy?.handle ?? [],
        ),
      };
    },

    /** Where a redirect that the shop's staff maintains leads from an old path (a path or a full URL), or `null`. */
    async redirectTarget(path: string): Promise<string | null> {
      const query = `path:"${path.replaceAll(/["\\]/g, '')}"`;
      const {urlRedirects} = await client.query(URL_REDIRECT_QUERY, {query}, SHOP_DATA_CACHING);
      const [found] = urlRedirects.nodes;
      return found?.path.toLowerCase() === path.toLowerCase() ? found.target : null;
    },

    /** How many pages of up to 250 items Shopify's sitemap has. Never cached: it is large and rarely requested. */
    async sitemapPages(type: SitemapType): Promise<number> {
      const {sitemap} = await client.query(SITEMAP_SIZE_QUERY, {type});
      return sitemap.pagesCount?.count ?? 0;
    },

    /** The products or collections of one of them, with their last change (ISO 8601); pages start at 1. */
    async sitemapPage(type: SitemapType, page: number) {
      const {sitemap} = await client.query(SITEMAP_PAGE_QUERY, {type, page});
      return sitemap.resources?.items ?? [];
    },
  };
}
