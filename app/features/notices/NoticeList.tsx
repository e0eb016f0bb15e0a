import {type CSSProperties, useEffect, useRef, useState} from 'react';
import {onSubmission} from '~/forms/submission';
import {useTranslate} from '~/i18n/use-language';
import {Icon, type IconName} from '~/ui/Icon';
import {useOnNewPage} from '../navigation/open-page';
import {type Notice, withAll, withHidden, withNew, withSubmissionOutcome} from './notice';

/**
 * Recent events, newest first: alerts at the top of the page without JavaScript; with it they overlay a corner of the
 * page, and each disappears after a while or when closed. A button shows those of the page again.
 */
export function NoticeList({notices}: {notices: Notice[]}) {
  const t = useTranslate();
  const [allNotices, setAllNotices] = useState(notices);
  const reopenRef = useRef<HTMLButtonElement>(null);
  /** How many times a notice has been closed. */
  const [closed, setClosed] = useState(0);
  const shown = allNotices.filter(({hidden}) => !hidden);
  const label = t('chrome.notices.label');

  useOnNewPage(() => setAllNotices((all) => all.filter(({hidden}) => !hidden)));

  // Data fetched by JavaScript contains no notices: shown ones stay until their time is over.
  useEffect(() => setAllNotices((current) => withNew(current, notices)), [notices]);

  useEffect(
    () =>
      onSubmission((outcome) =>
        setAllNotices((current) =>
          withSubmissionOutcome(current, outcome, t, navigator.cookieEnabled),
        ),
      ),
    [t],
  );

  // The close button is gone; the button that restores its notice is now there.
  useEffect(() => {
    if (closed > 0) reopenRef.current?.focus({preventScroll: true});
  }, [closed]);

  return (
    <>
      {shown.length > 0 && (
        <ul
          className="pointer-events-none fixed inset-x-0 top-0 z-70 grid gap-2 p-3 md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-[452px] md:p-4 noscript:static noscript:page-width noscript:w-auto noscript:pt-3 noscript:pb-0"
          aria-label={label}
        >
          {shown.map((notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              onTimeout={() => setAllNotices((all) => withHidden(all, notice.id))}
              onClose={() => {
                setAllNotices((all) => withHidden(all, notice.id));
                setClosed((count) => count + 1);
              }}
            />
          ))}
        </ul>
      )}
      {allNotices.some(({hidden}) => hidden !== undefined) && (
        <button
          ref={reopenRef}
          type="button"
          className="fixed bottom-24 left-3 z-30 h-11 rounded-full border border-ink-400 bg-kreide px-4 text-small font-label [box-shadow:var(--shadow-menu)] hover:bg-stahl-100 lg:bottom-4 lg:left-4 print:hidden short:static short:m-3"
          aria-expanded={shown.length > 0}
          onClick={() => setAllNotices((all) => withAll(all, shown.length > 0))}
        >
          {label}
        </button>
      )}
    </>
  );
}

interface NoticeItemProps {
  notice: Notice;
  /** Its time is over. */
  onTimeout: () => void;
  /** The visitor has closed it. */
  onClose: () => void;
}

const typeStyles: Record<Notice['type'], {icon: IconName; color: string; border: string}> = {
  success: {icon: 'circle-check', color: 'text-gruen', border: 'noscript:border-gruen'},
  warning: {
    icon: 'triangle-alert',
    color: 'text-messing-900',
    border: 'noscript:border-messing-900',
  },
  danger: {icon: 'circle-alert', color: 'text-danger', border: 'noscript:border-danger'},
};

/** One notice: with JavaScript it disappears when its timer animation ends (`notices.css`), or when closed. */
function NoticeItem({notice, onTimeout, onClose}: NoticeItemProps) {
  const t = useTranslate();
  const [isMounted, setIsMounted] = useState(false);
  const {type, title, message, links, duration = 4000} = notice;
  const {icon, color, border} = typeStyles[type];
  const timerStyle: CSSProperties & Record<'--stays', string> = {'--stays': `${duration}ms`};

  useEffect(() => setIsMounted(true), []);

  return (
    <li
      className={`notice pointer-events-auto relative flex min-h-17 items-center gap-4 overflow-hidden rounded-panel border border-stahl-200 bg-kreide py-2.5 pr-2 pl-4 text-label leading-[1.4] [box-shadow:var(--shadow-menu)] noscript:[box-shadow:none] ${border}`}
    >
      <span className={color}>
        <Icon name={icon} />
      </span>
      {/* Screen readers announce changes inside an existing element: its text is inserted a second time. */}
      <div role={type === 'danger' ? 'alert' : 'status'} className="min-w-0 flex-1 text-ink-600">
        <div key={String(isMounted)}>
          <p className="text-body leading-[1.4] font-heading text-ink">{title}</p>
          {message && <p>{message}</p>}
          {links?.map(({text, href}) => (
            <a key={href} href={href} className="mr-4 inline-block py-2 underline">
              {text}
            </a>
          ))}
        </div>
      </div>
      {isMounted && (
        <button
          type="button"
          className="flex size-11 flex-none items-center justify-center rounded-control hover:bg-stahl-100"
          aria-label={t('chrome.notices.close')}
          onClick={onClose}
        >
          <Icon name="x" size={20} />
        </button>
      )}
      {isMounted && duration > 0 && (
        <span
          className={`notice-time absolute inset-x-0 bottom-0 h-0.75 origin-left bg-current ${color}`}
          style={timerStyle}
          onAnimationEnd={onTimeout}
        />
      )}
    </li>
  );
}
