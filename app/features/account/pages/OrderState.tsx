import type {ReactNode} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {EmailText} from './EmailText';
import {OrderStatus} from './OrderStatus';
import type {OrderSummaryView} from './order-summary-view';

/** Where delivery and payment of an order are, and where news of it go. */
export function OrderState({order}: {order: OrderSummaryView}) {
  const t = usePageTranslate();
  const {fulfillment, payment, email} = order;
  return (
    <section
      aria-label={t('accountPages.order.state')}
      className="rounded-panel border border-stahl-200 px-4 py-4.5 md:px-6"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[auto_auto_1fr] sm:gap-x-8">
        <Fact term={t('accountPages.orders.fulfillment')}>
          <OrderStatus status={fulfillment} />
        </Fact>
        <Fact term={t('accountPages.orders.payment')}>
          <OrderStatus status={payment} />
        </Fact>
        {email && (
          <Fact term={t('accountPages.order.contact')}>
            <EmailText email={email} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="min-w-0 max-sm:last:nth-3:col-span-2">
      <dt className="text-[13.5px]/[1.5] text-ink-500">{term}</dt>
      <dd className="text-label/[1.4] wrap-anywhere">{children}</dd>
    </div>
  );
}
