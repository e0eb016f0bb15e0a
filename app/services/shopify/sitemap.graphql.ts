export const SITEMAP_SIZE_QUERY = `#graphql
  query SitemapSize($type: SitemapType!) {
    sitemap(type: $type) {
      pagesCount {
        count
      }
    }
  }
` as const;

export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage($type: SitemapType!, $page: Int!) {
    sitemap(type: $type) {
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
  }
` as const;
