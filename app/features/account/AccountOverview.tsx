import type {ReactNode} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {AccountLayout} from './AccountLayout';
import type {Overview} from './load-account.server';
import {EmailText, OrdersUnavailable, AddressLines, Panel} from './orders/OrderPanel';
import {NoOrders, OrderTable} from './orders/OrderTable';

interface AccountOverviewProps extends Overview {
  /** Why signing out failed. */
  alert: string | null;
}

/** 'Mein Konto': the signed-in customer, the latest orders and the default shipping address. */
export function AccountOverview({customer, orders, address, alert}: AccountOverviewProps) {
  const t = useTranslate();
  const {name, since} = customer;
  return (
    <AccountLayout
      current="overview"
      title={t('account.title')}
      lead={
        since
          ? t('accountPages.overview.greetingSince', {name, month: since})
          : t('accountPages.overview.greeting', {name})
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

function RecentOrders({orders}: Pick<Overview, 'orders'>) {
  const t = useTranslate();
  const href = useHref();
  if (!orders) return <OrdersUnavailable title={t('accountPages.orders.unavailable')} />;
  const {recent, total} = orders;
  const isEmpty = recent.length === 0;
  const count = total !== null && (
    <span className="text-small text-ink-500">
      {t('accountPages.orders.count', {count: total})}
    </span>
  );
  return (
    <Panel title={t('accountPages.orders.title')} aside={!isEmpty && count} cards={!isEmpty}>
      {isEmpty ? (
        <NoOrders />
      ) : (
        <OrderTable label={t('accountPages.orders.title')} orders={recent} />
      )}
      {(total === null || total > recent.length) && (
        <p className="border-stahl-200 pt-2 md:border-t md:px-6 md:py-2">
          <a href={href('orders')} className="inline-block py-2 text-label font-label link">
            {t('accountPages.orders.all')}
          </a>
        </p>
      )}
    </Panel>
  );
}

function DetailsCard({customer}: Pick<Overview, 'customer'>) {
  const t = useTranslate();
  const href = useHref();
  const {name, email, acceptsMarketing} = customer;
  const newsletterStatus = acceptsMarketing ? 'wanted' : 'unwanted';
  return (
    <Panel title={t('accountPages.overview.details')} size="small">
      <div className="px-4 pb-4 md:px-6">
        <dl>
          <Detail term={t('accountPages.overview.name')} value={name} />
          {email && (
            <Detail term={t('accountPages.overview.email')} value={<EmailText email={email} />} />
          )}
          <Detail
            term={t('accountPages.overview.news')}
            value={t(`accountPages.overview.${newsletterStatus}`)}
          />
        </dl>
        <CardLink href={href('profile')} label={t('accountPages.overview.edit')} />
      </div>
    </Panel>
  );
}

/** The default address; `lines` is empty without one, `null` during a Shopify outage. */
function AddressCard({lines}: {lines: string[] | null}) {
  const t = useTranslate();
  const href = useHref();
  const link = lines?.length === 0 ? 'addAddress' : 'manageAddresses';
  return (
    <Panel title={t('accountPages.overview.address')} size="small">
      <div className="px-4 pb-4 text-label leading-[1.55] md:px-6">
        {lines && lines.length > 0 ? (
          <AddressLines lines={lines} />
        ) : (
          <p className="text-ink-600">
            {t(`accountPages.overview.${lines ? 'noAddress' : 'addressUnavailable'}`)}
          </p>
        )}
        <CardLink href={href('addresses')} label={t(`accountPages.overview.${link}`)} />
      </div>
    </Panel>
  );
}

function CardLink({href, label}: {href: string; label: string}) {
  return (
    <p className="mt-2">
      <a href={href} className="inline-block py-2 text-label font-label link">
        {label}
      </a>
    </p>
  );
}

function Detail({term, value}: {term: string; value: ReactNode}) {
  return (
    <div className="grid gap-x-4 py-1 text-label leading-[1.4] sm:max-md:grid-cols-[180px_1fr] xl:grid-cols-[180px_1fr]">
      <dt className="text-ink-500">{term}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
