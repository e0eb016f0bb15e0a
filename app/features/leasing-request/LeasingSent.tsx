import {useEffect} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {RequestSent} from '../requests/RequestSent';
import type {Sent} from '../requests/receipt.server';
import {forgetInTab} from '~/forms/kept-in-tab';
import {usePlaces} from '../site/site-facts';

/** In place of the form once the shop has the request. */
export function LeasingSent({sent}: {sent: Sent}) {
  const t = usePageTranslate();
  const href = useHref();
  const {browse} = usePlaces();
  useEffect(forgetInTab, []);
  const next = ['nextOffer', 'nextEmployer'] as const;
  return (
    <RequestSent
      text={t('leasingRequest.sent.text')}
      sent={sent}
      links={[
        {label: t('leasingRequest.sent.bikes'), href: browse},
        {label: t('leasingRequest.sent.home'), href: href('home')},
      ]}
    >
      <div className="mt-2">
        <h2 className="text-title">{t('leasingRequest.sent.next')}</h2>
        <ol className="mt-3 grid max-w-[62ch] list-decimal gap-2 pl-5">
          {next.map((name) => (
            <li key={name}>{t(`leasingRequest.sent.${name}`)}</li>
          ))}
        </ol>
      </div>
    </RequestSent>
  );
}
