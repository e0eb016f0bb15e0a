import {hexDigest} from '~/services/http/hex-digest';
import type {Seal} from './seal-signature.server';

/**
 * Names a request by the form it was sent with and by what its visitor typed and chose there. It is the same when that
 * is sent again, whatever has changed in the shop in the meantime: what is sent once for it is sent once.
 */
export async function requestId(seal: Seal, typed: unknown): Promise<string> {
  const digest = await hexDigest('SHA-256', JSON.stringify(typed));
  return `${seal.id}-${digest.slice(0, 16)}`;
}

/** What people say on the phone: `4F2A-91C0`. The same for all that was sent with one form. */
export function referenceOf({id}: Seal): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/** Corrections of a request that was sent already; more than a person makes is a flood. */
const MOST_PER_FORM = 3;
/** The oldest form goes first, so memory stays bounded whoever sends. */
const MOST_FORMS = 5000;

/** What one form has sent. */
interface SentForm {
  requests: Set<string>;
  /** The first of them that the shop has, and whether it is confirmed. */
  first: {id: string; confirmed: Promise<boolean>} | null;
}

const sent = new Map<string, SentForm>();

function formOf(seal: Seal): SentForm {
  const form = sent.get(seal.id) ?? {requests: new Set(), first: null};
  sent.set(seal.id, form);
  const [oldest] = sent.keys();
  if (sent.size > MOST_FORMS && oldest !== undefined) sent.delete(oldest);
  return form;
}

/** Whether a form may send this request: a few different ones, each as often as it likes. Each isolate counts for itself. */
export function mayStillSend(seal: Seal, id: string): boolean {
  const {requests} = formOf(seal);
  if (requests.has(id)) return true;
  if (requests.size >= MOST_PER_FORM) return false;
  requests.add(id);
  return true;
}

/**
 * Whether a request that the shop has may be confirmed: the first of its form, if `isAllowed` says so, which is asked
 * once, however often the request is sent. Each isolate knows its own.
 */
export async function mayConfirm(
  seal: Seal,
  id: string,
  isAllowed: () => Promise<boolean>,
): Promise<boolean> {
  const form = formOf(seal);
  form.first ??= {id, confirmed: isAllowed()};
  return form.first.id === id && form.first.confirmed;
}
