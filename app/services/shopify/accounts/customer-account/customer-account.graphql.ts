/** Documents of the Customer Account API. Aliases give fields the names that the Storefront API has for them. */

export const CUSTOMER_ADDRESS_FRAGMENT = `#graphql
  fragment AccountAddress on CustomerAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    zip
    city
    province
    provinceCode: zoneCode
    country: territoryCode
    phone: phoneNumber
  }
` as const;

export const ACCOUNT_PROFILE_QUERY = `#graphql
  query AccountProfile {
    customer {
      id
      createdAt: creationDate
      displayName
      emailAddress {
        emailAddress
        marketingState
      }
      firstName
      lastName
    }
  }
` as const;

export const ACCOUNT_UPDATE_MUTATION = `#graphql
  mutation AccountUpdate($input: CustomerUpdateInput!) {
    customerUpdate(input: $input) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ACCOUNT_SUBSCRIBE_MUTATION = `#graphql
  mutation AccountSubscribe {
    customerEmailMarketingSubscribe {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ACCOUNT_UNSUBSCRIBE_MUTATION = `#graphql
  mutation AccountUnsubscribe {
    customerEmailMarketingUnsubscribe {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ACCOUNT_ADDRESSES_QUERY = `#graphql
  query AccountAddresses {
    customer {
      defaultAddress {
        id
      }
      addresses(first: 100) {
        nodes {
          ...AccountAddress
        }
      }
    }
  }
  ${CUSTOMER_ADDRESS_FRAGMENT}
` as const;

export const ACCOUNT_ADDRESS_CREATE_MUTATION = `#graphql
  mutation AccountAddressCreate($address: CustomerAddressInput!) {
    customerAddressCreate(address: $address) {
      customerAddress {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Without an address only the default one changes. */
export const ACCOUNT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation AccountAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      customerAddress {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ACCOUNT_ADDRESS_DELETE_MUTATION = `#graphql
  mutation AccountAddressDelete($id: ID!) {
    customerAddressDelete(addressId: $id) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
