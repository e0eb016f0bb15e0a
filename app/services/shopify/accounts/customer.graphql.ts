const CUSTOMER_ISSUE_FRAGMENT = `#graphql
  fragment CustomerIssue on CustomerUserError {
    code
    field
    message
  }
` as const;

const CUSTOMER_ACCESS_FRAGMENT = `#graphql
  fragment CustomerAccess on CustomerAccessToken {
    accessToken
    expiresAt
  }
` as const;

export const CUSTOMER_QUERY = `#graphql
  query Customer($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      acceptsMarketing
      createdAt
      displayName
      email
      firstName
      lastName
      numberOfOrders
    }
  }
` as const;

export const CUSTOMER_CREATE_MUTATION = `#graphql
  mutation CustomerCreate($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer { id }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_UPDATE_MUTATION = `#graphql
  mutation CustomerUpdate($customerAccessToken: String!, $customer: CustomerUpdateInput!) {
    customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
      customerAccessToken { ...CustomerAccess }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION = `#graphql
  mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { ...CustomerAccess }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION = `#graphql
  mutation CustomerAccessTokenRenew($customerAccessToken: String!) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken { ...CustomerAccess }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
` as const;

export const CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION = `#graphql
  mutation CustomerAccessTokenDelete($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors { field message }
    }
  }
` as const;

export const CUSTOMER_RECOVER_MUTATION = `#graphql
  mutation CustomerRecover($email: String!) {
    customerRecover(email: $email) { customerUserErrors { ...CustomerIssue } }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_RESET_MUTATION = `#graphql
  mutation CustomerReset($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      customerAccessToken { ...CustomerAccess }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_RESET_BY_URL_MUTATION = `#graphql
  mutation CustomerResetByUrl($resetUrl: URL!, $password: String!) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      customerAccessToken { ...CustomerAccess }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ACTIVATE_MUTATION = `#graphql
  mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
      customerAccessToken { ...CustomerAccess }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ACCESS_FRAGMENT}
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ADDRESS_FRAGMENT = `#graphql
  fragment CustomerAddress on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    zip
    city
    province
    provinceCode
    country: countryCodeV2
    phone
  }
` as const;

export const CUSTOMER_ADDRESSES_QUERY = `#graphql
  query CustomerAddresses($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      defaultAddress { id }
      addresses(first: 100) { nodes { ...CustomerAddress } }
    }
  }
  ${CUSTOMER_ADDRESS_FRAGMENT}
` as const;

export const CUSTOMER_ADDRESS_CREATE_MUTATION = `#graphql
  mutation CustomerAddressCreate($customerAccessToken: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
      customerAddress { id }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation CustomerAddressUpdate(
    $customerAccessToken: String!
    $id: ID!
    $address: MailingAddressInput!
  ) {
    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
      customerAddress { id }
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_ADDRESS_DELETE_MUTATION = `#graphql
  mutation CustomerAddressDelete($customerAccessToken: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;

export const CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation CustomerDefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!) {
    customerDefaultAddressUpdate(
      customerAccessToken: $customerAccessToken
      addressId: $addressId
    ) {
      customerUserErrors { ...CustomerIssue }
    }
  }
  ${CUSTOMER_ISSUE_FRAGMENT}
` as const;
