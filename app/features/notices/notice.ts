import type {SubmissionOutcome} from '~/forms/submission';
import type {MessageKey, Translate} from '~/i18n/messages';

/** One entry of the notification list, in the language of the page that shows it. */
export interface Notice {
  id: string;
  type: 'success' | 'warning' | 'danger';
  /** The key of its title, the same in every language. */
  about: MessageKey;
  title: string;
  message: string | null;
  /** Related links. */
  links?: {text: string; href: string}[];
  /**
   * Display time in milliseconds, 4000 by default and at least 8000 with reduced motion; 0 or less keeps it until it is
   * closed.
   */
  duration?: number;
  /** Whether it is hidden but can be shown again; unset before it was hidden for the first time. */
  hidden?: boolean;
}

/** The notices with new ones added: newest first, without duplicates. */
export function withNew(shown: readonly Notice[], added: readonly Notice[]): Notice[] {
  const isNew = ({id}: Notice) => added.every((notice) => notice.id !== id);
  return [...added, ...shown.filter(isNew)];
}

/** The notices with one hidden. */
export function withHidden(notices: readonly Notice[], id: string): Notice[] {
  return notices.map((notice) => (notice.id === id ? {...notice, hidden: true} : notice));
}

/** All notices shown again, until they are closed, or all hidden. */
export function withAll(notices: readonly Notice[], hidden: boolean): Notice[] {
  return notices.map((notice) => ({...notice, hidden, duration: 0}));
}

/** The browser's own notice about a form that has not reached the shop. */
export const unsentNotice = {
  type: 'danger',
  title: 'errors.notSent',
  message: 'errors.checkConnection',
} as const;

/** The notice that the outcome of a form is lost because the browser refuses cookies. */
export const noCookies = {
  type: 'warning',
  title: 'errors.noCookies',
  message: 'errors.allowCookies',
} as const;

/**
 * The notices after a submission: on top, that it has not reached the shop, or that the browser discards its outcome;
 * shown again each time but only once, and removed after a success.
 */
export function withSubmissionOutcome(
  shown: readonly Notice[],
  outcome: SubmissionOutcome,
  t: Translate,
  keepsCookies: boolean,
): Notice[] {
  const otherNotices = shown.filter(({id}) => !id.startsWith(SUBMISSION_ID_PREFIX));
  const problem = outcome === 'lost' ? unsentNotice : keepsCookies ? null : noCookies;
  if (!problem) return otherNotices;
  const id = SUBMISSION_ID_PREFIX + String(Date.now());
  const {type, title, message} = problem;
  const translated = {type, about: title, title: t(title), message: t(message)};
  return [{...translated, id, duration: 8000}, ...otherNotices];
}

const SUBMISSION_ID_PREFIX = 'sent-';
