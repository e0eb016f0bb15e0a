import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from './notice';

const KEY = 'notices';
/** They travel in a cookie, which holds 4 kB: whoever sends forms without seeing a page meets no error. */
const MOST_KEPT = 4;

/** Shows a notice on the next page the visitor loads; the same one twice says no more. */
export function flashNotice({session}: AppLoadContext, notice: Omit<Notice, 'id'>): void {
  const kept = takeAll(session.take(KEY)).filter((other) => !isSame(other, notice));
  const notices = [{...notice, id: crypto.randomUUID().slice(0, 8)}, ...kept];
  session.flash(KEY, notices.slice(0, MOST_KEPT));
}

function isSame(one: Omit<Notice, 'id'>, other: Omit<Notice, 'id'>): boolean {
  return (
    one.title === other.title && one.message === other.message && one.duration === other.duration
  );
}

/** Notices for this page, newest first. Data that script asks for leaves them for a page. */
export function takeNotices({session, isDocument}: AppLoadContext): Notice[] {
  return isDocument ? takeAll(session.take(KEY)) : [];
}

/** The session is signed, so its content is what `flashNotice` wrote. */
function takeAll(value: unknown): Notice[] {
  return Array.isArray(value) ? (value as Notice[]) : [];
}
