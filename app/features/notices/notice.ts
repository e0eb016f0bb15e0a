import type {MessageKey} from '~/i18n/messages';

/** One entry of the notification list (spec §3); the texts are message keys. */
export interface Notice {
  id: string;
  type: 'success' | 'warning' | 'danger';
  title: MessageKey;
  message: MessageKey | null;
  /** Milliseconds that it stays, 4000 by default; 0 or less keeps it until it is closed (spec §9). */
  duration?: number;
}

/** The notices after new ones came: newest on top, none twice. */
export function withNew(shown: readonly Notice[], added: readonly Notice[]): Notice[] {
  const isNew = ({id}: Notice) => added.every((notice) => notice.id !== id);
  return [...added, ...shown.filter(isNew)];
}

/** The notices after something was sent: on top that it has not reached the shop, told anew and once, until it has. */
export function withSent(shown: readonly Notice[], arrived: boolean): Notice[] {
  const title = 'errors.notSent';
  const others = shown.filter((notice) => notice.title !== title);
  const id = title + String(Date.now());
  const unsent: Notice = {
    id,
    type: 'danger',
    title,
    message: 'errors.checkConnection',
    duration: 8000,
  };
  return arrived ? others : [unsent, ...others];
}
