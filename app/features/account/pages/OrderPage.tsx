import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Icon} from '~/ui/Icon';
import {WithdrawalLink} from '../../site/WithdrawalLink';
import {AccountLayout} from './AccountLayout';
import {AddressLines} from './OverviewCards';
import {OrderLines} from './OrderLines';
import {OrderParcels} from './OrderParcels';
import {OrderState} from './OrderState';
import {OrdersUnavailable} from './OrdersUnavailable';
import {OrderTotals} from './OrderTotals';
import {Panel} from './Panel';
import type {OrderView} from './order-view';

interface OrderPageProps {
  /** '#1178' */
  name: string;
  /** `null` while nobody can tell. */
  order: OrderView | null;
  /** Address of this page. */
  here: string;
}

/** One order: where it is, what it holds, what it cost and where it goes. */
export function OrderPage({name, order, here}: OrderPageProps) {
  const t = usePageTranslate();
  const href = useHref();
  return (
    <AccountLayout
      current="orders"
      title={t('accountPages.order.title', {name})}
      lead={order && t('accountPages.order.placed', {date: order.date})}
      trail={[{title: t('accountPages.orders.title'), href: href('orders')}]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {order ? (
          <OrderParts order={order} />
        ) : (
          <OrdersUnavailable title={t('accountPages.order.unavailable')} again={here} />
        )}
        <p className="max-sm:*:w-full print:hidden">
          <WithdrawalLink variant="secondary" order={name} />
        </p>
        <p className="print:hidden">
          <a href={href('orders')} className="inline-flex items-center gap-2 py-2 font-label link">
            <Icon name="arrow-left" size={20} />
            {t('accountPages.order.back')}
          </a>
        </p>
      </div>
    </AccountLayout>
  );
}

function OrderParts({order}: {order: OrderView}) {
  const t = usePageTranslate();
  const {cancelled, lines, totals, parcels, shippingAddress, billingAddress} = order;
  return (
    <>
      {cancelled && (
        <Alert kind="warning" title={t('accountPages.order.cancelled', {date: cancelled.on})}>
          {cancelled.why}
        </Alert>
      )}
      <OrderState order={order} />
      <Panel title={t('accountPages.order.items')}>
        <OrderLines lines={lines} />
        <OrderTotals label={t('accountPages.order.sums')} rows={totals} />
      </Panel>
      {parcels.length > 0 && <OrderParcels parcels={parcels} />}
      <div className="grid gap-5 md:grid-cols-2 print:grid-cols-2">
        {shippingAddress && (
          <AddressPanel title={t('accountPages.order.shippingAddress')} lines={shippingAddress} />
        )}
        {billingAddress && (
          <AddressPanel title={t('accountPages.order.billingAddress')} lines={billingAddress} />
        )}
      </div>
    </>
  );
}

function AddressPanel({title, lines}: {title: string; lines: string[]}) {
  return (
    <Panel title={title} size="small">
      <div className="px-4 pb-5 text-label/[1.55] md:px-6">
        <AddressLines lines={lines} />
      </div>
    </Panel>
  );
}
