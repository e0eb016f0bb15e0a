/** Said in the address after a form, so that a reload sends nothing again and says the same. */
const PARAM = 'sent';
const UNCONFIRMED = 'unconfirmed';

/** Whether who sent a request gets a mail that says so. */
export type Sent = 'confirmed' | 'unconfirmed';

interface SentRequest {
  confirmed: boolean;
  /** Of the variant that the request is about. */
  number?: string | null;
}

/** Query of the page that says that a request was sent: `?variant=7&sent`, or `?sent=unconfirmed`. */
export function sentQuery({confirmed, number = null}: SentRequest): string {
  const mark = confirmed ? PARAM : `${PARAM}=${UNCONFIRMED}`;
  return number ? `?variant=${number}&${mark}` : `?${mark}`;
}

/** What an address says of a request that was sent; `null` for the form. */
export function readSent(address: string): Sent | null {
  const said = new URL(address).searchParams.get(PARAM);
  if (said === null) return null;
  return said === UNCONFIRMED ? 'unconfirmed' : 'confirmed';
}
