import type {Sending} from '~/forms/submission';
import type {MessageKey, Translate} from '~/i18n/messages';

/** One entry of the notification list, in the words of the page that shows it. */
export interface Notice {
  id: string;
  type: 'success' | 'warning' | 'danger';
  /** The key of its title, the same in every language. */
  about: MessageKey;
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

/** What the browser itself tells of a form that has not reached the shop. */
export const complaint = {
  type: 'danger',
  title: 'errors.notSent',
  message: 'errors.checkConnection',
} as const;

/** What it tells where the shop's answer is forgotten: its cookies are refused. */
const noCookies = {
  type: 'warning',
  title: 'errors.noCookies',
  message: 'errors.allowCookies',
} as const;

/**
 * The notices after something was sent: on top that it has not reached the shop, or that the browser forgets what came of
 * it; told anew and once, until something has.
 */
export function withSent(
  shown: readonly Notice[],
  sending: Sending,
  t: Translate,
  keepsCookies: boolean,
): Notice[] {
  const others = shown.filter(({id}) => !id.startsWith(SENT));
  const problem = sending === 'lost' ? complaint : keepsCookies ? null : noCookies;
  if (!problem) return others;
  const id = SENT + String(Date.now());
  const {type, title, message} = problem;
  const told = {type, about: title, title: t(title), message: t(message)};
  return [{...told, id, duration: 8000}, ...others];
}

const SENT = 'sent-';
