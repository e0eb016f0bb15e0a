import {useEffect, useState} from 'react';
import type {Notice} from './notice';
import {NoticeItem} from './NoticeItem';
import {useTranslate} from '~/i18n/use-language';

/** How long a notice stays once there is script (spec §9). */
const DURATION_MS = 4000;

interface NoticeListProps {
  notices: Notice[];
  /** Milliseconds; 0 or less keeps a notice until it is closed. */
  duration?: number;
}

/**
 * What just happened, newest on top: alerts at the top of the page without script; with it they lie in a
 * corner over the page, and each goes after a while or when closed.
 */
export function NoticeList({notices, duration = DURATION_MS}: NoticeListProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(notices);

  // Data that script fetches brings no notices: what is shown stays until its time is over.
  useEffect(() => {
    setShown((current) => [...notices, ...current.filter(({id}) => !has(notices, id))]);
  }, [notices]);

  if (shown.length === 0) return null;
  return (
    <ul className="notices" aria-label={t('chrome.notices.label')}>
      {shown.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          duration={duration}
          onClose={() => setShown((current) => current.filter((other) => other !== notice))}
        />
      ))}
    </ul>
  );
}

function has(notices: Notice[], id: string): boolean {
  return notices.some((notice) => notice.id === id);
}
