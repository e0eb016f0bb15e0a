/** Said in the address after a form, so that a reload sends nothing again and says the same. */
export const SENT_PARAM = 'sent';
export const UNCONFIRMED = 'unconfirmed';

/** What the page after a request says. */
export interface Sent {
  /** Whether who sent it gets a mail that says so. */
  mail: 'confirmed' | 'unconfirmed';
  /** By which shop and customer speak of it, and what was asked for; `null` where the browser kept nothing. */
  receipt: {reference: string; rows: ReceiptRow[]} | null;
}

export interface ReceiptRow {
  label: string;
  value: string;
}

interface SentRequest {
  confirmed: boolean;
  /** Of the variant that the request is about. */
  number?: string | null;
}

/** Query of the page that says that a request was sent: `?variant=7&sent`, or `?sent=unconfirmed`. */
export function sentQuery({confirmed, number = null}: SentRequest): string {
  const mark = confirmed ? SENT_PARAM : `${SENT_PARAM}=${UNCONFIRMED}`;
  return number ? `?variant=${number}&${mark}` : `?${mark}`;
}
