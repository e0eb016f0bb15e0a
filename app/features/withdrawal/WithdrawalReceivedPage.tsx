import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {Sent} from '../requests/request-answers.server';
import type {ShopContact} from '../site/site-config.server';
import {useBrand} from '../site/site-facts';
import {Rows} from './WithdrawalPage';

interface WithdrawalReceivedPageProps {
  sent: Sent;
  contact: ShopContact;
}

/** The receipt of a withdrawal, as the mail has it: reference, content and time. Fits on one sheet of paper. */
export function WithdrawalReceivedPage({sent, contact}: WithdrawalReceivedPageProps) {
  const t = useTranslate();
  const href = useHref();
  const brand = useBrand();
  const {receipt, mail} = sent;
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
          {receipt && (
            <p className="mt-1">
              {t('withdrawal.received.reference')}{' '}
              <strong className="font-label">{receipt.reference}</strong>
            </p>
          )}
        </Alert>
        {receipt && receipt.rows.length > 0 && <Rows rows={receipt.rows} />}
        <p className="text-ink-600 print:hidden">
          {t(`withdrawal.received.${mail}`)} {t('withdrawal.received.onPaper')}
        </p>
        <div className="print:hidden">
          <ButtonLink href={href('home')} variant="secondary">
            {t('withdrawal.received.shop')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
