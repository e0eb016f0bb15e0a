/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from '@shopify/hydrogen-react-next/customer-account-api-types';

export type AccountAddressFragment = (
  Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province'>
  & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'], country: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'] }
);

export type AccountProfileQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type AccountProfileQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'displayName' | 'firstName' | 'lastName'>
    & { createdAt: CustomerAccountAPI.Customer['creationDate'] }
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress' | 'marketingState'>> }
  ) };

export type AccountUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
}>;


export type AccountUpdateMutation = { customerUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountSubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type AccountSubscribeMutation = { customerEmailMarketingSubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountUnsubscribeMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type AccountUnsubscribeMutation = { customerEmailMarketingUnsubscribe?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountAddressesQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type AccountAddressesQuery = { customer: { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<(
        Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province'>
        & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'], country: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'] }
      )> } } };

export type AccountAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
}>;


export type AccountAddressCreateMutation = { customerAddressCreate?: CustomerAccountAPI.Maybe<{ customerAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  isDefault?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type AccountAddressUpdateMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ customerAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type AccountAddressDeleteMutation = { customerAddressDelete?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type AccountMoneyFragment = Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type AccountOrderSummaryFragment = (
  Pick<CustomerAccountAPI.Order, 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus'>
  & { orderNumber: CustomerAccountAPI.Order['number'], canceledAt: CustomerAccountAPI.Order['cancelledAt'] }
);

export type AccountOrdersQueryVariables = CustomerAccountAPI.Exact<{
  first?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Int']['input']>;
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  last?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Int']['input']>;
  before?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type AccountOrdersQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus'>
        & { orderNumber: CustomerAccountAPI.Order['number'], canceledAt: CustomerAccountAPI.Order['cancelledAt'] }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasPreviousPage' | 'hasNextPage' | 'startCursor' | 'endCursor'> } } };

export type AccountPurchasesQueryVariables = CustomerAccountAPI.Exact<{
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type AccountPurchasesQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus'>
        & { orderNumber: CustomerAccountAPI.Order['number'], canceledAt: CustomerAccountAPI.Order['cancelledAt'] }
        & { lineItems: { nodes: Array<Pick<CustomerAccountAPI.LineItem, 'refundableQuantity' | 'variantId' | 'productId' | 'sku'>> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type AccountDiscountFragment = { allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'> | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'> | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'> | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'> };

export type AccountOrderLineFragment = (
  Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'refundableQuantity' | 'variantId' | 'productId' | 'sku' | 'vendor'>
  & { customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'> | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'> | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'> | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'> }>, variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name' | 'value'>>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type AccountOrderIdQueryVariables = CustomerAccountAPI.Exact<{
  search: CustomerAccountAPI.Scalars['String']['input'];
}>;


export type AccountOrderIdQuery = { customer: { orders: { nodes: Array<Pick<CustomerAccountAPI.Order, 'id' | 'number'>> } } };

export type AccountOrderQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  afterParcel?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  afterLine?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type AccountOrderQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'cancelReason' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus'>
    & { orderNumber: CustomerAccountAPI.Order['number'], canceledAt: CustomerAccountAPI.Order['cancelledAt'] }
    & { totalShippingPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'> | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'> | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'> | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'> }>, soldInformation: { total?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalTaxes?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>> }, currentPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: CustomerAccountAPI.Maybe<(
      Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province'>
      & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'], country: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'] }
    )>, billingAddress?: CustomerAccountAPI.Maybe<(
      Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province'>
      & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'], country: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'] }
    )>, fulfillments: { nodes: Array<(
        Pick<CustomerAccountAPI.Fulfillment, 'status'>
        & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'company' | 'number' | 'url'>>, fulfillmentLineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.FulfillmentLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'title'> }
          )> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'refundableQuantity' | 'variantId' | 'productId' | 'sku' | 'vendor'>
        & { customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title'> | Pick<CustomerAccountAPI.DiscountCodeApplication, 'code'> | Pick<CustomerAccountAPI.ManualDiscountApplication, 'title'> | Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title'> }>, variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name' | 'value'>>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type AccountReturnFragment = (
  Pick<CustomerAccountAPI.Return, 'name' | 'status' | 'createdAt'>
  & { decline?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.ReturnDecline, 'note'>>, returnLineItems: { nodes: Array<(
      Pick<CustomerAccountAPI.ReturnLineItem, 'quantity'>
      & { lineItem: Pick<CustomerAccountAPI.LineItem, 'title'> }
    ) | (
      Pick<CustomerAccountAPI.UnverifiedReturnLineItem, 'quantity'>
      & { lineItem: Pick<CustomerAccountAPI.LineItem, 'title'> }
    )> } }
);

export type AccountReturnsQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  afterReturn?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  afterLine?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
  language?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.LanguageCode>;
}>;


export type AccountReturnsQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'id' | 'name'>
    & { returns: { nodes: Array<(
        Pick<CustomerAccountAPI.Return, 'name' | 'status' | 'createdAt'>
        & { decline?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.ReturnDecline, 'note'>>, returnLineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.ReturnLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'title'> }
          ) | (
            Pick<CustomerAccountAPI.UnverifiedReturnLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'title'> }
          )> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, returnInformation: { nonReturnableSummary?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.OrderNonReturnableSummary, 'summaryMessage'>>, returnFees: Array<(
        Pick<CustomerAccountAPI.ReturnRestockingFee, 'title'>
        & { amountSet: { presentmentMoney: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> } }
      ) | (
        Pick<CustomerAccountAPI.ReturnShippingFee, 'title'>
        & { amountSet: { presentmentMoney: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> } }
      )>, returnableLineItems: { nodes: Array<(
          Pick<CustomerAccountAPI.ReturnableLineItem, 'quantity'>
          & { lineItem: (
            Pick<CustomerAccountAPI.LineItem, 'id' | 'title' | 'variantId'>
            & { variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name' | 'value'>>>, suggestedReturnReasonDefinitions?: CustomerAccountAPI.Maybe<{ nodes: Array<Pick<CustomerAccountAPI.ReturnReasonDefinition, 'id' | 'handle' | 'name' | 'deleted'>> }> }
          ) }
        )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } }
  )> };

export type AccountRequestReturnMutationVariables = CustomerAccountAPI.Exact<{
  orderId: CustomerAccountAPI.Scalars['ID']['input'];
  lines: Array<CustomerAccountAPI.RequestedLineItemInput> | CustomerAccountAPI.RequestedLineItemInput;
}>;


export type AccountRequestReturnMutation = { orderRequestReturn?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.ReturnUserError, 'code' | 'field' | 'message'>> }> };

