import type {Language} from '~/i18n/languages';
import type {Translate} from '~/i18n/translate';
import {formatPrice} from '../pricing/format-price';

/** German law gives two weeks to withdraw (BGB § 355). */
export const RETURN_DAYS = 14;

/** Who pays for sending goods back; a customer is told the most that it costs for a bike, in EUR. */
export type ReturnTerms = {payer: 'shop'} | {payer: 'customer'; most: number};

interface ReturnSettings {
  return_costs: 'shop' | 'customer';
  return_costs_most: number | null;
}

/**
 * What the shop's owner has decided. Customers pay only where they are told how much at most (BGB § 357 (5), EGBGB Art. 246a
 * § 1 (2) no. 2): without that sum, or without settings, the shop pays.
 */
export function returnTerms(settings: ReturnSettings | null): ReturnTerms {
  const most = settings?.return_costs_most ?? null;
  return settings?.return_costs === 'customer' && most !== null
    ? {payer: 'customer', most}
    : {payer: 'shop'};
}

/** The law's model sentences for these terms, a paragraph each. */
export function returnWords(
  terms: ReturnTerms,
  {language, t}: {language: Language; t: Translate},
): string[] {
  if (terms.payer === 'shop') return [t('legal.returns.free'), t('legal.returns.pickUp')];
  const most = formatPrice({amount: String(terms.most), currencyCode: 'EUR'}, language, {
    mark: false,
  });
  return [t('legal.returns.ownCost'), t('legal.returns.most', {most})];
}
