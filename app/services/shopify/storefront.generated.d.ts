/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen-react-next/storefront-api-types';

export type OrderSummaryFragment = Pick<StorefrontAPI.Order, 'orderNumber' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus' | 'canceledAt'>;

export type CustomerOrdersQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerOrdersQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'numberOfOrders'>
    & { orders: { nodes: Array<Pick<StorefrontAPI.Order, 'orderNumber' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus' | 'canceledAt'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasPreviousPage' | 'hasNextPage' | 'startCursor' | 'endCursor'> } }
  )> };

export type OrderDiscountFragment = { allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> };

export type OrderLineFragment = (
  Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
  & { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, variant?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'sku'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'vendor'> }
  )> }
);

export type OrderFragment = (
  Pick<StorefrontAPI.Order, 'cancelReason' | 'orderNumber' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus' | 'canceledAt'>
  & { subtotalPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, currentPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
    & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
  )>, billingAddress?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
    & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
  )>, successfulFulfillments?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
    & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>>, fulfillmentLineItems: { nodes: Array<(
        Pick<StorefrontAPI.FulfillmentLineItem, 'quantity'>
        & { lineItem: Pick<StorefrontAPI.OrderLineItem, 'title'> }
      )> } }
  )>>, lineItems: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
      & { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, variant?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductVariant, 'sku'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'vendor'> }
      )> }
    )> } }
);

export type CustomerPurchasesQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerPurchasesQuery = { customer?: StorefrontAPI.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'orderNumber' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus' | 'canceledAt'>
        & { lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'currentQuantity'>
            & { variant?: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductVariant, 'id' | 'sku'>
              & { product: Pick<StorefrontAPI.Product, 'id'> }
            )> }
          )> } }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type CustomerOrderCursorsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerOrderCursorsQuery = { customer?: StorefrontAPI.Maybe<{ orders: { edges: Array<(
        Pick<StorefrontAPI.OrderEdge, 'cursor'>
        & { node: Pick<StorefrontAPI.Order, 'orderNumber'> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }> };

export type CustomerOrderQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CustomerOrderQuery = { customer?: StorefrontAPI.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'cancelReason' | 'orderNumber' | 'name' | 'processedAt' | 'email' | 'fulfillmentStatus' | 'financialStatus' | 'canceledAt'>
        & { subtotalPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, currentPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
          & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
        )>, billingAddress?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
          & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
        )>, successfulFulfillments?: StorefrontAPI.Maybe<Array<(
          Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
          & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>>, fulfillmentLineItems: { nodes: Array<(
              Pick<StorefrontAPI.FulfillmentLineItem, 'quantity'>
              & { lineItem: Pick<StorefrontAPI.OrderLineItem, 'title'> }
            )> } }
        )>>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
            & { customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, variant?: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductVariant, 'sku'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'vendor'> }
            )> }
          )> } }
      )> } }> };

export type CustomerIssueFragment = Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>;

export type CustomerAccessFragment = Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>;

export type CustomerQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerQuery = { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'acceptsMarketing' | 'createdAt' | 'displayName' | 'email' | 'firstName' | 'lastName' | 'numberOfOrders'>> };

export type CustomerCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
}>;


export type CustomerCreateMutation = { customerCreate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  customer: StorefrontAPI.CustomerUpdateInput;
}>;


export type CustomerUpdateMutation = { customerUpdate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAccessTokenCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
}>;


export type CustomerAccessTokenCreateMutation = { customerAccessTokenCreate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAccessTokenRenewMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerAccessTokenRenewMutation = { customerAccessTokenRenew?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>> }> };

export type CustomerAccessTokenDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerAccessTokenDeleteMutation = { customerAccessTokenDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken'>
    & { userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>> }
  )> };

export type CustomerRecoverMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerRecoverMutation = { customerRecover?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerResetMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerResetInput;
}>;


export type CustomerResetMutation = { customerReset?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerResetByUrlMutationVariables = StorefrontAPI.Exact<{
  resetUrl: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerResetByUrlMutation = { customerResetByUrl?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerActivateMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerActivateInput;
}>;


export type CustomerActivateMutation = { customerActivate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAddressFragment = (
  Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
  & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
);

export type CustomerAddressesQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerAddressesQuery = { customer?: StorefrontAPI.Maybe<{ defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, addresses: { nodes: Array<(
        Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city' | 'province' | 'provinceCode' | 'phone'>
        & { country: StorefrontAPI.MailingAddress['countryCodeV2'] }
      )> } }> };

export type CustomerAddressCreateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type CustomerAddressCreateMutation = { customerAddressCreate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type CustomerAddressUpdateMutation = { customerAddressUpdate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerAddressDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type CustomerAddressDeleteMutation = { customerAddressDelete?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CustomerDefaultAddressUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  addressId: StorefrontAPI.Scalars['ID']['input'];
}>;


export type CustomerDefaultAddressUpdateMutation = { customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CartFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
  & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
    & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
    & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
  ), lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
          & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
        ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
          Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
          & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
        ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      ) }
    )> } }
);

export type PreferredDeliveryFragment = { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> };

type CartDiscount_CartAutomaticDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscount_CartCodeDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscount_CartCustomDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

export type CartDiscountFragment = CartDiscount_CartAutomaticDiscountAllocation_Fragment | CartDiscount_CartCodeDiscountAllocation_Fragment | CartDiscount_CartCustomDiscountAllocation_Fragment;

export type CartIssueFragment = Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>;

export type CartCautionFragment = Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>;

export type CartQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
    & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
      Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, appliedGiftCards: Array<(
      Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
      & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
      & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
    ), lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
          Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
            Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
            & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
          ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
          Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
            Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
            & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
          ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        ) }
      )> } }
  )> };

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartLinesAddMutation = { cartLinesAdd?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineUpdateInput> | StorefrontAPI.CartLineUpdateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartLinesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lineIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartDiscountCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartDiscountCodesUpdateMutation = { cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartGiftCardCodesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  giftCardCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartGiftCardCodesUpdateMutation = { cartGiftCardCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartGiftCardCodesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  appliedGiftCardIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartGiftCardCodesRemoveMutation = { cartGiftCardCodesRemove?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartBuyerIdentityUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  buyerIdentity: StorefrontAPI.CartBuyerIdentityInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  visitorConsent?: StorefrontAPI.InputMaybe<StorefrontAPI.VisitorConsent>;
}>;


export type CartBuyerIdentityUpdateMutation = { cartBuyerIdentityUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }
      ), lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
              Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
              & { battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> }
            ), battery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type CartContentQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartContentQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'note' | 'totalQuantity'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code'>>, appliedGiftCards: Array<Pick<StorefrontAPI.AppliedGiftCard, 'id'>>, buyerIdentity: { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod'>> }> }, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
      )> } }
  )> };

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'presentation'>
        & { values: Array<(
          Pick<StorefrontAPI.FilterValue, 'label'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Swatch, 'color'>> }
        )> }
      )> } }
  )> };

export type CollectionProductsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  sortKey: StorefrontAPI.ProductCollectionSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionProductsQuery = { collection?: StorefrontAPI.Maybe<{ products: { nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'createdAt' | 'availableForSale' | 'productType' | 'isGiftCard'>
        & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<(
          Pick<StorefrontAPI.ProductOption, 'name'>
          & { optionValues: Array<(
            Pick<StorefrontAPI.ProductOptionValue, 'name'>
            & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
          )> }
        )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
        )>, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          )> }, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
      )> } }> };

