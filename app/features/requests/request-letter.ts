import type {Language} from '~/i18n/languages';
import type {Money} from '../pricing/format-price';

export type RequestKind = 'leasing' | 'price' | 'appointment';

/** Rows below a heading, already translated; values are raw text as it was typed. */
export interface LetterGroup {
  heading: string;
  rows: {label: string; value: string}[];
}

/** The bike a request is about, as the shop's own data says; `url` is its page, with scheme and host. */
export interface LetterBike {
  title: string;
  variant: string;
  sku: string | null;
  price: Money;
  url: string;
}

/** A request that has passed its schema, ready to become mails and the webhook's JSON. */
export interface RequestLetter {
  kind: RequestKind;
  customer: {name: string; email: string};
  /** Asked for once in German (shop) and once in the visitor's language; equal for equal requests. */
  groups(language: Language): LetterGroup[];
  bike: LetterBike | null;
  /** The request as JSON, for the webhook. */
  data: Record<string, unknown>;
}
