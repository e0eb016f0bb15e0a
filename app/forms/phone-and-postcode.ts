import type {MessageKey} from '~/i18n/messages';

/** Where a number is dialled from: decides how one without country code is read. */
type DialledFrom = 'DE' | 'AT' | 'CH';

type PhoneProblem = Extract<MessageKey, `validations.phone.${string}`>;

const callingCodes: Record<DialledFrom, string> = {DE: '49', AT: '43', CH: '41'};

/**
 * Numbers behind the country code, without the leading 0. Germany: Bundesnetzagentur, numbering plan (mobile 10 to 11
 * digits, area codes from 2 to 9, at most 13 digits with an extension). Austria: RTR, KEM-V. Switzerland: BAKOM, nine digits.
 */
const national: Record<DialledFrom, RegExp> = {
  DE: /^(1[567]\d{8,9}|1[89]\d{5,10}|[2-9]\d{4,12})$/,
  AT: /^(1\d{3,12}|[2-57-9]\d{4,12}|6\d{6,12})$/,
  CH: /^[2-9]\d{8}$/,
};
const anyNational = Object.values(national);

/** E.164: country code and number together have at most 15 digits; shorter than 7 is nobody's. */
const international = /^[1-9]\d{6,14}$/;

/** Far more than fifteen digits with all their signs. */
const LONGEST = 255;
const EXTENSION =
  /(?:\b|(?<=\d))(?:dw|durchwahl|ext|extension|klappe|kl|nst|x)[.:]?\s*-?\s*\d{1,6}$/i;
const WRITTEN_WITH = /^[\d\s()+./-]*$/;

/** What is wrong with a phone number as it was typed: the key of the message, or `null` for one that can be dialled. */
export function phoneProblem(typed: string, from?: string): PhoneProblem | null {
  if (typed.length > LONGEST) return 'validations.phone.length';
  const written = plainSigns(typed).replace(EXTENSION, '').trim();
  if (!WRITTEN_WITH.test(written) || written.replace(/^[\s(]*\+/, '').includes('+')) {
    return 'validations.phone.characters';
  }
  const {code, number} = splitNumber(written);
  if (code === null) {
    if (!/^0[1-9]/.test(number)) return 'validations.phone.areaCode';
    return fits(nationalRules(from), number.slice(1)) ? null : 'validations.phone.length';
  }
  for (const [country, ownCode] of Object.entries(callingCodes)) {
    if (!code.startsWith(ownCode)) continue;
    const own = code.slice(ownCode.length).replace(/^0/, '');
    return fits(nationalRules(country), own) ? null : 'validations.phone.length';
  }
  return international.test(code) ? null : 'validations.phone.length';
}

/**
 * A number in the form of E.164: `+49221…` of `0221 …`, `0049 221 …` or `+49 (0)221 …`. `null` where that is unknown: without
 * its country's code, unless it is dialled from one whose numbers are known, or with an extension.
 */
export function internationalPhone(typed: string, from: string): string | null {
  const written = plainSigns(typed);
  if (EXTENSION.test(written)) return null;
  const own = isDialledFrom(from) ? callingCodes[from] : null;
  const {code, number} = splitNumber(written);
  if (code === null) return own && number.replace(/^0/, `+${own}`);
  const known = Object.values(callingCodes).find((one) => code.startsWith(one));
  if (known) return `+${known}${code.slice(known.length).replace(/^0/, '')}`;
  return `+${splitNumber(written.replace('(0)', '')).code}`;
}

/** The same as `phoneProblem` for a number that has to become one of E.164. '': no country chosen yet. */
export function internationalPhoneProblem(typed: string, from: string): PhoneProblem | null {
  const problem = phoneProblem(typed, from);
  if (from === '' || problem === 'validations.phone.characters') return problem;
  const number = internationalPhone(typed, from);
  if (number === null) return 'validations.phone.international';
  return problem ?? (international.test(number.slice(1)) ? null : 'validations.phone.length');
}

/** The digits, with country code (`+49 (0)40` and `0049 40` are the same) or without one. */
function splitNumber(written: string): {code: string | null; number: string} {
  const digits = written.replace(/\D/g, '');
  if (written.replace(/[\s(]/g, '').startsWith('+')) return {code: digits, number: ''};
  if (digits.startsWith('00')) return {code: digits.slice(2), number: ''};
  return {code: null, number: digits};
}

function nationalRules(country: string | undefined): RegExp[] {
  return isDialledFrom(country) ? [national[country]] : anyNational;
}

function isDialledFrom(country: string | undefined): country is DialledFrom {
  return country !== undefined && Object.hasOwn(national, country);
}

const fits = (rules: RegExp[], digits: string) => rules.some((rule) => rule.test(digits));

type PostcodeProblem = Extract<MessageKey, `validations.zipCode.${string}`>;

interface CountryRule {
  /** What people write in front: `D-20095`. */
  prefix: RegExp;
  digits: RegExp;
  problem: PostcodeProblem;
}

/**
 * Germany: five digits from 01001 on (Deutsche Post, Leitzonen 01 to 99). Austria and Switzerland: four, never with
 * 0 first (Österreichische Post, Swiss Post); Liechtenstein's are Switzerland's 9485 to 9498.
 */
const rules: Record<string, CountryRule> = {
  DE: {
    prefix: /^DE?[\s-]*(?=\d)/i,
    digits: /^(?!00)\d{5}$/,
    problem: 'validations.zipCode.germany',
  },
  AT: {prefix: /^AT?[\s-]*(?=\d)/i, digits: /^[1-9]\d{3}$/, problem: 'validations.zipCode.austria'},
  CH: {
    prefix: /^CH[\s-]*(?=\d)/i,
    digits: /^[1-9]\d{3}$/,
    problem: 'validations.zipCode.switzerland',
  },
  LI: {
    prefix: /^(?:FL|LI)[\s-]*(?=\d)/i,
    digits: /^94(?:8[5-9]|9[0-8])$/,
    problem: 'validations.zipCode.liechtenstein',
  },
};

/** Other countries: letters and digits in up to three groups, with at least one digit. */
const elsewhere = /^(?=.*\d)[A-Z\d]{1,8}(?:[ -][A-Z\d]{1,8}){0,2}$/i;

/** A postcode as it is printed on a parcel: no `D-`, no blanks in between. Of countries without a rule it comes back in capitals. */
export function plainPostcode(typed: string, country: string): string {
  const written = plainSigns(typed);
  const rule = ruleOf(country);
  return rule ? bare(written, rule) : written.toUpperCase();
}

/**
 * What is wrong with a postcode as it was typed: the key of the message, or `null`. Without a known country
 * (`''`: none chosen yet) one that fits Germany, Austria or Switzerland is right.
 */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const written = plainSigns(typed);
  const rule = ruleOf(country);
  if (rule) return rule.digits.test(bare(written, rule)) ? null : rule.problem;
  const known = Object.values(rules).some((one) => one.digits.test(bare(written, one)));
  if (known || (country !== '' && elsewhere.test(written))) return null;
  return 'validations.zipCode.format';
}

function bare(written: string, {prefix}: CountryRule): string {
  return written.replace(prefix, '').replace(/ /g, '');
}

const ruleOf = (country: string) => (Object.hasOwn(rules, country) ? rules[country] : undefined);

/** A typed number with the signs of a keyboard: full-width digits, special blanks and dashes become plain ones. */
function plainSigns(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // Direction marks and the like, which come along when a number is copied out of a contact.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
