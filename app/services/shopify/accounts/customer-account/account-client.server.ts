import type {CustomerAccountMutations, CustomerAccountQueries} from '@shopify/hydrogen';
import {fetchGraphql, type SupplierTimes, timed} from '~/services/http/fetch-json.server';
import {ServiceOutage} from '~/services/http/outage.server';
import type {OpenId} from './openid.server';
import type {ShopifySession} from './shopify-session.server';
import type {CustomerIssue} from '../accounts';

type Variables<Operation> = Operation extends {variables: infer Given} ? Given : never;
type ResponseOf<Operation> = Operation extends {return: infer Returned} ? Returned : never;

export type AccountClient = ReturnType<typeof createAccountClient>;

/**
 * Calls the Customer Account API on behalf of the customer. Never cached. Throws `SignedOut`, and `ServiceOutage` like
 * the Storefront API client: 200 for GraphQL errors, 429 when throttled. `times` measures calls.
 */
export function createAccountClient(
  openId: OpenId,
  session: ShopifySession,
  times?: SupplierTimes,
) {
  const send = (document: string, variables: object, idempotent: boolean): Promise<unknown> =>
    session.callWithToken(async (access) => {
      const {graphql: url} = await openId.endpoints();
      const headers = {
        ...openId.headers,
        Authorization: access,
        'Content-Type': 'application/json',
      };
      const call = {service: 'Shopify', url, headers, document, variables, idempotent};
      return timed(times, 'Shopify', () => fetchGraphql(call)).catch((error: unknown) => {
        if (error instanceof ServiceOutage && error.status === 401) return 'unauthorized' as const;
        throw error;
      });
    });

  return {
    query: <Document extends keyof CustomerAccountQueries>(
      document: Document,
      variables: Variables<CustomerAccountQueries[Document]>,
    ) => send(document, variables, true) as Promise<ResponseOf<CustomerAccountQueries[Document]>>,

    mutate: <Document extends keyof CustomerAccountMutations>(
      document: Document,
      variables: Variables<CustomerAccountMutations[Document]>,
    ) =>
      send(document, variables, false) as Promise<ResponseOf<CustomerAccountMutations[Document]>>,
  };
}

/** This API's fields and error codes, mapped to those of the shop's forms and messages. */
const fields: Record<string, string> = {
  territoryCode: 'country',
  zoneCode: 'province',
  phoneNumber: 'phone',
};
const codes: Record<string, string> = {
  ADDRESS_ID_DOES_NOT_EXIST: 'NOT_FOUND',
  ADDRESS1_MISSING: 'BLANK',
  COUNTRY_NOT_EXIST: 'INVALID',
  CUSTOMER_ADDRESS_ALREADY_EXISTS: 'TAKEN',
  INVALID_FOR_COUNTRY: 'INVALID',
  INVALID_FOR_COUNTRY_AND_PROVINCE: 'INVALID',
  INVALID_TERRITORY_CODE: 'INVALID',
  PHONE_NUMBER_NOT_VALID: 'INVALID',
  REQUIRED: 'BLANK',
  TERRITORY_CODE_MISSING: 'BLANK',
  ZONE_CODE_MISSING: 'BLANK',
};

/** A mutation's errors, mapped to the names in forms and messages; `undefined` without a payload. */
export const issuesOf = (payload: {userErrors: CustomerIssue[]} | null | undefined) =>
  payload?.userErrors.map(({code, field, message}): CustomerIssue => ({
    code: code && (codes[code] ?? code),
    field: field?.map((name) => fields[name] ?? name) ?? null,
    message,
  }));
