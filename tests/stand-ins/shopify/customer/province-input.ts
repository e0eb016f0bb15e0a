import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';

/** Postal codes and names of provinces (US Postal Service, Canada Post). */
const tables: Partial<Record<CountryCode, string>> = {
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
    KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota,
    MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey,
    NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon,
    PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas,
    UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`,
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
    NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
    SK Saskatchewan, YT Yukon`,
};

interface Province {
  code: string;
  name: string;
}

const provinces = Object.fromEntries(
  Object.entries(tables).map(([country, table]) => [
    country,
    table.split(/,\s+/).map((entry): Province => ({code: entry.slice(0, 2), name: entry.slice(3)})),
  ]),
);

/**
 * The province by its code or name; `null` for one that the country does not have. For other countries than these two
 * any text is valid.
 */
export function provinceIn(country: CountryCode | null, typed: string): Province | null {
  const known = provinces[country ?? ''];
  if (!known) return {code: typed, name: typed};
  const wanted = typed.trim().toLowerCase();
  const isMeant = ({code, name}: Province) =>
    [code, name].some((one) => one.toLowerCase() === wanted);
  return known.find(isMeant) ?? null;
}
