import type {TabKey} from '~/storage';

/** Where this tab keeps what was typed, until the request is sent, its visitor signs out or half an hour has passed. */
const KEY: TabKey = 'leasing-request';
/** Name and address of somebody who has left the machine must not lie there for the next one. */
const KEPT_MS = 30 * 60 * 1000;

let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps for half an hour what a visitor typed, in this tab; a browser that forbids storage keeps nothing. `customer` is the
 * e-mail address of who is signed in, '' for nobody.
 */
export function keepInTab(customer: string, values: Record<string, string>): void {
  const until = Date.now() + KEPT_MS;
  const text = JSON.stringify({customer, until, values});
  withStorage((storage) => storage.setItem(KEY, text));
  forgetAt(until);
}

/** Forgets it: the form has been sent, or its visitor signs out. */
export function forgetInTab(): void {
  clearTimeout(forgetting);
  withStorage((storage) => storage.removeItem(KEY));
}

/** Also when its visitor has gone on to another page by then. */
function forgetAt(until: number): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetInTab, until - Date.now());
}

/** What was kept for this customer; what is somebody else's or too old is forgotten. */
export function readFromTab(customer: string): Record<string, unknown> | null {
  const text = withStorage((storage) => storage.getItem(KEY));
  if (!text) return null;
  const kept = parsed(text);
  const until = typeof kept?.until === 'number' ? kept.until : 0;
  const isTheirs = kept?.customer === '' || kept?.customer === customer;
  const left = until - Date.now();
  if (isTheirs && left > 0 && left <= KEPT_MS) {
    forgetAt(until);
    return record(kept.values);
  }
  forgetInTab();
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return record(JSON.parse(text));
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? {...value} : null;
}

function withStorage<Result>(read: (storage: Storage) => Result): Result | null {
  try {
    return read(sessionStorage);
  } catch {
    return null;
  }
}
