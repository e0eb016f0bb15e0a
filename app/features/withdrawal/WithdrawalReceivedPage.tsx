import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {RequestRows} from '../requests/RequestRows';
import type {ShopContact} from '../site/site-config.server';
import {useBrand} from '../site/site-facts';
import type {WithdrawalReceipt} from './withdrawal-receipt.server';

interface WithdrawalReceivedPageProps {
  receipt: WithdrawalReceipt;
  contact: ShopContact;
}

/** The receipt of a withdrawal, as in the mail: reference, content and time. Fits on one printed page. */
export function WithdrawalReceivedPage({receipt, contact}: WithdrawalReceivedPageProps) {
  const t = useTranslate();
  const href = useHref();
  const brand = useBrand();
  const {reference, rows, mailed} = receipt;
  const sender = [contact.name || brand, contact.address, contact.phone].filter(Boolean);
  return (
    <div className="page-width pb-18 print:pb-0">
      <p className="mb-6 hidden print:block">{sender.join(' · ')}</p>
      <PageBreadcrumb
        items={[
          {title: t('withdrawal.title'), href: href('withdrawal')},
          {title: t('withdrawal.received.here')},
        ]}
      />
      <h1 className="mb-6">{t('withdrawal.received.title')}</h1>
      <div className="grid max-w-[62ch] justify-items-start gap-5">
        <Alert kind="success">
          <p>{t('withdrawal.received.text')}</p>
          <p className="mt-1">
            {t('withdrawal.received.reference')} <strong className="font-label">{reference}</strong>
          </p>
        </Alert>
        <RequestRows rows={rows} />
        <p className="text-ink-600 print:hidden">
          {t(`withdrawal.received.${mailed ? 'confirmed' : 'unconfirmed'}`)}{' '}
          {t('withdrawal.received.onPaper')}
        </p>
        <div className="print:hidden">
          <ButtonLink href={href('home')} variant="secondary">
            {t('errors.home')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
