import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from './notice';

const KEY = 'notices';

/** Shows a notice on the next page the visitor loads. */
export function flashNotice({session}: AppLoadContext, notice: Omit<Notice, 'id'>): void {
  const kept = takeAll(session.take(KEY));
  session.flash(KEY, [{...notice, id: crypto.randomUUID().slice(0, 8)}, ...kept]);
}

/** Notices for this page, newest first. Data that script asks for leaves them for a page. */
export function takeNotices({session, isDocument}: AppLoadContext): Notice[] {
  return isDocument ? takeAll(session.take(KEY)) : [];
}

/** The session is signed, so its content is what `flashNotice` wrote. */
function takeAll(value: unknown): Notice[] {
  return Array.isArray(value) ? (value as Notice[]) : [];
}