export type CollectionSummaryQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionSummaryQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'handle' | 'title'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { filters: Array<{ values: Array<Pick<StorefrontAPI.FilterValue, 'count' | 'input'>> }> } }
  )> };

export type FeedVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, measure?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'quantityUnit' | 'quantityValue'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
);

export type FeedProductsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type FeedProductsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'description' | 'productType' | 'isGiftCard'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'title'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, measure?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'quantityUnit' | 'quantityValue'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
        )> }, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
    )> } };

export type FeedVariantsQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type FeedVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, measure?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'quantityUnit' | 'quantityValue'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
      )> } }> };

export type ImageFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type MoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type VariantGoodsFragment = Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>;

export type ProductGoodsFragment = (
  Pick<StorefrontAPI.Product, 'productType' | 'isGiftCard'>
  & { madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
);

export type VariantPriceFragment = { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'createdAt' | 'availableForSale' | 'productType' | 'isGiftCard'>
  & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<(
      Pick<StorefrontAPI.ProductOptionValue, 'name'>
      & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
    )> }
  )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
  )>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>
      & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
);

export type ProductVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }, features: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> }
);

export type AdjacentVariantFragment = { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> };

export type OfferedVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type Download_1Fcp9x0P67qfJa7pXm2mvP1NnO0QHddvmz3wHuZz4_Fragment = {};

type Download_GenericFile_Fragment = Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'>;

type Download_MediaImage_Fragment = (
  Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
);

type Download_Metaobject_Fragment = (
  Pick<StorefrontAPI.Metaobject, 'id'>
  & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, file?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
      Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
    ) | (
      Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
      & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
    ) | (
      Pick<StorefrontAPI.Video, 'id' | 'alt'>
      & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
    )> }> }
);

type Download_Model3d_Fragment = (
  Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
  & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
);

type Download_Video_Fragment = (
  Pick<StorefrontAPI.Video, 'id' | 'alt'>
  & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
);

export type DownloadFragment = Download_1Fcp9x0P67qfJa7pXm2mvP1NnO0QHddvmz3wHuZz4_Fragment | Download_GenericFile_Fragment | Download_MediaImage_Fragment | Download_Metaobject_Fragment | Download_Model3d_Fragment | Download_Video_Fragment;

type DownloadFile_XM0PkIXnoHaJz3zFNjuzocN2yKdawF1LsuaXz3gk7To_Fragment = {};

type DownloadFile_GenericFile_Fragment = Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'>;

type DownloadFile_MediaImage_Fragment = (
  Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
);

type DownloadFile_Model3d_Fragment = (
  Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
  & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
);

type DownloadFile_Video_Fragment = (
  Pick<StorefrontAPI.Video, 'id' | 'alt'>
  & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
);

export type DownloadFileFragment = DownloadFile_XM0PkIXnoHaJz3zFNjuzocN2yKdawF1LsuaXz3gk7To_Fragment | DownloadFile_GenericFile_Fragment | DownloadFile_MediaImage_Fragment | DownloadFile_Model3d_Fragment | DownloadFile_Video_Fragment;

export type ProductDetailsFragment = { headline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, otherFrames?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Product, 'handle' | 'title'>
        & { frame?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }> }>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, leasing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, downloads?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
      Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
    ) | (
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, file?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
          Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        ) | (
          Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
          & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
        ) | (
          Pick<StorefrontAPI.Video, 'id' | 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
        )> }> }
    ) | (
      Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
      & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
    ) | (
      Pick<StorefrontAPI.Video, 'id' | 'alt'>
      & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
    )>, references?: StorefrontAPI.Maybe<{ nodes: Array<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
        Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      ) | (
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, file?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
            Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
          ) | (
            Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
            & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
          ) | (
            Pick<StorefrontAPI.Video, 'id' | 'alt'>
            & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
          )> }> }
      ) | (
        Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
      ) | (
        Pick<StorefrontAPI.Video, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
      )> }> }>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reviews?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, submittedAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, verified?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }> };

export type FeaturesFragment = { features: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> };

export type FitFragment = { fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> };

export type ProductNoticesFragment = { sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }> };

type Guarantee_5owSjmKjkxpzf6Htovuxk8eowKu8BAkViEh3hPydoq_Fragment = {};

type Guarantee_Metaobject_Fragment = { years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> };

export type GuaranteeFragment = Guarantee_5owSjmKjkxpzf6Htovuxk8eowKu8BAkViEh3hPydoq_Fragment | Guarantee_Metaobject_Fragment;

export type ProductSafetyFragment = { manufacturer?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, responsiblePerson?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, modelNumber?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safetyWarnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

type Manufacturer_5owSjmKjkxpzf6Htovuxk8eowKu8BAkViEh3hPydoq_Fragment = {};

type Manufacturer_Metaobject_Fragment = { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> };

export type ManufacturerFragment = Manufacturer_5owSjmKjkxpzf6Htovuxk8eowKu8BAkViEh3hPydoq_Fragment | Manufacturer_Metaobject_Fragment;

export type ProductCareFragment = { containsBattery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, batteryFee?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, batteryPassport?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, softwareUpdates?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, spareParts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  technicalRows: Array<StorefrontAPI.HasMetafieldsIdentifier> | StorefrontAPI.HasMetafieldsIdentifier;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'description' | 'descriptionHtml' | 'encodedVariantExistence' | 'encodedVariantAvailability' | 'productType' | 'isGiftCard'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )>, firstSelectableVariant?: StorefrontAPI.Maybe<{ product: Pick<StorefrontAPI.Product, 'handle'> }> }
      )> }
    )>, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
      & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }, features: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> }
    )>, adjacentVariants: Array<{ selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )> }, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id' | 'value'>>, features: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, headline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, otherFrames?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Product, 'handle' | 'title'>
          & { frame?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }> }>, leasing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, downloads?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
        Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      ) | (
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, file?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
            Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
          ) | (
            Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
            & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
          ) | (
            Pick<StorefrontAPI.Video, 'id' | 'alt'>
            & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
          )> }> }
      ) | (
        Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
      ) | (
        Pick<StorefrontAPI.Video, 'id' | 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
      )>, references?: StorefrontAPI.Maybe<{ nodes: Array<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
          Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        ) | (
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, file?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'id' | 'alt' | 'url' | 'originalFileSize'> | (
              Pick<StorefrontAPI.MediaImage, 'id' | 'alt'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
            ) | (
              Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
              & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
            ) | (
              Pick<StorefrontAPI.Video, 'id' | 'alt'>
              & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
            )> }> }
        ) | (
          Pick<StorefrontAPI.Model3d, 'id' | 'alt'>
          & { sources: Array<Pick<StorefrontAPI.Model3dSource, 'url' | 'format'>> }
        ) | (
          Pick<StorefrontAPI.Video, 'id' | 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'format'>> }
        )> }> }>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, reviews?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, body?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, author?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, submittedAt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, verified?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }> }>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, coc?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryExclusion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, guarantee?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ years?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, brand?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, model?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, wholeProduct?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, free?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, fromProducer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, terms?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'width' | 'height'>> }> }> }> }>, manufacturer?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, responsiblePerson?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, modelNumber?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safetyWarnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, containsBattery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, batteryFee?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, batteryPassport?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, softwareUpdates?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, spareParts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type ProductVariantQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  selectedOptions: Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput;
  technicalRows: Array<StorefrontAPI.HasMetafieldsIdentifier> | StorefrontAPI.HasMetafieldsIdentifier;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductVariantQuery = { product?: StorefrontAPI.Maybe<{ variantBySelectedOptions?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
      & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }, features: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> }
    )>, adjacentVariants: Array<{ selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> };

