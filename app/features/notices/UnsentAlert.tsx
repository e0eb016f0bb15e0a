import {useEffect, useState} from 'react';
import {onSubmission} from '~/forms/submission';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {unsentNotice} from './notice';

/**
 * Sticky alert at the top of an open drawer: something in it has not reached the shop. Notices are hidden behind a
 * drawer. It disappears once something has reached the shop.
 */
export function UnsentAlert() {
  const t = useTranslate();
  /** Since something last reached the shop. */
  const [failures, setFailures] = useState(0);

  useEffect(
    () =>
      onSubmission((outcome) => setFailures((count) => (outcome === 'arrived' ? 0 : count + 1))),
    [],
  );

  if (failures === 0) return null;
  const {type, title, message} = unsentNotice;
  return (
    // A repeated failure is announced again.
    <div key={failures} className="sticky top-0 z-1 bg-kreide py-4 short:static">
      <Alert kind={type} small title={t(title)}>
        {t(message)}
      </Alert>
    </div>
  );
}
