import {DRAFT_LIFETIME, type TabKey} from '~/storage';

/**
 * The draft of the leasing request: what was typed in this tab, until it is sent, the visitor signs out or the tab is
 * closed. Not in the request's feature, because signing out in the account deletes it.
 */
const KEY: TabKey = 'leasing-request';

interface Draft {
  customer: string;
  /** When it stops being restored, in milliseconds since 1970. */
  until: number;
  values: Record<string, string>;
}

/**
 * Stores the draft, to be restored for half an hour; does nothing if the browser blocks storage. `customer` is the e-mail address of the signed-in customer, '' if signed out.
 */
export function saveDraft(customer: string, values: Draft['values']): void {
  const until = Date.now() + DRAFT_LIFETIME * 1000;
  const text = JSON.stringify({customer, until, values} satisfies Draft);
  withStorage((storage) => storage.setItem(KEY, text));
}

/** Deletes the draft: the request has been sent, or its visitor signs out. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** The values stored by this customer or while signed out; deletes a draft of another customer and an expired one. */
export function readDraft(customer: string): Draft['values'] | null {
  const text = withStorage((storage) => storage.getItem(KEY));
  if (!text) return null;
  const draft = JSON.parse(text) as Draft;
  const isTheirs = draft.customer === '' || draft.customer === customer;
  if (isTheirs && draft.until > Date.now()) return draft.values;
  clearDraft();
  return null;
}

function withStorage<Result>(read: (storage: Storage) => Result): Result | null {
  try {
    return read(sessionStorage);
  } catch {
    return null;
  }
}
