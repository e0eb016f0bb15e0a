import type {CustomerAccessFragment, CustomerIssueFragment} from './storefront.generated';

/** What Shopify complains about: path of the field, code and its own words. */
export type CustomerIssue = CustomerIssueFragment;

/** The right to act for a customer until `expiresAt` (ISO 8601). */
export interface AccessToken {
  token: string;
  expiresAt: string;
}

export interface Refusal {
  success: false;
  errors: CustomerIssue[];
}
export type Outcome = {success: true} | Refusal;
/** An access, or why there is none. */
export type AccessTokenAnswer = ({success: true} & AccessToken) | Refusal;

interface Payload {
  customerAccessToken?: CustomerAccessFragment | null;
  customerUserErrors: CustomerIssue[];
}

/** Shopify's complaints about a customer's wish. */
export function refusal(payload: Pick<Payload, 'customerUserErrors'> | null | undefined): Refusal {
  return {success: false, errors: payload?.customerUserErrors ?? []};
}

/** The access that a payload brings, else its complaints. */
export function accessOf(payload: Payload | null | undefined): AccessTokenAnswer {
  const access = toAccess(payload?.customerAccessToken);
  return access ? {success: true, ...access} : refusal(payload);
}

/** A token with the time at which it ends, as Shopify says it (ISO 8601); `null` when there is none. */
export function toAccess(access: CustomerAccessFragment | null | undefined): AccessToken | null {
  return access ? {token: access.accessToken, expiresAt: access.expiresAt} : null;
}
