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

const sent = new Map<string, Set<string>>();

/** Whether a form may send this request: a few different ones, each as often as it likes. Each isolate counts for itself. */
export function mayStillSend(seal: Seal, id: string): boolean {
  const requests = sent.get(seal.id) ?? new Set();
  if (requests.has(id)) return true;
  if (requests.size >= MOST_PER_FORM) return false;
  sent.set(seal.id, requests.add(id));
  const [oldest] = sent.keys();
  if (sent.size > MOST_FORMS && oldest !== undefined) sent.delete(oldest);
  return true;
}
