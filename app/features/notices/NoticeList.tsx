import {useEffect, useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import type {Notice} from './notice';

/** How long a notice stays once there is script (spec §9). */
const DURATION_MS = 4000;

/**
 * What just happened, newest on top. Plain alerts at the top of the page; with script each goes after four
 * seconds unless pointed at, or when closed.
 */
export function NoticeList({notices}: {notices: Notice[]}) {
  const t = useTranslate();
  const [closed, setClosed] = useState<Notice[]>([]);
  const shown = notices.filter((notice) => !closed.includes(notice));
  if (shown.length === 0) return null;
  return (
    <ul className="notices" aria-label={t('chrome.notices.label')}>
      {shown.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          onClose={() => setClosed((before) => [...before, notice])}
        />
      ))}
    </ul>
  );
}

function NoticeItem({notice, onClose}: {notice: Notice; onClose: () => void}) {
  const t = useTranslate();
  const [scripted, setScripted] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, DURATION_MS);
    return () => clearTimeout(timer);
  });

  const hold = {onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false)};
  const focus = {onFocus: () => setHeld(true), onBlur: () => setHeld(false)};
  return (
    <li className="notices__item" {...hold} {...focus}>
      <Alert kind={notice.type} title={t(notice.title)}>
        {notice.message && <p>{t(notice.message)}</p>}
      </Alert>
      {scripted && (
        <button
          type="button"
          className="notices__close"
          aria-label={t('chrome.notices.close')}
          onClick={onClose}
        >
          <Icon name="x" size={20} />
        </button>
      )}
    </li>
  );
}