interface GeneratedQueryTypes {
  "#graphql\n  query AccountProfile {\n    customer {\n      createdAt: creationDate\n      displayName\n      emailAddress { emailAddress marketingState }\n      firstName\n      lastName\n    }\n  }\n": {return: AccountProfileQuery, variables: AccountProfileQueryVariables},
  "#graphql\n  query AccountAddresses {\n    customer {\n      defaultAddress { id }\n      addresses(first: 100) { nodes { ...AccountAddress } }\n    }\n  }\n  #graphql\n  fragment AccountAddress on CustomerAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    zip\n    city\n    province\n    provinceCode: zoneCode\n    country: territoryCode\n    phone: phoneNumber\n  }\n\n": {return: AccountAddressesQuery, variables: AccountAddressesQueryVariables},
  "#graphql\n  query AccountOrders($first: Int, $after: String, $last: Int, $before: String) {\n    customer {\n      orders(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        nodes { ...AccountOrderSummary }\n        pageInfo { hasPreviousPage hasNextPage startCursor endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment AccountOrderSummary on Order {\n    orderNumber: number\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt: cancelledAt\n  }\n\n": {return: AccountOrdersQuery, variables: AccountOrdersQueryVariables},
  "#graphql\n  query AccountPurchases($after: String) {\n    customer {\n      orders(first: 9, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...AccountOrderSummary\n          lineItems(first: 100) { nodes { refundableQuantity variantId productId sku } }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment AccountOrderSummary on Order {\n    orderNumber: number\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt: cancelledAt\n  }\n\n": {return: AccountPurchasesQuery, variables: AccountPurchasesQueryVariables},
  "#graphql\n  query AccountOrderId($search: String!) {\n    customer { orders(first: 5, query: $search) { nodes { id number } } }\n  }\n": {return: AccountOrderIdQuery, variables: AccountOrderIdQueryVariables},
  "#graphql\n  query AccountOrder($id: ID!, $afterParcel: String, $afterLine: String) {\n    order(id: $id) {\n      ...AccountOrderSummary\n      cancelReason\n      totalShippingPrice: totalShipping { ...AccountMoney }\n      shippingDiscountAllocations { ...AccountDiscount }\n      soldInformation {\n        total { ...AccountMoney }\n        totalTaxes { ...AccountMoney }\n      }\n      currentPrice: totalPrice { ...AccountMoney }\n      totalRefunded { ...AccountMoney }\n      shippingAddress { ...AccountAddress }\n      billingAddress { ...AccountAddress }\n      fulfillments(first: 5, after: $afterParcel) {\n        nodes {\n          status\n          trackingInformation { company number url }\n          fulfillmentLineItems(first: 50) {\n            nodes {\n              quantity\n              lineItem { title }\n            }\n          }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n      lineItems(first: 40, after: $afterLine) {\n        nodes { ...AccountOrderLine }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment AccountOrderSummary on Order {\n    orderNumber: number\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt: cancelledAt\n  }\n\n  #graphql\n  fragment AccountOrderLine on LineItem {\n    title\n    quantity\n    refundableQuantity\n    customAttributes { key value }\n    totalPriceBeforeDiscounts { ...AccountMoney }\n    totalPriceWithDiscounts { ...AccountMoney }\n    discountAllocations { ...AccountDiscount }\n    variantId\n    productId\n    sku\n    vendor\n    variantOptions { name value }\n    image { url altText width height }\n  }\n\n  #graphql\n  fragment AccountDiscount on DiscountAllocation {\n    allocatedAmount { ...AccountMoney }\n    discountApplication {\n      ... on DiscountCodeApplication { code }\n      ... on AutomaticDiscountApplication { title }\n      ... on ManualDiscountApplication { title }\n      ... on ScriptDiscountApplication { title }\n    }\n  }\n\n  #graphql\n  fragment AccountAddress on CustomerAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    zip\n    city\n    province\n    provinceCode: zoneCode\n    country: territoryCode\n    phone: phoneNumber\n  }\n\n  #graphql\n  fragment AccountMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: AccountOrderQuery, variables: AccountOrderQueryVariables},
  "#graphql\n  query AccountReturns(\n    $id: ID!\n    $afterReturn: String\n    $afterLine: String\n    $language: LanguageCode\n  ) @inContext(language: $language) {\n    order(id: $id) {\n      id\n      name\n      returns(first: 4, after: $afterReturn, sortKey: CREATED_AT) {\n        nodes { ...AccountReturn }\n        pageInfo { hasNextPage endCursor }\n      }\n      returnInformation {\n        nonReturnableSummary { summaryMessage }\n        returnFees {\n          title\n          amountSet { presentmentMoney { amount currencyCode } }\n        }\n        returnableLineItems(first: 20, after: $afterLine) {\n          nodes {\n            quantity\n            lineItem {\n              id\n              title\n              variantId\n              variantOptions { name value }\n              suggestedReturnReasonDefinitions(first: 20) { nodes { id handle name deleted } }\n            }\n          }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AccountReturn on Return {\n    name\n    status\n    createdAt\n    decline { note }\n    returnLineItems(first: 50) {\n      nodes {\n        quantity\n        lineItem { title }\n      }\n    }\n  }\n\n": {return: AccountReturnsQuery, variables: AccountReturnsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation AccountUpdate($input: CustomerUpdateInput!) {\n    customerUpdate(input: $input) { userErrors { code field message } }\n  }\n": {return: AccountUpdateMutation, variables: AccountUpdateMutationVariables},
  "#graphql\n  mutation AccountSubscribe {\n    customerEmailMarketingSubscribe { userErrors { code field message } }\n  }\n": {return: AccountSubscribeMutation, variables: AccountSubscribeMutationVariables},
  "#graphql\n  mutation AccountUnsubscribe {\n    customerEmailMarketingUnsubscribe { userErrors { code field message } }\n  }\n": {return: AccountUnsubscribeMutation, variables: AccountUnsubscribeMutationVariables},
  "#graphql\n  mutation AccountAddressCreate($address: CustomerAddressInput!) {\n    customerAddressCreate(address: $address) {\n      customerAddress { id }\n      userErrors { code field message }\n    }\n  }\n": {return: AccountAddressCreateMutation, variables: AccountAddressCreateMutationVariables},
  "#graphql\n  mutation AccountAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {\n    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {\n      customerAddress { id }\n      userErrors { code field message }\n    }\n  }\n": {return: AccountAddressUpdateMutation, variables: AccountAddressUpdateMutationVariables},
  "#graphql\n  mutation AccountAddressDelete($id: ID!) {\n    customerAddressDelete(addressId: $id) { userErrors { code field message } }\n  }\n": {return: AccountAddressDeleteMutation, variables: AccountAddressDeleteMutationVariables},
  "#graphql\n  mutation AccountRequestReturn($orderId: ID!, $lines: [RequestedLineItemInput!]!) {\n    orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {\n      userErrors { code field message }\n    }\n  }\n": {return: AccountRequestReturnMutation, variables: AccountRequestReturnMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
