import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {StoredPostalAddress} from '../cart/cart-table';

const isCode = (text: string): text is CountryCode => /^[A-Z]{2}$/.test(text);

/** Current countries (ISO 3166-1 and a few islands) that Shopify delivers to. */
const codes = `
  AC AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ
  BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO
  CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO
  MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA
  PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SH
  SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VN VU WF WS XK YE YT
  ZA ZM ZW
`
  .split(/\s+/)
  .filter(isCode);

const namesIn = (language: string) => new Intl.DisplayNames([language], {type: 'region'});

/** The code of a country given as a two-letter code or by its English or German name, as Shopify allows; else null. */
export function countryCodeOf(country: string): CountryCode | null {
  const wanted = country.trim().toLowerCase();
  const [english, german] = [namesIn('en'), namesIn('de')];
  const found = codes.find((code) =>
    [code, english.of(code), german.of(code)].some((name) => name?.toLowerCase() === wanted),
  );
  return found ?? null;
}

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

/** Fields of a `MailingAddress`. */
export function postalAddress(address: StoredPostalAddress) {
  const {firstName, lastName, company, address1, address2, city, zip} = address;
  const {countryCode = null, provinceCode = null, phone = null} = address;
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    address1: address1 ?? null,
    address2: address2 ?? null,
    city: city ?? null,
    zip: zip ?? null,
    phone,
    countryCodeV2: countryCode,
    province: provinceCode && (provinceIn(countryCode, provinceCode)?.name ?? provinceCode),
    provinceCode,
  };
}
