import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {AccountLayout} from '../AccountLayout';
import {CARDS_FRAME, FRAME, OrdersUnavailable} from './OrderPanel';
import type {OrdersView} from '../load-account.server';
import {NoOrders, OrderTable} from './OrderTable';

interface OrdersPageProps {
  /** `null` during a Shopify outage. */
  list: OrdersView | null;
}

/** All orders, newest first, paginated. */
export function OrdersPage({list}: OrdersPageProps) {
  const t = useTranslate();
  const title = t('accountPages.orders.title');
  return (
    <AccountLayout
      current="orders"
      title={title}
      lead={list?.total ? t('accountPages.orders.count', {count: list.total}) : null}
    >
      {list ? (
        <div className={list.orders.length === 0 ? FRAME : CARDS_FRAME}>
          {list.orders.length === 0 ? (
            <NoOrders />
          ) : (
            <OrderTable label={title} orders={list.orders} />
          )}
        </div>
      ) : (
        <OrdersUnavailable title={t('accountPages.orders.unavailable')} />
      )}
      {list && <Paging newer={list.newer} older={list.older} />}
    </AccountLayout>
  );
}

function Paging({newer, older}: Pick<OrdersView, 'newer' | 'older'>) {
  const t = useTranslate();
  const href = useHref();
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={t('accountPages.orders.pages')}
      className="mt-5 flex flex-wrap justify-between gap-3 print:hidden"
    >
      {newer && (
        <ButtonLink variant="secondary" size="small" rel="prev" href={href('orders') + newer}>
          <Icon name="arrow-left" size={20} />
          {t('accountPages.orders.newer')}
        </ButtonLink>
      )}
      {older && (
        <span className="ml-auto">
          <ButtonLink variant="secondary" size="small" rel="next" href={href('orders') + older}>
            {t('accountPages.orders.older')}
            <Icon name="arrow-right" size={20} />
          </ButtonLink>
        </span>
      )}
    </nav>
  );
}
