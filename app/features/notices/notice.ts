import type {MessageKey} from '~/i18n/messages';

/** One entry of the notification list (spec §3); the texts are message keys. */
export interface Notice {
  id: string;
  type: 'success' | 'warning' | 'danger';
  title: MessageKey;
  message: MessageKey | null;
}
