import {useEffect, useState, type CSSProperties} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon, type IconName} from '~/ui/Icon';
import type {Notice} from './notice';

interface NoticeItemProps {
  notice: Notice;
  /** Its time is over. */
  onGone: () => void;
  /** Somebody has closed it. */
  onClose: () => void;
}

const looks: Record<Notice['type'], {icon: IconName; color: string; border: string}> = {
  success: {icon: 'circle-check', color: 'text-gruen', border: 'noscript:border-gruen'},
  warning: {
    icon: 'triangle-alert',
    color: 'text-messing-900',
    border: 'noscript:border-messing-900',
  },
  danger: {icon: 'circle-alert', color: 'text-danger', border: 'noscript:border-danger'},
};

/** One notice: with script it goes once the animation of its time has ended (`notices.css`), or by its cross. */
export function NoticeItem({notice, onGone, onClose}: NoticeItemProps) {
  const t = useTranslate();
  const [alive, setAlive] = useState(false);
  const {type, title, message, links, duration = 4000} = notice;
  const {icon, color, border} = looks[type];
  const time: CSSProperties & Record<'--stays', string> = {'--stays': `${duration}ms`};

  useEffect(() => setAlive(true), []);

  return (
    <li
      className={`notice pointer-events-auto relative flex min-h-17 items-center gap-3.5 overflow-hidden rounded-panel border border-stahl-200 bg-kreide py-2.5 pr-2 pl-4 text-label leading-[1.4] shadow-menu noscript:shadow-none ${border}`}
    >
      <span className={color}>
        <Icon name={icon} />
      </span>
      {/* Screen readers tell what changes inside of what is there already: its text is put in once more. */}
      <div role={type === 'danger' ? 'alert' : 'status'} className="min-w-0 flex-1 text-ink-600">
        <div key={String(alive)}>
          <p className="text-body leading-[1.4] font-heading text-ink">{title}</p>
          {message && <p>{message}</p>}
          {links?.map(({text, href}) => (
            <a key={href} href={href} className="mr-4 inline-block py-2 underline">
              {text}
            </a>
          ))}
        </div>
      </div>
      {alive && (
        <button
          type="button"
          className="flex size-11 flex-none items-center justify-center rounded-control hover:bg-stahl-100"
          aria-label={t('chrome.notices.close')}
          onClick={onClose}
        >
          <Icon name="x" size={20} />
        </button>
      )}
      {alive && duration > 0 && (
        <span
          className={`notice-time absolute inset-x-0 bottom-0 h-[3px] origin-left bg-current ${color}`}
          style={time}
          onAnimationEnd={onGone}
        />
      )}
    </li>
  );
}
