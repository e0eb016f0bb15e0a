import pack from 'lucide-static/icons/package.svg?drawing';
import truck from 'lucide-static/icons/truck.svg?drawing';
import type {ReactNode} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {WithdrawalLink} from '../../site/LegalLinks';
import {AccountLayout} from '../AccountLayout';
import {
  AddressLines,
  Panel,
  EmailText,
  OrderStatus,
  OrdersUnavailable,
  OrderReturns,
} from './OrderPanel';
import type {OrderView} from './order-view.server';
import type {ReturnsView} from './order-returns.server';

type Line = OrderView['lines'][number];

interface OrderPageProps {
  /** '#1178' */
  name: string;
  /** `null` during a Shopify outage. */
  order: OrderView | null;
  /** `null` where there are none. */
  returns: ReturnsView | null;
}

/** One order: its status, items, costs and addresses. */
export function OrderPage({name, order, returns}: OrderPageProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <AccountLayout
      current="orders"
      title={t('accountPages.order.title', {name})}
      lead={order && t('accountPages.order.placed', {date: order.date})}
      breadcrumb={[{title: t('accountPages.orders.title'), href: href('orders')}]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {order ? (
          <OrderParts order={order} returns={returns} />
        ) : (
          <OrdersUnavailable title={t('accountPages.order.unavailable')} />
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

function OrderParts({order, returns}: {order: OrderView; returns: ReturnsView | null}) {
  const t = useTranslate();
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
        <OrderTotals rows={totals} />
      </Panel>
      {parcels.length > 0 && <OrderParcels parcels={parcels} />}
      {returns && <OrderReturns id={order.id} returns={returns} />}
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
      <div className="px-4 pb-5 text-label leading-[1.55] md:px-6">
        <AddressLines lines={lines} />
      </div>
    </Panel>
  );
}

function OrderState({order}: {order: OrderView}) {
  const t = useTranslate();
  const {fulfillment, payment, email} = order;
  return (
    <section
      aria-label={t('accountPages.order.state')}
      className="rounded-panel border border-stahl-200 px-4 py-5 md:px-6"
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
      <dt className="text-small leading-normal text-ink-500">{term}</dt>
      <dd className="text-label leading-[1.4] wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The ordered products, including those without a page. */
export function OrderLines({lines}: Pick<OrderView, 'lines'>) {
  return (
    <ul className="px-4 md:px-6">
      {lines.map((line, index) => (
        <OrderLine key={index} line={line} />
      ))}
    </ul>
  );
}

function OrderLine({line}: {line: Line}) {
  const {vendor, details, sku, quantity, returnedQuantity, image} = line;
  const t = useTranslate();
  const href = useHref();
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-3 border-t border-stahl-200 py-4 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-4 print:break-inside-avoid">
      <div className="grid aspect-4/3 place-items-center self-start overflow-hidden rounded-control bg-stahl-100 text-ink-400">
        {image ? (
          <Image image={{...image, alt: ''}} preset="list" className="size-full" />
        ) : (
          <DrawnIcon drawing={pack} size={28} />
        )}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-small text-ink-500 sm:flex-1">
          {vendor && <p className="text-micro leading-[1.3]">{vendor}</p>}
          <h3 className="text-body leading-[1.3] plain-heading wrap-anywhere text-ink">
            <Title line={line} />
          </h3>
          {details.map((detail) => (
            <p key={detail} className="wrap-anywhere">
              {detail}
            </p>
          ))}
          {sku && <p>{t('accountPages.order.sku', {sku})}</p>}
          <p className="text-ink-600">{t('cart.quantity.printed', {quantity})}</p>
          {returnedQuantity > 0 && (
            <p>{t('accountPages.order.returned', {quantity: returnedQuantity})}</p>
          )}
          {line.product?.reviewable && (
            <p className="mt-1 print:hidden">
              <a
                href={href('review', {handle: line.product.handle})}
                className="inline-block py-1 font-label link"
              >
                {t('accountPages.order.review')}
                <span className="sr-only">: {line.title}</span>
              </a>
            </p>
          )}
        </div>
        <Price line={line} />
      </div>
    </li>
  );
}

function Title({line: {title, product}}: {line: Line}) {
  const href = useHref();
  if (!product) return title;
  return (
    <a
      href={href('product', {handle: product.handle}) + product.query}
      className="py-1 decoration-1 underline-offset-3 hover:underline"
    >
      {title}
    </a>
  );
}

function Price({line: {price, fullPrice}}: {line: Line}) {
  const t = useTranslate();
  return (
    <p className="ml-auto text-right font-heading whitespace-nowrap nums">
      {price}
      {fullPrice && (
        <span className="block text-small font-normal text-ink-500">
          <span className="sr-only">{t('accountPages.order.original')} </span>
          <s>{fullPrice}</s>
        </span>
      )}
    </p>
  );
}

function OrderTotals({rows}: {rows: OrderView['totals']}) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('accountPages.order.sums')}
      className="border-t border-stahl-200 bg-stahl-50 px-4 py-5 md:px-6 print:break-inside-avoid"
    >
      <dl className="ml-auto grid max-w-[360px] gap-1.5 text-label leading-[1.4] nums">
        {rows.map((row) => (
          <div
            key={row.label}
            className={`flex justify-between gap-4 ${row.strong ? 'my-1.5 border-t border-stahl-200 pt-3 text-lead leading-[1.3] font-heading' : 'text-ink-600'}`}
          >
            <dt className="min-w-0 wrap-anywhere">{row.label}</dt>
            <dd className="whitespace-nowrap">{row.amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Parcels of an order, with links to the carrier's tracking page. */
export function OrderParcels({parcels}: Pick<OrderView, 'parcels'>) {
  const t = useTranslate();
  return (
    <Panel title={t('accountPages.order.parcels')} size="small">
      <ul className="px-4 pb-2 md:px-6">
        {parcels.map((parcel, index) => (
          <li key={index} className="flex gap-3 border-stahl-200 py-3 not-first:border-t">
            <DrawnIcon drawing={truck} size={20} className="mt-0.5 text-ink-500" />
            <Parcel parcel={parcel} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Parcel({parcel}: {parcel: OrderView['parcels'][number]}) {
  const t = useTranslate();
  const {company, tracking, content} = parcel;
  return (
    <div className="min-w-0 text-label leading-normal wrap-anywhere">
      <p className="font-label">{company ?? t('accountPages.order.parcel')}</p>
      {content.map(({title, quantity}, index) => (
        <p key={index} className="text-ink-600">
          {t('accountPages.order.content', {quantity, title})}
        </p>
      ))}
      {tracking.map(({number, href}, index) => (
        <p key={index}>
          {href ? (
            <a className="inline-block py-1.5 link" href={href}>
              {number
                ? t('accountPages.order.tracking', {number})
                : t('accountPages.order.trackingUnnumbered')}
            </a>
          ) : (
            number && t('accountPages.order.trackingNumber', {number})
          )}
        </p>
      ))}
    </div>
  );
}
