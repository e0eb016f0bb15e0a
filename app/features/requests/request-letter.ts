import type {Language} from '~/i18n/languages';
import type {Money} from '../pricing/format-price';

export type RequestKind = 'leasing' | 'price' | 'appointment';

/** A line of a letter; its value is raw text as it was typed. */
interface LetterRow {
  label: string;
  value: string;
  /** Free text, in which nobody has to find an address that can be copied or clicked. */
  prose?: true;
}

/** Rows below a heading, already translated. */
export interface LetterGroup {
  heading: string;
  rows: LetterRow[];
}

/** The bike a request is about, as the shop's own data says; `url` is its page, with scheme and host. */
export interface LetterBike {
  /** Not so for the accessories that a price request may be about. */
  isBike: boolean;
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
  /**
   * What the visitor typed and chose, nothing else: tells whether the same is sent again. Prices, stock and content of
   * the shop may have changed by then.
   */
  typed: Record<string, unknown>;
  /** Asked for once in German (shop) and once in the visitor's language. */
  groups(language: Language): LetterGroup[];
  bike: LetterBike | null;
  /** The request as JSON, for the webhook. */
  data: Record<string, unknown>;
}
