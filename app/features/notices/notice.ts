import type {Sending} from '~/forms/unsent';
import type {MessageKey, WorkerMessageKey} from '~/i18n/messages';
import type {Translate} from '~/i18n/translate';

/** One entry of the notification list, in the words of the page that shows it. */
export interface Notice {
  id: string;
  type: 'success' | 'warning' | 'danger';
  /** The key of its title, the same in every language. */
  about: WorkerMessageKey;
  title: string;
  message: string | null;
  /** Where to go from here. */
  links?: {text: string; href: string}[];
  /**
   * Milliseconds that it stays, 4000 by default and 8000 at least for who wants no motion; 0 or less keeps it until it
   * is closed.
   */
  duration?: number;
  /** Whether it has gone, and is kept to be called up again; unset before it went for the first time. */
  gone?: boolean;
}

/** The notices after new ones came: newest on top, none twice. */
export function withNew(shown: readonly Notice[], added: readonly Notice[]): Notice[] {
  const isNew = ({id}: Notice) => added.every((notice) => notice.id !== id);
  return [...added, ...shown.filter(isNew)];
}

/** The notices after one has gone. */
export function withGone(told: readonly Notice[], id: string): Notice[] {
  return told.map((notice) => (notice.id === id ? {...notice, gone: true} : notice));
}

/** All notices called up again, until they are closed, or all put away. */
export function withAll(told: readonly Notice[], gone: boolean): Notice[] {
  return told.map((notice) => ({...notice, gone, duration: 0}));
}

interface Complaint {
  type: Notice['type'];
  title: MessageKey;
  message: MessageKey | null;
}

/** What the browser itself tells of a form that did not end as it should. */
export const complaints = {
  lost: {type: 'danger', title: 'errors.notSent', message: 'errors.checkConnection'},
  unseen: {type: 'warning', title: 'errors.unseen', message: null},
} as const satisfies Record<Exclude<Sending, 'arrived'>, Complaint>;

/**
 * The notices after something was sent: on top that it has not reached the shop, or that nobody sees what it changed;
 * told anew and once, until something has.
 */
export function withSent(shown: readonly Notice[], sending: Sending, t: Translate): Notice[] {
  const others = shown.filter(({id}) => !id.startsWith(SENT));
  if (sending === 'arrived') return others;
  const id = SENT + String(Date.now());
  const duration = sending === 'lost' ? 8000 : 0;
  const {type, title, message} = complaints[sending];
  const told = {type, about: title, title: t(title), message: message && t(message)};
  return [{...told, id, duration}, ...others];
}

const SENT = 'sent-';
