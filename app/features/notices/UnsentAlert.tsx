import {useEffect, useState} from 'react';
import {onSent} from '~/forms/unsent';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';

/**
 * At the top of an open drawer, whatever is scrolled: something in it has not reached the shop. Notices lie behind a
 * drawer. It goes once something has reached the shop.
 */
export function UnsentAlert() {
  const t = useTranslate();
  const [count, setCount] = useState(0);

  useEffect(() => onSent((arrived) => setCount((before) => (arrived ? 0 : before + 1))), []);

  if (count === 0) return null;
  return (
    // A second failure is read out again.
    <div key={count} className="sticky top-0 z-1 bg-kreide py-4">
      <Alert kind="danger" small title={t('errors.notSent')}>
        {t('errors.checkConnection')}
      </Alert>
    </div>
  );
}
