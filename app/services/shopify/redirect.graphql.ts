export const URL_REDIRECT_QUERY = `#graphql
  query UrlRedirect($query: String!) {
    urlRedirects(first: 1, query: $query) {
      nodes {
        path
        target
      }
    }
  }
` as const;
