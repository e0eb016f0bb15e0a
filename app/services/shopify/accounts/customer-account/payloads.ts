import type {CustomerIssue, Outcome, Refusal} from '../accounts';

export interface Payload {
  userErrors: {code?: string | null; field?: string[] | null; message: string}[];
}

/** Fields and codes of this API by the names that the shop's forms and messages have for them. */
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

export function refusal(payload: Payload | null | undefined): Refusal {
  const errors = (payload?.userErrors ?? []).map(
    ({code, field, message}): CustomerIssue => ({
      code: code && (codes[code] ?? code),
      field: field?.map((name) => fields[name] ?? name) ?? null,
      message,
    }),
  );
  return {success: false, errors};
}

/** What became of a mutation; a refusal when Shopify has sent nothing. */
export function outcomeOf(payload: Payload | null | undefined): Outcome {
  return payload?.userErrors.length === 0 ? {success: true} : refusal(payload);
}
