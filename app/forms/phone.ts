import type {WorkerMessageKey} from '~/i18n/messages';
import {plainSigns} from './plain-signs';

/** Where a number is dialled from: decides how one without country code is read. */
type DialledFrom = 'DE' | 'AT' | 'CH';

type PhoneProblem = Extract<WorkerMessageKey, `validations.phone.${string}`>;

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
