/** What a visitor has put into a cart, and nothing of who they are. */
export const CART_CONTENT_QUERY = `#graphql
  query CartContent(
    $cartId: ID!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      note
      attributes {
        key
        value
      }
      discountCodes {
        code
      }
      lines(first: 250, after: $after) {
        nodes {
          quantity
          attributes {
            key
            value
          }
          sellingPlanAllocation {
            sellingPlan {
              id
            }
          }
          merchandise {
            ... on ProductVariant {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;
