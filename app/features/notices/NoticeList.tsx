import {useEffect, useRef, useState} from 'react';
import {onSent} from '~/forms/submission';
import {useTranslate} from '~/i18n/use-language';
import {useOnNewPage} from '../navigation/use-on-new-page';
import {withAll, withGone, withNew, withSent, type Notice} from './notice';
import {NoticeItem} from './NoticeItem';

/**
 * What just happened, newest on top: alerts at the top of the page without script; with it they lie in a
 * corner over the page, and each goes after a while or when closed. A button calls those of the page up again.
 */
export function NoticeList({notices}: {notices: Notice[]}) {
  const t = useTranslate();
  const [told, setTold] = useState(notices);
  const recall = useRef<HTMLButtonElement>(null);
  /** How often somebody has closed one. */
  const [closed, setClosed] = useState(0);
  const shown = told.filter(({gone}) => !gone);
  const label = t('chrome.notices.label');

  useOnNewPage(() => setTold((all) => all.filter(({gone}) => !gone)));

  // Data that script fetches brings no notices: what is shown stays until its time is over.
  useEffect(() => setTold((current) => withNew(current, notices)), [notices]);

  useEffect(() => onSent((sending) => setTold((current) => withSent(current, sending, t))), [t]);

  // The cross is gone; what brings its notice back is there now.
  useEffect(() => {
    if (closed > 0) recall.current?.focus({preventScroll: true});
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
              onGone={() => setTold((all) => withGone(all, notice.id))}
              onClose={() => {
                setTold((all) => withGone(all, notice.id));
                setClosed((count) => count + 1);
              }}
            />
          ))}
        </ul>
      )}
      {told.some(({gone}) => gone !== undefined) && (
        <button
          ref={recall}
          type="button"
          className="fixed bottom-24 left-3 z-30 h-11 rounded-full border border-ink-400 bg-kreide px-4 text-small font-label shadow-menu hover:bg-stahl-100 lg:bottom-4 lg:left-4 print:hidden short:static short:m-3"
          aria-expanded={shown.length > 0}
          onClick={() => setTold((all) => withAll(all, shown.length > 0))}
        >
          {label}
        </button>
      )}
    </>
  );
}