export type ProductOptionsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  inLanguage?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProductOptionsQuery = { product?: StorefrontAPI.Maybe<{ options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )> }> };

export type ProductRecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductRecommendationsQuery = { productRecommendations?: StorefrontAPI.Maybe<Array<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'createdAt' | 'availableForSale' | 'productType' | 'isGiftCard'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
      )> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
  )>> };

export type BestSellersQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type BestSellersQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'createdAt' | 'availableForSale' | 'productType' | 'isGiftCard'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
      )>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
    )> } };

export type AccessoriesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AccessoriesQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'isGiftCard'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> }
        )> }, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>> }
    )> } };

export type ProductsByIdQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductsByIdQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'createdAt' | 'availableForSale' | 'productType' | 'isGiftCard'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
      )> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, facts?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
  )>> };

export type ProductMentionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductMentionQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor'>
    & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
  )> };

export type AllGoodsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type AllGoodsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'descriptionHtml' | 'productType' | 'isGiftCard'>
      & { featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
        )> }, motor?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, sPedelec?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, riderMin?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, riderMax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>>, fit: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'type' | 'value'>>>, manufacturer?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, responsiblePerson?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, postalAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, electronicAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, country?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }>, modelNumber?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, safetyWarnings?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type ShopIdQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type ShopIdQuery = { shop: Pick<StorefrontAPI.Shop, 'id'> };

export type PickupLocationsQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type PickupLocationsQuery = { locations: { nodes: Array<(
      Pick<StorefrontAPI.Location, 'name'>
      & { address: Pick<StorefrontAPI.LocationAddress, 'address1' | 'city'> }
    )> } };

export type PoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PoliciesQuery = { shop: { privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>> } };

export type PolicyFragment = Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>;

export type LocalizationQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type LocalizationQuery = { localization: { country: (
      Pick<StorefrontAPI.Country, 'isoCode' | 'name' | 'unitSystem'>
      & { currency: Pick<StorefrontAPI.Currency, 'isoCode' | 'name' | 'symbol'> }
    ), language: Pick<StorefrontAPI.Language, 'isoCode' | 'name' | 'endonymName'>, availableCountries: Array<(
      Pick<StorefrontAPI.Country, 'isoCode' | 'name'>
      & { currency: Pick<StorefrontAPI.Currency, 'isoCode'> }
    )>, availableLanguages: Array<Pick<StorefrontAPI.Language, 'isoCode' | 'endonymName'>> } };

export type MenuQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MenuQuery = { shop: { primaryDomain: Pick<StorefrontAPI.Domain, 'host'>, privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>> }, menu?: StorefrontAPI.Maybe<{ items: Array<(
      Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url' | 'type'>
      & { items: Array<(
        Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url' | 'type'>
        & { items: Array<Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url' | 'type'>>, resource?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Collection, 'title'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
        )> }
      )>, resource?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Collection, 'title'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }
    )> }> };

export type MenuEntryFragment = Pick<StorefrontAPI.MenuItem, 'id' | 'title' | 'url' | 'type'>;

export type MenuPictureFragment = { resource?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'title'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
  )> };

export type UrlRedirectQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;


export type UrlRedirectQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type SitemapSizeQueryVariables = StorefrontAPI.Exact<{
  type: StorefrontAPI.SitemapType;
}>;


export type SitemapSizeQuery = { sitemap: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> } };

export type SitemapPageQueryVariables = StorefrontAPI.Exact<{
  type: StorefrontAPI.SitemapType;
  page: StorefrontAPI.Scalars['Int']['input'];
}>;


export type SitemapPageQuery = { sitemap: { resources?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'> | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }> } };

export type VariantOfProductFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
    Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
    & { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
  ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type VariantsByIdsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type VariantsByIdsQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
      & { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
    ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type ProductSkusQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductSkusQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'sku'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> } }> };

export type VariantsInPrimaryMarketQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type VariantsInPrimaryMarketQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
      & { compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
    ), price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type GermanVariantQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type GermanVariantQuery = { node?: StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor'> }
  )> };

export type RequestedVariantQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type RequestedVariantQuery = { node?: StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'sku' | 'id' | 'availableForSale' | 'currentlyNotInStock' | 'requiresShipping' | 'taxable'>
    & { rrp?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard'>
      & { leasing?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rrp?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, compareAtKind?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, madeToOrder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, deliveryTime?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pickupOnly?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, geometry?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'id'>> }
    ), selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, lowestPrice30d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type StoreStockQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StoreStockQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, storeAvailability: { nodes: Array<(
            Pick<StorefrontAPI.StoreAvailability, 'available' | 'pickUpTime'>
            & { location: (
              Pick<StorefrontAPI.Location, 'name'>
              & { address: Pick<StorefrontAPI.LocationAddress, 'address1' | 'city'> }
            ) }
          )> } }
      )> } }> };

