import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import type {CustomerView} from '../account-view';
import {AccountLayout} from './AccountLayout';
import {NoOrders} from './NoOrders';
import {OrdersUnavailable} from './OrdersUnavailable';
import {OrderTable} from './OrderTable';
import {AddressCard, DetailsCard} from './OverviewCards';
import {Panel} from './Panel';
import type {OrderSummaryView} from './order-summary-view';

interface AccountOverviewProps {
  customer: CustomerView;
  /** The newest ones and how many there are in all; `null` while nobody can tell. */
  orders: {recent: OrderSummaryView[]; total: number} | null;
  /** The default address line by line; empty without one, `null` while nobody can tell. */
  address: string[] | null;
  /** Why signing out has failed. */
  alert: string | null;
}

/** 'Mein Konto': who is signed in, what was ordered last, and where parcels go. */
export function AccountOverview({customer, orders, address, alert}: AccountOverviewProps) {
  const t = useTranslate();
  const tPage = usePageTranslate();
  const {name, since} = customer;
  return (
    <AccountLayout
      current="overview"
      title={t('account.title')}
      lead={
        since
          ? tPage('accountPages.overview.greetingSince', {name, month: since})
          : tPage('accountPages.overview.greeting', {name})
      }
      alert={alert}
    >
      <RecentOrders orders={orders} />
      <div className="mt-5 grid items-start gap-5 md:grid-cols-[1.3fr_1fr] md:items-stretch">
        <DetailsCard customer={customer} />
        <AddressCard lines={address} />
      </div>
    </AccountLayout>
  );
}

function RecentOrders({orders}: Pick<AccountOverviewProps, 'orders'>) {
  const t = usePageTranslate();
  const href = useHref();
  if (!orders) {
    return (
      <OrdersUnavailable title={t('accountPages.orders.unavailable')} again={href('account')} />
    );
  }
  const {recent, total} = orders;
  const count = (
    <span className="text-small text-ink-500">
      {t('accountPages.orders.count', {count: total})}
    </span>
  );
  return (
    <Panel title={t('accountPages.orders.title')} aside={total > 0 && count} cards={total > 0}>
      {total === 0 ? (
        <NoOrders />
      ) : (
        <OrderTable label={t('accountPages.orders.title')} orders={recent} />
      )}
      {total > recent.length && (
        <p className="border-stahl-200 pt-2 md:border-t md:px-6 md:py-2">
          <a href={href('orders')} className="inline-block py-2 text-label font-label link">
            {t('accountPages.orders.all')}
          </a>
        </p>
      )}
    </Panel>
  );
}
