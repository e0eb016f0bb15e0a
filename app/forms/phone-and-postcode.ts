import type {MessageKey} from '~/i18n/messages';

type PhoneProblem = Extract<MessageKey, `validations.phone.${string}`>;

/** Of the countries whose national numbers start with a 0 that is omitted after the code. */
const callingCodes: Record<string, string> = {DE: '49', AT: '43', CH: '41'};

/** The calling code of a country (ISO 3166), without `+`; `undefined` if it is not known here. */
export const callingCodeOf = (country: string) =>
  Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined;

/** E.164: at most 15 digits including the country code; no number has fewer than 7. */
const internationalPattern = /^[1-9]\d{6,14}$/;

/** Far more than 15 digits with all their punctuation. */
const MAX_TYPED_LENGTH = 255;
const EXTENSION =
  /(?:\b|(?<=\d))(?:dw|durchwahl|ext|extension|klappe|kl|nst|x)[.:]?\s*-?\s*\d{1,6}$/i;
const ALLOWED_CHARACTERS = /^[\d\s()+./-]*$/;

/** Returns the message key for an invalid phone number as typed, or `null`: 6 to 15 digits, in any usual notation. */
export function phoneProblem(typed: string): PhoneProblem | null {
  if (typed.length > MAX_TYPED_LENGTH) return 'validations.phone.length';
  const written = normalizeCharacters(typed).replace(EXTENSION, '').trim();
  if (!ALLOWED_CHARACTERS.test(written) || written.replace(/^[\s(]*\+/, '').includes('+')) {
    return 'validations.phone.characters';
  }
  const {code, number} = splitNumber(written);
  return /^\d{6,15}$/.test(code ?? number) ? null : 'validations.phone.length';
}

/**
 * Returns a number in E.164: `+49221…` for `0221 …`, `0049 221 …` or `+49 (0)221 …`; `null` if it has an extension, or
 * no country code and either no area code or a country whose calling code is not known here.
 */
export function internationalPhone(typed: string, from: string): string | null {
  const written = normalizeCharacters(typed);
  if (EXTENSION.test(written)) return null;
  const callingCode = callingCodeOf(from);
  const {code, number} = splitNumber(written);
  if (code === null) {
    return callingCode && number.startsWith('0') ? `+${callingCode}${number.slice(1)}` : null;
  }
  const matchingCode = Object.values(callingCodes).find((candidate) => code.startsWith(candidate));
  if (matchingCode) return `+${matchingCode}${code.slice(matchingCode.length).replace(/^0/, '')}`;
  return `+${splitNumber(written.replace('(0)', '')).code}`;
}

/** Like `phoneProblem`, for a number that must be convertible to E.164. `from` is '' until a country is selected. */
export function internationalPhoneProblem(typed: string, from: string): PhoneProblem | null {
  const problem = phoneProblem(typed);
  if (problem || from === '') return problem;
  const number = internationalPhone(typed, from);
  if (number === null) return 'validations.phone.international';
  return internationalPattern.test(number.slice(1)) ? null : 'validations.phone.length';
}

/** Returns the digits, with country code (`+49 (0)40` and `0049 40` both have one) or without. */
function splitNumber(written: string): {code: string | null; number: string} {
  const digits = written.replace(/\D/g, '');
  if (written.replace(/[\s(]/g, '').startsWith('+')) return {code: digits, number: ''};
  if (digits.startsWith('00')) return {code: digits.slice(2), number: ''};
  return {code: null, number: digits};
}

type PostcodeProblem = Extract<MessageKey, `validations.zipCode.${string}`>;

interface CountryRule {
  /** What people write in front: `D-20095`. */
  prefix: RegExp;
  digits: RegExp;
  problem: PostcodeProblem;
}

/**
 * Germany: five digits from 01001 (Deutsche Post, Leitzonen 01 to 99). Austria and Switzerland: four, never starting
 * with 0 (Österreichische Post, Swiss Post); Liechtenstein uses Switzerland's 9485 to 9498.
 */
const postcodeRules: Record<string, CountryRule> = {
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

/** Other countries: up to three groups of letters and digits, with at least one digit. */
const genericPostcodePattern = /^(?=.*\d)[A-Z\d]{1,8}(?:[ -][A-Z\d]{1,8}){0,2}$/i;

/** Returns a postcode as printed on a parcel: without `D-` and spaces. For countries without a rule, in upper case. */
export function plainPostcode(typed: string, country: string): string {
  const written = normalizeCharacters(typed);
  const rule = ruleOf(country);
  return rule ? stripPrefixAndSpaces(written, rule) : written.toUpperCase();
}

/**
 * Returns the message key for an invalid postcode as typed, or `null`. Until a country is selected (`''`), any postcode
 * valid in Germany, Austria or Switzerland is accepted.
 */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const written = normalizeCharacters(typed);
  const rule = ruleOf(country);
  if (rule) return rule.digits.test(stripPrefixAndSpaces(written, rule)) ? null : rule.problem;
  const isValidAnywhere = Object.values(postcodeRules).some((candidate) =>
    candidate.digits.test(stripPrefixAndSpaces(written, candidate)),
  );
  if (isValidAnywhere || (country !== '' && genericPostcodePattern.test(written))) return null;
  return 'validations.zipCode.format';
}

function stripPrefixAndSpaces(written: string, {prefix}: CountryRule): string {
  return written.replace(prefix, '').replace(/ /g, '');
}

const ruleOf = (country: string) =>
  Object.hasOwn(postcodeRules, country) ? postcodeRules[country] : undefined;

/** Normalizes a typed number: full-width digits, special spaces and dashes become plain ones. */
function normalizeCharacters(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // Direction marks and the like, which come with numbers copied from a contact.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
