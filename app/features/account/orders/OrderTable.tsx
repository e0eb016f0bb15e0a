import type {ReactNode} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import parcel from '~/ui/drawings/parcel.svg?drawing';
import {EmptyState} from '~/ui/Alert';
import {useSiteLinks} from '../../site/site-facts';
import type {OrderSummaryView} from './order-view.server';
import {EmailText, OrderStatus} from './OrderPanel';

const columns = ['number', 'date', 'email', 'fulfillment', 'payment'] as const;

/** For screen readers: some browsers drop the roles of a table that CSS lays out as a grid. */
const roles = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
};

/** Orders as a table, which becomes a list of cards on small screens. */
export function OrderTable({label, orders}: {label: string; orders: OrderSummaryView[]}) {
  const t = useTranslate();
  return (
    <table
      {...roles.table}
      aria-label={label}
      className="w-full text-body leading-[1.3] max-md:block"
    >
      <thead {...roles.rowgroup} className="max-md:sr-only">
        <tr {...roles.row} className="bg-stahl-50 text-left text-small text-ink-500">
          {columns.map((name) => (
            <th
              key={name}
              {...roles.columnheader}
              scope="col"
              className="px-2 py-2.5 font-[550] first:pl-6 last:pr-6 xl:px-3"
            >
              {t(`accountPages.orders.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-md:block">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({order}: {order: OrderSummaryView}) {
  const {id, name, date, placedAt, email, fulfillment, payment} = order;
  const t = useTranslate();
  const href = useHref();
  return (
    <tr
      {...roles.row}
      className="relative mb-3 grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-panel border-t border-stahl-200 px-4 py-4 last:mb-0 max-md:grid max-md:border md:h-[62px] md:hover:bg-stahl-50"
    >
      <th
        {...roles.rowheader}
        scope="row"
        className="text-left font-heading nums md:py-2 md:pr-2 md:pl-6"
      >
        <a href={href('order', {id})} className="stretched py-2 link">
          {name}
        </a>
      </th>
      <td {...roles.cell} className="max-md:text-right md:px-2 md:whitespace-nowrap xl:px-3">
        <time dateTime={placedAt}>{date}</time>
      </td>
      <td
        {...roles.cell}
        className="text-label wrap-anywhere text-ink-500 max-md:col-span-2 max-md:pb-1 md:px-2 xl:px-3"
      >
        <div className="md:min-w-30">{email ? <EmailText email={email} /> : '–'}</div>
      </td>
      <Cell label={t('accountPages.orders.fulfillment')}>
        <OrderStatus status={fulfillment} />
      </Cell>
      <Cell label={t('accountPages.orders.payment')}>
        <OrderStatus status={payment} />
      </Cell>
    </tr>
  );
}

/** Shows its label on a card; in the table the column header does. */
function Cell({label, children}: {label: string; children: ReactNode}) {
  return (
    <td
      {...roles.cell}
      className="max-md:col-span-2 max-md:grid max-md:grid-cols-subgrid md:px-2 md:last:pr-6 xl:px-3"
    >
      <span className="text-small leading-[1.3] text-ink-500 md:hidden" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

/** Replaces the table when there are no orders yet, with a link to the products. */
export function NoOrders() {
  const t = useTranslate();
  const {browse} = useSiteLinks();
  return (
    <div className="px-6">
      <EmptyState drawing={parcel}>
        <p>{t('accountPages.orders.none')}</p>
        <ButtonLink variant="primary" href={browse}>
          {t('cart.browse')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
