import {z} from 'zod';
import {isOneAddress, WEB_PROTOCOL} from '~/safe-addresses';
import {jsonSchema} from '~/services/http/fetch-json.server';
import type {ProductSafetyFragment} from '~/services/shopify/storefront.generated';
import {entryText} from './notices';

const company = z.object({
  name: entryText,
  postalAddress: entryText,
  /** Email or web address. */
  electronicAddress: entryText,
  /** ISO 3166. */
  country: entryText,
});

/** The manufacturer of a product, or its responsible person in the EU; '' for missing data. */
type Company = z.output<typeof company>;

export type ProductSafety = ReturnType<typeof readSafety>;

const electronicAddress = z.union([
  z.string().refine(isOneAddress),
  z.url({protocol: WEB_PROTOCOL}),
]);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const warnings = jsonSchema(z.array(z.string()));

/**
 * Parses the safety data that a product page must show (Regulation (EU) 2023/988, article 19); malformed parts are left
 * out and go to `reportMalformed`, the rest remains.
 */
export function readSafety(
  {manufacturer, responsiblePerson, modelNumber, safetyWarnings}: ProductSafetyFragment,
  reportMalformed: (field: string) => void,
) {
  return {
    manufacturer: readCompany(manufacturer?.reference, 'manufacturer', reportMalformed),
    responsiblePerson: readCompany(
      responsiblePerson?.reference,
      'responsible_person',
      reportMalformed,
    ),
    modelNumber: modelNumber?.value.trim() ?? '',
    warnings: safetyWarnings ? readWarnings(safetyWarnings.value, reportMalformed) : [],
  };
}

function readCompany(
  reference: unknown,
  field: string,
  reportMalformed: (field: string) => void,
): Company | null {
  if (!reference) return null;
  const parsed = company.safeParse(reference);
  if (!parsed.success) {
    reportMalformed(field);
    return null;
  }
  const validOrEmpty = (value: string, schema: z.ZodType<string>, part: string) => {
    if (value === '' || schema.safeParse(value).success) return value;
    reportMalformed(`${field}.${part}`);
    return '';
  };
  const {data} = parsed;
  return {
    ...data,
    electronicAddress: validOrEmpty(
      data.electronicAddress,
      electronicAddress,
      'electronic_address',
    ),
    country: validOrEmpty(data.country, countryCode, 'country'),
  };
}

function readWarnings(value: string, reportMalformed: (field: string) => void): string[] {
  const parsed = warnings.safeParse(value);
  if (!parsed.success) reportMalformed('safety_warnings');
  return (parsed.data ?? []).map((text) => text.trim()).filter(Boolean);
}