interface GeneratedQueryTypes {
  "#graphql\n  query CustomerOrders(\n    $customerAccessToken: String!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n  ) {\n    customer(customerAccessToken: $customerAccessToken) {\n      numberOfOrders\n      orders(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        sortKey: PROCESSED_AT\n        reverse: true\n      ) {\n        nodes { ...OrderSummary }\n        pageInfo { hasPreviousPage hasNextPage startCursor endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment OrderSummary on Order {\n    orderNumber\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt\n  }\n\n": {return: CustomerOrdersQuery, variables: CustomerOrdersQueryVariables},
  "#graphql\n  query CustomerPurchases($customerAccessToken: String!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...OrderSummary\n          lineItems(first: 250) {\n            nodes {\n              currentQuantity\n              variant {\n                id\n                sku\n                product { id }\n              }\n            }\n          }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment OrderSummary on Order {\n    orderNumber\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt\n  }\n\n": {return: CustomerPurchasesQuery, variables: CustomerPurchasesQueryVariables},
  "#graphql\n  query CustomerOrderCursors($customerAccessToken: String!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          cursor\n          node { orderNumber }\n        }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n": {return: CustomerOrderCursorsQuery, variables: CustomerOrderCursorsQueryVariables},
  "#graphql\n  query CustomerOrder($customerAccessToken: String!, $after: String, $language: LanguageCode)\n  @inContext(language: $language) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) { nodes { ...Order } }\n    }\n  }\n  #graphql\n  fragment Order on Order {\n    ...OrderSummary\n    cancelReason\n    subtotalPrice { ...Money }\n    totalShippingPrice { ...Money }\n    shippingDiscountAllocations { ...OrderDiscount }\n    totalTax { ...Money }\n    totalPrice { ...Money }\n    currentPrice: currentTotalPrice { ...Money }\n    totalRefunded { ...Money }\n    shippingAddress { ...CustomerAddress }\n    billingAddress { ...CustomerAddress }\n    successfulFulfillments(first: 20) {\n      trackingCompany\n      trackingInfo(first: 10) { number url }\n      fulfillmentLineItems(first: 50) {\n        nodes {\n          quantity\n          lineItem { title }\n        }\n      }\n    }\n    lineItems(first: 250) { nodes { ...OrderLine } }\n  }\n\n  #graphql\n  fragment OrderSummary on Order {\n    orderNumber\n    name\n    processedAt\n    email\n    fulfillmentStatus\n    financialStatus\n    canceledAt\n  }\n\n  #graphql\n  fragment OrderLine on OrderLineItem {\n    title\n    quantity\n    currentQuantity\n    customAttributes { key value }\n    originalTotalPrice { ...Money }\n    discountedTotalPrice { ...Money }\n    discountAllocations { ...OrderDiscount }\n    variant {\n      sku\n      selectedOptions { name value }\n      image { ...Image }\n      product { handle vendor }\n    }\n  }\n\n  #graphql\n  fragment OrderDiscount on DiscountAllocation {\n    allocatedAmount { ...Money }\n    discountApplication {\n      ... on DiscountCodeApplication { code }\n      ... on AutomaticDiscountApplication { title }\n      ... on ManualDiscountApplication { title }\n      ... on ScriptDiscountApplication { title }\n    }\n  }\n\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    zip\n    city\n    province\n    provinceCode\n    country: countryCodeV2\n    phone\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CustomerOrderQuery, variables: CustomerOrderQueryVariables},
  "#graphql\n  query Customer($customerAccessToken: String!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      acceptsMarketing\n      createdAt\n      displayName\n      email\n      firstName\n      lastName\n      numberOfOrders\n    }\n  }\n": {return: CustomerQuery, variables: CustomerQueryVariables},
  "#graphql\n  query CustomerAddresses($customerAccessToken: String!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      defaultAddress { id }\n      addresses(first: 100) { nodes { ...CustomerAddress } }\n    }\n  }\n  #graphql\n  fragment CustomerAddress on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    zip\n    city\n    province\n    provinceCode\n    country: countryCodeV2\n    phone\n  }\n\n": {return: CustomerAddressesQuery, variables: CustomerAddressesQueryVariables},
  "#graphql\n  query Cart(\n    $cartId: ID!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cart(id: $cartId) { ...Cart }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartQuery, variables: CartQueryVariables},
  "#graphql\n  query CartContent($cartId: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      note\n      totalQuantity\n      attributes { key value }\n      discountCodes { code }\n      appliedGiftCards { id }\n      buyerIdentity {\n        preferences { delivery { deliveryMethod } }\n      }\n      lines(first: 250) {\n        nodes {\n          quantity\n          attributes { key value }\n          sellingPlanAllocation { sellingPlan { id } }\n          merchandise { ... on ProductVariant { id } }\n        }\n      }\n    }\n  }\n": {return: CartContentQuery, variables: CartContentQueryVariables},
  "#graphql\n  query Collection($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      id\n      handle\n      title\n      description\n      descriptionHtml\n      seo { title description }\n      image { ...Image }\n      products(first: 1) {\n        filters {\n          presentation\n          values {\n            label\n            swatch { color }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: CollectionQuery, variables: CollectionQueryVariables},
  "#graphql\n  query CollectionProducts(\n    $handle: String!\n    $first: Int!\n    $sortKey: ProductCollectionSortKeys!\n    $reverse: Boolean!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(first: $first, sortKey: $sortKey, reverse: $reverse, filters: [{available: true}]) {\n        nodes { ...ProductCard }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    vendor\n    createdAt\n    availableForSale\n    featuredImage { ...Image }\n    images(first: 2) { nodes { url } }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch { color }\n      }\n    }\n    priceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    compareAtPriceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    selectedOrFirstAvailableVariant { id ...VariantGoods ...VariantPrice }\n    variants(first: 20) {\n      nodes {\n        id\n        availableForSale\n        currentlyNotInStock\n        selectedOptions { name value }\n        price { amount }\n        compareAtPrice { amount currencyCode }\n        unitPrice { ...Money }\n        unitPriceMeasurement { referenceUnit referenceValue }\n        lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n      }\n    }\n    facts: metafield(namespace: \"custom\", key: \"facts\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    ...ProductGoods\n  }\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CollectionProductsQuery, variables: CollectionProductsQueryVariables},
  "#graphql\n  query CollectionSummary($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n      title\n      image { ...Image }\n      products(first: 1) {\n        filters { values { count input } }\n      }\n    }\n  }\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: CollectionSummaryQuery, variables: CollectionSummaryQueryVariables},
  "#graphql\n  query FeedProducts($after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 50, after: $after, sortKey: ID) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id\n        handle\n        title\n        vendor\n        description\n        images(first: 10) { nodes { ...Image } }\n        collections(first: 1) { nodes { title } }\n        options {\n          name\n          optionValues {\n            name\n            swatch { color }\n          }\n        }\n        variants(first: 50) {\n          pageInfo { hasNextPage endCursor }\n          nodes { ...FeedVariant }\n        }\n        ...ProductGoods\n      }\n    }\n  }\n  #graphql\n  fragment FeedVariant on ProductVariant {\n    id\n    sku\n    barcode\n    selectedOptions { name value }\n    image { url }\n    measure: unitPriceMeasurement { quantityUnit quantityValue }\n    ...VariantGoods\n    ...VariantPrice\n  }\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: FeedProductsQuery, variables: FeedProductsQueryVariables},
  "#graphql\n  query FeedVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...FeedVariant }\n      }\n    }\n  }\n  #graphql\n  fragment FeedVariant on ProductVariant {\n    id\n    sku\n    barcode\n    selectedOptions { name value }\n    image { url }\n    measure: unitPriceMeasurement { quantityUnit quantityValue }\n    ...VariantGoods\n    ...VariantPrice\n  }\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: FeedVariantsQuery, variables: FeedVariantsQueryVariables},
  "#graphql\n  query Product(\n    $handle: String!\n    $technicalRows: [HasMetafieldsIdentifier!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      handle\n      title\n      vendor\n      description\n      descriptionHtml\n      encodedVariantExistence\n      encodedVariantAvailability\n      seo { title description }\n      options {\n        name\n        optionValues {\n          name\n          swatch {\n            color\n            image {\n              # For 36 pixels, at twice the density.\n              previewImage { url(transform: {maxWidth: 72, maxHeight: 72, crop: CENTER}) }\n            }\n          }\n          firstSelectableVariant { product { handle } }\n        }\n      }\n      selectedOrFirstAvailableVariant { ...ProductVariant }\n      adjacentVariants { ...AdjacentVariant }\n      images(first: 60) { nodes { ...Image } }\n      collections(first: 1) { nodes { handle title } }\n      variants(first: 24) { nodes { ...OfferedVariant } }\n      ...ProductGoods\n      ...Features\n      ...Fit\n      ...ProductDetails\n      ...ProductNotices\n      ...ProductSafety\n      ...ProductCare\n    }\n  }\n  #graphql\n  fragment ProductVariant on ProductVariant {\n    id\n    title\n    sku\n    barcode\n    selectedOptions { name value }\n    image { ...Image }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { value }\n    ...VariantGoods\n    ...VariantPrice\n    ...Features\n    ...Fit\n  }\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n\n  #graphql\n  fragment AdjacentVariant on ProductVariant {\n    selectedOptions { name value }\n    price { ...Money }\n  }\n\n  #graphql\n  fragment OfferedVariant on ProductVariant {\n    id\n    title\n    sku\n    barcode\n    ...VariantGoods\n    selectedOptions { name value }\n    image { url }\n    price { ...Money }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment Features on HasMetafields {\n    features: metafields(identifiers: $technicalRows) { key type value }\n  }\n\n  #graphql\n  fragment Fit on HasMetafields {\n    fit: metafields(identifiers: [\n      {namespace: \"fit\", key: \"battery_wh\"}\n      {namespace: \"fit\", key: \"range_r200\"}\n      {namespace: \"fit\", key: \"rrp\"}\n      {namespace: \"fit\", key: \"rack\"}\n      {namespace: \"fit\", key: \"child_seat\"}\n      {namespace: \"fit\", key: \"trailer\"}\n      {namespace: \"fit\", key: \"power\"}\n      {namespace: \"fit\", key: \"spare_battery\"}\n      {namespace: \"fit\", key: \"valve\"}\n      {namespace: \"fit\", key: \"lock_mount\"}\n      {namespace: \"fit\", key: \"saddle_min\"}\n      {namespace: \"fit\", key: \"part\"}\n      {namespace: \"fit\", key: \"tyre\"}\n      {namespace: \"fit\", key: \"rider_height\"}\n      {namespace: \"fit\", key: \"mounting\"}\n      {namespace: \"fit\", key: \"not_with\"}\n    ]) { key type value }\n  }\n\n  #graphql\n  fragment ProductDetails on Product {\n    headline: metafield(namespace: \"custom\", key: \"headline\") { value }\n    facts: metafield(namespace: \"custom\", key: \"facts\") { value }\n    otherFrames: metafield(namespace: \"custom\", key: \"other_frames\") {\n      references(first: 6) {\n        nodes {\n          ... on Product {\n            handle\n            title\n            frame: metafield(namespace: \"custom\", key: \"frame\") { value }\n          }\n        }\n      }\n    }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { value }\n    leasing: metafield(namespace: \"custom\", key: \"leasing\") { value }\n    downloads: metafield(namespace: \"custom\", key: \"downloads\") {\n      reference { ...Download }\n      references(first: 20) { nodes { ...Download } }\n    }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    reviews: metafield(namespace: \"custom\", key: \"reviews\") {\n      references(first: 250) {\n        nodes {\n          ... on Metaobject {\n            id\n            rating: field(key: \"rating\") { value }\n            title: field(key: \"title\") { value }\n            body: field(key: \"body\") { value }\n            author: field(key: \"author_display_name\") { value }\n            submittedAt: field(key: \"submitted_at\") { value }\n            verified: field(key: \"verified_purchase\") { value }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Download on MetafieldReference {\n    ...DownloadFile\n    ... on Metaobject {\n      id\n      title: field(key: \"title\") { value }\n      file: field(key: \"file\") { reference { ...DownloadFile } }\n    }\n  }\n\n  fragment DownloadFile on MetafieldReference {\n    ... on GenericFile { id alt url originalFileSize }\n    ... on MediaImage {\n      id\n      alt\n      image { url }\n    }\n    ... on Video {\n      id\n      alt\n      sources { url format }\n    }\n    ... on Model3d {\n      id\n      alt\n      sources { url format }\n    }\n  }\n\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductSafety on Product {\n    manufacturer: metafield(namespace: \"custom\", key: \"manufacturer\") {\n      reference { ...Manufacturer }\n    }\n    responsiblePerson: metafield(namespace: \"custom\", key: \"responsible_person\") {\n      reference { ...Manufacturer }\n    }\n    modelNumber: metafield(namespace: \"custom\", key: \"model_number\") { value }\n    safetyWarnings: metafield(namespace: \"custom\", key: \"safety_warnings\") { value }\n  }\n\n  fragment Manufacturer on MetafieldReference {\n    ... on Metaobject {\n      name: field(key: \"name\") { value }\n      postalAddress: field(key: \"postal_address\") { value }\n      electronicAddress: field(key: \"electronic_address\") { value }\n      country: field(key: \"country\") { value }\n    }\n  }\n\n  #graphql\n  fragment ProductCare on Product {\n    containsBattery: metafield(namespace: \"custom\", key: \"contains_battery\") { value }\n    batteryFee: metafield(namespace: \"custom\", key: \"battery_fee\") { value }\n    batteryPassport: metafield(namespace: \"custom\", key: \"battery_passport\") { value }\n    softwareUpdates: metafield(namespace: \"custom\", key: \"software_updates_until\") { value }\n    spareParts: metafield(namespace: \"custom\", key: \"spare_parts\") { value }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  query ProductVariant(\n    $handle: String!\n    $selectedOptions: [SelectedOptionInput!]!\n    $technicalRows: [HasMetafieldsIdentifier!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variantBySelectedOptions(selectedOptions: $selectedOptions) { ...ProductVariant }\n      adjacentVariants(selectedOptions: $selectedOptions) { ...AdjacentVariant }\n    }\n  }\n  #graphql\n  fragment ProductVariant on ProductVariant {\n    id\n    title\n    sku\n    barcode\n    selectedOptions { name value }\n    image { ...Image }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { value }\n    ...VariantGoods\n    ...VariantPrice\n    ...Features\n    ...Fit\n  }\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n\n  #graphql\n  fragment AdjacentVariant on ProductVariant {\n    selectedOptions { name value }\n    price { ...Money }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment Features on HasMetafields {\n    features: metafields(identifiers: $technicalRows) { key type value }\n  }\n\n  #graphql\n  fragment Fit on HasMetafields {\n    fit: metafields(identifiers: [\n      {namespace: \"fit\", key: \"battery_wh\"}\n      {namespace: \"fit\", key: \"range_r200\"}\n      {namespace: \"fit\", key: \"rrp\"}\n      {namespace: \"fit\", key: \"rack\"}\n      {namespace: \"fit\", key: \"child_seat\"}\n      {namespace: \"fit\", key: \"trailer\"}\n      {namespace: \"fit\", key: \"power\"}\n      {namespace: \"fit\", key: \"spare_battery\"}\n      {namespace: \"fit\", key: \"valve\"}\n      {namespace: \"fit\", key: \"lock_mount\"}\n      {namespace: \"fit\", key: \"saddle_min\"}\n      {namespace: \"fit\", key: \"part\"}\n      {namespace: \"fit\", key: \"tyre\"}\n      {namespace: \"fit\", key: \"rider_height\"}\n      {namespace: \"fit\", key: \"mounting\"}\n      {namespace: \"fit\", key: \"not_with\"}\n    ]) { key type value }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ProductVariantQuery, variables: ProductVariantQueryVariables},
  "#graphql\n  query ProductOptions($handle: String!, $inLanguage: LanguageCode, $country: CountryCode)\n  @inContext(country: $country, language: $inLanguage) {\n    product(handle: $handle) {\n      options {\n        name\n        optionValues { name }\n      }\n    }\n  }\n": {return: ProductOptionsQuery, variables: ProductOptionsQueryVariables},
  "#graphql\n  query ProductRecommendations($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle) { ...ProductCard }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    vendor\n    createdAt\n    availableForSale\n    featuredImage { ...Image }\n    images(first: 2) { nodes { url } }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch { color }\n      }\n    }\n    priceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    compareAtPriceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    selectedOrFirstAvailableVariant { id ...VariantGoods ...VariantPrice }\n    variants(first: 20) {\n      nodes {\n        id\n        availableForSale\n        currentlyNotInStock\n        selectedOptions { name value }\n        price { amount }\n        compareAtPrice { amount currencyCode }\n        unitPrice { ...Money }\n        unitPriceMeasurement { referenceUnit referenceValue }\n        lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n      }\n    }\n    facts: metafield(namespace: \"custom\", key: \"facts\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    ...ProductGoods\n  }\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: ProductRecommendationsQuery, variables: ProductRecommendationsQueryVariables},
  "#graphql\n  query BestSellers($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 8, sortKey: BEST_SELLING, query: \"available_for_sale:true\") {\n      nodes { ...ProductCard }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    vendor\n    createdAt\n    availableForSale\n    featuredImage { ...Image }\n    images(first: 2) { nodes { url } }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch { color }\n      }\n    }\n    priceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    compareAtPriceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    selectedOrFirstAvailableVariant { id ...VariantGoods ...VariantPrice }\n    variants(first: 20) {\n      nodes {\n        id\n        availableForSale\n        currentlyNotInStock\n        selectedOptions { name value }\n        price { amount }\n        compareAtPrice { amount currencyCode }\n        unitPrice { ...Money }\n        unitPriceMeasurement { referenceUnit referenceValue }\n        lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n      }\n    }\n    facts: metafield(namespace: \"custom\", key: \"facts\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    ...ProductGoods\n  }\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: BestSellersQuery, variables: BestSellersQueryVariables},
  "#graphql\n  query Accessories($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 100, sortKey: BEST_SELLING, query: \"tag:passt-dazu\") {\n      nodes {\n        id\n        handle\n        title\n        featuredImage { ...Image }\n        variants(first: 30) {\n          nodes {\n            id\n            selectedOptions { name value }\n            ...VariantGoods\n            ...VariantPrice\n            ...Fit\n          }\n        }\n        ...ProductGoods\n        ...Fit\n      }\n    }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment Fit on HasMetafields {\n    fit: metafields(identifiers: [\n      {namespace: \"fit\", key: \"battery_wh\"}\n      {namespace: \"fit\", key: \"range_r200\"}\n      {namespace: \"fit\", key: \"rrp\"}\n      {namespace: \"fit\", key: \"rack\"}\n      {namespace: \"fit\", key: \"child_seat\"}\n      {namespace: \"fit\", key: \"trailer\"}\n      {namespace: \"fit\", key: \"power\"}\n      {namespace: \"fit\", key: \"spare_battery\"}\n      {namespace: \"fit\", key: \"valve\"}\n      {namespace: \"fit\", key: \"lock_mount\"}\n      {namespace: \"fit\", key: \"saddle_min\"}\n      {namespace: \"fit\", key: \"part\"}\n      {namespace: \"fit\", key: \"tyre\"}\n      {namespace: \"fit\", key: \"rider_height\"}\n      {namespace: \"fit\", key: \"mounting\"}\n      {namespace: \"fit\", key: \"not_with\"}\n    ]) { key type value }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: AccessoriesQuery, variables: AccessoriesQueryVariables},
  "#graphql\n  query ProductsById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) { ... on Product { ...ProductCard } }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    handle\n    title\n    vendor\n    createdAt\n    availableForSale\n    featuredImage { ...Image }\n    images(first: 2) { nodes { url } }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch { color }\n      }\n    }\n    priceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    compareAtPriceRange {\n      minVariantPrice { ...Money }\n      maxVariantPrice { amount }\n    }\n    selectedOrFirstAvailableVariant { id ...VariantGoods ...VariantPrice }\n    variants(first: 20) {\n      nodes {\n        id\n        availableForSale\n        currentlyNotInStock\n        selectedOptions { name value }\n        price { amount }\n        compareAtPrice { amount currencyCode }\n        unitPrice { ...Money }\n        unitPriceMeasurement { referenceUnit referenceValue }\n        lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n      }\n    }\n    facts: metafield(namespace: \"custom\", key: \"facts\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    ...ProductGoods\n  }\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: ProductsByIdQuery, variables: ProductsByIdQueryVariables},
  "#graphql\n  query ProductMention($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      handle\n      title\n      vendor\n      featuredImage { ...Image }\n    }\n  }\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: ProductMentionQuery, variables: ProductMentionQueryVariables},
  "#graphql\n  query AllGoods($after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        handle\n        descriptionHtml\n        featuredImage { url }\n        priceRange { minVariantPrice { amount } }\n        variants(first: 100) { nodes { ...VariantGoods ...VariantPrice } }\n        motor: metafield(namespace: \"features\", key: \"motor\") { id }\n        sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n        riderMin: metafield(namespace: \"fit\", key: \"rider_min\") { value }\n        riderMax: metafield(namespace: \"fit\", key: \"rider_max\") { value }\n        ...ProductGoods\n        ...Fit\n        ...ProductSafety\n      }\n    }\n  }\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment Fit on HasMetafields {\n    fit: metafields(identifiers: [\n      {namespace: \"fit\", key: \"battery_wh\"}\n      {namespace: \"fit\", key: \"range_r200\"}\n      {namespace: \"fit\", key: \"rrp\"}\n      {namespace: \"fit\", key: \"rack\"}\n      {namespace: \"fit\", key: \"child_seat\"}\n      {namespace: \"fit\", key: \"trailer\"}\n      {namespace: \"fit\", key: \"power\"}\n      {namespace: \"fit\", key: \"spare_battery\"}\n      {namespace: \"fit\", key: \"valve\"}\n      {namespace: \"fit\", key: \"lock_mount\"}\n      {namespace: \"fit\", key: \"saddle_min\"}\n      {namespace: \"fit\", key: \"part\"}\n      {namespace: \"fit\", key: \"tyre\"}\n      {namespace: \"fit\", key: \"rider_height\"}\n      {namespace: \"fit\", key: \"mounting\"}\n      {namespace: \"fit\", key: \"not_with\"}\n    ]) { key type value }\n  }\n\n  #graphql\n  fragment ProductSafety on Product {\n    manufacturer: metafield(namespace: \"custom\", key: \"manufacturer\") {\n      reference { ...Manufacturer }\n    }\n    responsiblePerson: metafield(namespace: \"custom\", key: \"responsible_person\") {\n      reference { ...Manufacturer }\n    }\n    modelNumber: metafield(namespace: \"custom\", key: \"model_number\") { value }\n    safetyWarnings: metafield(namespace: \"custom\", key: \"safety_warnings\") { value }\n  }\n\n  fragment Manufacturer on MetafieldReference {\n    ... on Metaobject {\n      name: field(key: \"name\") { value }\n      postalAddress: field(key: \"postal_address\") { value }\n      electronicAddress: field(key: \"electronic_address\") { value }\n      country: field(key: \"country\") { value }\n    }\n  }\n\n": {return: AllGoodsQuery, variables: AllGoodsQueryVariables},
  "#graphql\n  query ShopId {\n    shop { id }\n  }\n": {return: ShopIdQuery, variables: ShopIdQueryVariables},
  "#graphql\n  query PickupLocations {\n    locations(first: 10) {\n      nodes {\n        name\n        address { address1 city }\n      }\n    }\n  }\n": {return: PickupLocationsQuery, variables: PickupLocationsQueryVariables},
  "#graphql\n  query Policies($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      privacyPolicy { ...Policy }\n      refundPolicy { ...Policy }\n      shippingPolicy { ...Policy }\n      termsOfService { ...Policy }\n    }\n  }\n  fragment Policy on ShopPolicy {\n    handle\n    title\n    body\n  }\n": {return: PoliciesQuery, variables: PoliciesQueryVariables},
  "#graphql\n  query Localization($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    localization {\n      country {\n        isoCode\n        name\n        unitSystem\n        currency { isoCode name symbol }\n      }\n      language { isoCode name endonymName }\n      availableCountries {\n        isoCode\n        name\n        currency { isoCode }\n      }\n      availableLanguages { isoCode endonymName }\n    }\n  }\n": {return: LocalizationQuery, variables: LocalizationQueryVariables},
  "#graphql\n  query Menu($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      primaryDomain { host }\n      privacyPolicy { handle }\n      refundPolicy { handle }\n      termsOfService { handle }\n    }\n    menu(handle: $handle) {\n      items {\n        ...MenuEntry\n        ...MenuPicture\n        items {\n          ...MenuEntry\n          ...MenuPicture\n          items { ...MenuEntry }\n        }\n      }\n    }\n  }\n  fragment MenuEntry on MenuItem {\n    id\n    title\n    url\n    type\n  }\n  fragment MenuPicture on MenuItem {\n    resource {\n      ... on Collection {\n        title\n        image { ...Image }\n      }\n    }\n  }\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: MenuQuery, variables: MenuQueryVariables},
  "#graphql\n  query UrlRedirect($query: String!) {\n    urlRedirects(first: 1, query: $query) { nodes { path target } }\n  }\n": {return: UrlRedirectQuery, variables: UrlRedirectQueryVariables},
  "#graphql\n  query SitemapSize($type: SitemapType!) {\n    sitemap(type: $type) { pagesCount { count } }\n  }\n": {return: SitemapSizeQuery, variables: SitemapSizeQueryVariables},
  "#graphql\n  query SitemapPage($type: SitemapType!, $page: Int!) {\n    sitemap(type: $type) {\n      resources(page: $page) { items { handle updatedAt } }\n    }\n  }\n": {return: SitemapPageQuery, variables: SitemapPageQueryVariables},
  "#graphql\n  query VariantsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) { __typename ...VariantOfProduct }\n  }\n  #graphql\n  fragment VariantOfProduct on ProductVariant {\n    id\n    selectedOptions { name value }\n    image { ...Image }\n    product { handle title vendor ...ProductGoods }\n    ...VariantGoods\n    ...VariantPrice\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: VariantsByIdsQuery, variables: VariantsByIdsQueryVariables},
  "#graphql\n  query ProductSkus($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          sku\n          selectedOptions { name value }\n        }\n      }\n    }\n  }\n": {return: ProductSkusQuery, variables: ProductSkusQueryVariables},
  "#graphql\n  query VariantsInPrimaryMarket($ids: [ID!]!, $language: LanguageCode)\n  @inContext(language: $language) {\n    nodes(ids: $ids) { __typename ...VariantOfProduct }\n  }\n  #graphql\n  fragment VariantOfProduct on ProductVariant {\n    id\n    selectedOptions { name value }\n    image { ...Image }\n    product { handle title vendor ...ProductGoods }\n    ...VariantGoods\n    ...VariantPrice\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: VariantsInPrimaryMarketQuery, variables: VariantsInPrimaryMarketQueryVariables},
  "#graphql\n  query GermanVariant($id: ID!, $country: CountryCode)\n  @inContext(country: $country, language: DE) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        selectedOptions { name value }\n        product { handle title vendor }\n      }\n    }\n  }\n": {return: GermanVariantQuery, variables: GermanVariantQueryVariables},
  "#graphql\n  query RequestedVariant($id: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    node(id: $id) {\n      __typename\n      ... on ProductVariant {\n        sku\n        rrp: metafield(namespace: \"fit\", key: \"rrp\") { value }\n        product {\n          leasing: metafield(namespace: \"custom\", key: \"leasing\") { value }\n          rrp: metafield(namespace: \"fit\", key: \"rrp\") { value }\n        }\n        ...VariantOfProduct\n      }\n    }\n  }\n  #graphql\n  fragment VariantOfProduct on ProductVariant {\n    id\n    selectedOptions { name value }\n    image { ...Image }\n    product { handle title vendor ...ProductGoods }\n    ...VariantGoods\n    ...VariantPrice\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: RequestedVariantQuery, variables: RequestedVariantQueryVariables},
  "#graphql\n  query StoreStock($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 100) {\n        nodes {\n          id\n          selectedOptions { name value }\n          storeAvailability(first: 10) {\n            nodes {\n              available\n              pickUpTime\n              location {\n                name\n                address { address1 city }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: StoreStockQuery, variables: StoreStockQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CustomerCreate($input: CustomerCreateInput!) {\n    customerCreate(input: $input) {\n      customer { id }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerCreateMutation, variables: CustomerCreateMutationVariables},
  "#graphql\n  mutation CustomerUpdate($customerAccessToken: String!, $customer: CustomerUpdateInput!) {\n    customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {\n      customerAccessToken { ...CustomerAccess }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerUpdateMutation, variables: CustomerUpdateMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken { ...CustomerAccess }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAccessTokenCreateMutation, variables: CustomerAccessTokenCreateMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenRenew($customerAccessToken: String!) {\n    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {\n      customerAccessToken { ...CustomerAccess }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n": {return: CustomerAccessTokenRenewMutation, variables: CustomerAccessTokenRenewMutationVariables},
  "#graphql\n  mutation CustomerAccessTokenDelete($customerAccessToken: String!) {\n    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedAccessToken\n      userErrors { field message }\n    }\n  }\n": {return: CustomerAccessTokenDeleteMutation, variables: CustomerAccessTokenDeleteMutationVariables},
  "#graphql\n  mutation CustomerRecover($email: String!) {\n    customerRecover(email: $email) { customerUserErrors { ...CustomerIssue } }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerRecoverMutation, variables: CustomerRecoverMutationVariables},
  "#graphql\n  mutation CustomerReset($id: ID!, $input: CustomerResetInput!) {\n    customerReset(id: $id, input: $input) {\n      customerAccessToken { ...CustomerAccess }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerResetMutation, variables: CustomerResetMutationVariables},
  "#graphql\n  mutation CustomerResetByUrl($resetUrl: URL!, $password: String!) {\n    customerResetByUrl(resetUrl: $resetUrl, password: $password) {\n      customerAccessToken { ...CustomerAccess }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerResetByUrlMutation, variables: CustomerResetByUrlMutationVariables},
  "#graphql\n  mutation CustomerActivate($id: ID!, $input: CustomerActivateInput!) {\n    customerActivate(id: $id, input: $input) {\n      customerAccessToken { ...CustomerAccess }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerAccess on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerActivateMutation, variables: CustomerActivateMutationVariables},
  "#graphql\n  mutation CustomerAddressCreate($customerAccessToken: String!, $address: MailingAddressInput!) {\n    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {\n      customerAddress { id }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressCreateMutation, variables: CustomerAddressCreateMutationVariables},
  "#graphql\n  mutation CustomerAddressUpdate(\n    $customerAccessToken: String!\n    $id: ID!\n    $address: MailingAddressInput!\n  ) {\n    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {\n      customerAddress { id }\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressUpdateMutation, variables: CustomerAddressUpdateMutationVariables},
  "#graphql\n  mutation CustomerAddressDelete($customerAccessToken: String!, $id: ID!) {\n    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerAddressDeleteMutation, variables: CustomerAddressDeleteMutationVariables},
  "#graphql\n  mutation CustomerDefaultAddressUpdate($customerAccessToken: String!, $addressId: ID!) {\n    customerDefaultAddressUpdate(\n      customerAccessToken: $customerAccessToken\n      addressId: $addressId\n    ) {\n      customerUserErrors { ...CustomerIssue }\n    }\n  }\n  #graphql\n  fragment CustomerIssue on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CustomerDefaultAddressUpdateMutation, variables: CustomerDefaultAddressUpdateMutationVariables},
  "#graphql\n  mutation CartCreate(\n    $input: CartInput!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartCreate(input: $input) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n  mutation CartLinesAdd(\n    $cartId: ID!\n    $lines: [CartLineInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n  mutation CartLinesUpdate(\n    $cartId: ID!\n    $lines: [CartLineUpdateInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
  "#graphql\n  mutation CartLinesRemove(\n    $cartId: ID!\n    $lineIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n  mutation CartDiscountCodesUpdate(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartDiscountCodesUpdateMutation, variables: CartDiscountCodesUpdateMutationVariables},
  "#graphql\n  mutation CartGiftCardCodesUpdate(\n    $cartId: ID!\n    $giftCardCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartGiftCardCodesUpdateMutation, variables: CartGiftCardCodesUpdateMutationVariables},
  "#graphql\n  mutation CartGiftCardCodesRemove(\n    $cartId: ID!\n    $appliedGiftCardIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartGiftCardCodesRemoveMutation, variables: CartGiftCardCodesRemoveMutationVariables},
  "#graphql\n  mutation CartBuyerIdentityUpdate(\n    $cartId: ID!\n    $buyerIdentity: CartBuyerIdentityInput!\n    $country: CountryCode\n    $language: LanguageCode\n    $visitorConsent: VisitorConsent\n  ) @inContext(country: $country, language: $language, visitorConsent: $visitorConsent) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n      cart { ...Cart }\n      userErrors { ...CartIssue }\n      warnings { ...CartCaution }\n    }\n  }\n  #graphql\n  fragment Cart on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    cost {\n      subtotalAmount { ...Money }\n      totalAmount { ...Money }\n    }\n    discountCodes { code applicable }\n    discountAllocations { ...CartDiscount }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed { ...Money }\n    }\n    buyerIdentity { countryCode ...PreferredDelivery }\n    lines(first: 250) {\n      nodes {\n        id\n        quantity\n        attributes { key value }\n        discountAllocations { ...CartDiscount }\n        cost {\n          amountPerQuantity { ...Money }\n          totalAmount { ...Money }\n          compareAtAmountPerQuantity { ...Money }\n        }\n        merchandise {\n          ... on ProductVariant {\n            id\n            selectedOptions { name value }\n            image { ...Image }\n            product {\n              id\n              handle\n              title\n              vendor\n              battery: metafield(namespace: \"features\", key: \"battery\") { value }\n              motor: metafield(namespace: \"features\", key: \"motor\") { value }\n              ...ProductGoods\n              ...ProductNotices\n            }\n            battery: metafield(namespace: \"features\", key: \"battery\") { value }\n            ...VariantGoods\n            ...VariantPrice\n          }\n        }\n      }\n    }\n  }\n  fragment PreferredDelivery on CartBuyerIdentity {\n    preferences { delivery { deliveryMethod } }\n  }\n  fragment CartDiscount on CartDiscountAllocation {\n    discountedAmount { ...Money }\n    ... on CartCodeDiscountAllocation { code }\n    ... on CartAutomaticDiscountAllocation { title }\n    ... on CartCustomDiscountAllocation { title }\n  }\n  #graphql\n  fragment VariantGoods on ProductVariant {\n    availableForSale\n    currentlyNotInStock\n    requiresShipping\n    taxable\n  }\n\n  #graphql\n  fragment VariantPrice on ProductVariant {\n    price { ...Money }\n    compareAtPrice { ...Money }\n    unitPrice { ...Money }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    lowestPrice30d: metafield(namespace: \"custom\", key: \"lowest_price_30d\") { value }\n    product { compareAtKind: metafield(namespace: \"custom\", key: \"compare_at_kind\") { value } }\n  }\n\n  #graphql\n  fragment ProductGoods on Product {\n    productType\n    isGiftCard\n    madeToOrder: metafield(namespace: \"custom\", key: \"made_to_order\") { value }\n    deliveryTime: metafield(namespace: \"custom\", key: \"delivery_time\") { value }\n    pickupOnly: metafield(namespace: \"custom\", key: \"pickup_only\") { value }\n    geometry: metafield(namespace: \"custom\", key: \"geometry\") { id }\n  }\n\n  #graphql\n  fragment ProductNotices on Product {\n    sPedelec: metafield(namespace: \"custom\", key: \"s_pedelec\") { value }\n    coc: metafield(namespace: \"custom\", key: \"coc_included\") { value }\n    deliveryExclusion: metafield(namespace: \"custom\", key: \"delivery_exclusion\") { value }\n    guarantee: metafield(namespace: \"custom\", key: \"guarantee\") { reference { ...Guarantee } }\n  }\n\n  fragment Guarantee on MetafieldReference {\n    ... on Metaobject {\n      years: field(key: \"years\") { value }\n      brand: field(key: \"brand\") { value }\n      model: field(key: \"model\") { value }\n      wholeProduct: field(key: \"whole_product\") { value }\n      free: field(key: \"free_of_charge\") { value }\n      fromProducer: field(key: \"from_producer\") { value }\n      terms: field(key: \"terms\") { value }\n      label: field(key: \"label\") {\n        reference {\n          ... on MediaImage { image { url width height } }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment Image on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Money on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n  #graphql\n  fragment CartIssue on CartUserError {\n    code\n    field\n    message\n  }\n  fragment CartCaution on CartWarning {\n    code\n    message\n    target\n  }\n\n": {return: CartBuyerIdentityUpdateMutation, variables: CartBuyerIdentityUpdateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
