import {onDemand} from '~/i18n/formats';
import {languages, type Language} from '~/i18n/languages';

/** An amount as Shopify sends it: decimal text and ISO 4217 currency. */
export interface Money {
  amount: string;
  currencyCode: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A price as visitors read it: two decimals, `.00` dropped, marked with an asterisk:
 * `3.299 €*`, `64,90 €*`, `$3,299*`. `mark: false` is for struck and saved amounts.
 */
export function formatPrice(
  {amount, currencyCode}: Money,
  language: Language,
  {mark = true}: {mark?: boolean} = {},
): string {
  const value = Number(amount);
  const decimals = Math.round(value * 100) % 100 === 0 ? 0 : 2;
  return format(language, currencyCode, decimals).format(value) + (mark ? '*' : '');
}

/** A reduction as the language writes it: `−18 %`, `−18%`. */
export function formatReduction(percent: number, language: Language): string {
  return `−${percentFormat(language).format(percent / 100)}`;
}

const percentFormat = onDemand((locale) => new Intl.NumberFormat(locale, {style: 'percent'}));

function format(language: Language, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${language}-${currency}-${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, created);
  return created;
}
