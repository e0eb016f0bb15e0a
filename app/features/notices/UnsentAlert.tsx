import {useRouteLoaderData} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {onSent, type Kept, type Sending} from '~/forms/unsent';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {complaints} from './notice';

/**
 * At the top of an open drawer, whatever is scrolled: something in it has not reached the shop, or is not shown yet.
 * Notices lie behind a drawer. It goes once something has reached the shop.
 */
export function UnsentAlert() {
  const t = useTranslate();
  const kept = useRouteLoaderData<Kept>('root')?.unseen;
  const [{sending, count}, setTold] = useState<{sending: Sending; count: number}>({
    sending: kept ? 'unseen' : 'arrived',
    count: 0,
  });

  useEffect(
    () => onSent((latest) => setTold((told) => ({sending: latest, count: told.count + 1}))),
    [],
  );

  if (sending === 'arrived') return null;
  const {type, title, message} = complaints[sending];
  return (
    // A second failure is read out again.
    <div key={count} className="sticky top-0 z-1 bg-kreide py-4 short:static">
      <Alert kind={type} small title={t(title)}>
        {message && t(message)}
      </Alert>
    </div>
  );
}
