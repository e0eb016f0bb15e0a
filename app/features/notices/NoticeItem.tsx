import {useTranslate} from '~/i18n/use-language';
import {Icon, type IconName} from '~/ui/Icon';
import {useHydrated} from '~/ui/use-hydrated';
import type {Notice} from './notice';

interface NoticeItemProps {
  notice: Notice;
  duration: number;
  onClose: () => void;
}

const icons: Record<Notice['type'], IconName> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

/** One notice. Its bar is its clock: style lets it run, and holds it while someone points at the notice. */
export function NoticeItem({notice, duration, onClose}: NoticeItemProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const {type, title, message} = notice;
  return (
    <li className={`notice notice--${type}`} role={type === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[type]} />
      <div className="notice__text">
        <p className="notice__title">{t(title)}</p>
        {message && <p>{t(message)}</p>}
      </div>
      {hydrated && (
        <button
          type="button"
          className="notice__close"
          aria-label={t('chrome.notices.close')}
          onClick={onClose}
        >
          <Icon name="x" size={20} />
        </button>
      )}
      {hydrated && duration > 0 && (
        <span
          className="notice__time"
          style={{animationDuration: `${duration}ms`}}
          onAnimationEnd={onClose}
        />
      )}
    </li>
  );
}
