import {useEffect, useState} from 'react';
import {onSent} from '~/forms/unsent';
import {useTranslate} from '~/i18n/use-language';
import {withNew, withSent, type Notice} from './notice';
import {NoticeItem} from './NoticeItem';

/**
 * What just happened, newest on top: alerts at the top of the page without script; with it they lie in a
 * corner over the page, and each goes after a while or when closed.
 */
export function NoticeList({notices}: {notices: Notice[]}) {
  const t = useTranslate();
  const [shown, setShown] = useState(notices);

  // Data that script fetches brings no notices: what is shown stays until its time is over.
  useEffect(() => setShown((current) => withNew(current, notices)), [notices]);

  useEffect(() => onSent((sending) => setShown((current) => withSent(current, sending, t))), [t]);

  if (shown.length === 0) return null;
  return (
    <ul
      className="pointer-events-none fixed inset-x-0 top-0 z-70 grid gap-2 p-3 md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-[452px] md:p-4 noscript:static noscript:page-width noscript:w-auto noscript:pt-3 noscript:pb-0"
      aria-label={t('chrome.notices.label')}
    >
      {shown.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          onClose={() => setShown((current) => current.filter((other) => other !== notice))}
        />
      ))}
    </ul>
  );
}
