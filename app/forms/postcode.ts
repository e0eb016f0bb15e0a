import type {WorkerMessageKey} from '~/i18n/messages';
import {plainSigns} from './plain-signs';

type PostcodeProblem = Extract<WorkerMessageKey, `validations.zipCode.${string}`>;

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

/** A postcode as it is printed on a parcel: no `D-`, no blanks in between. Values that fit no rule come back trimmed. */
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
