import {useHref, useTranslate} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {Icon} from '~/ui/Icon';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {ServiceCard} from '../site/ServiceCard';
import {ListTaxNote} from '../site/site-facts';
import type {ServiceCardView} from '../site/service-card.server';
import {LineItem} from '../goods/LineItem';
import {StockLine} from '../goods/StockLine';
import {ReturnTo} from '../cart/cart-context';
import type {SharedWishlistView, WishlistItemView} from './load-wishlist.server';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';
import {formatNumbers} from './wishlist';

interface Props {
  shared: SharedWishlistView;
  /** The shop's opening hours and phone number, next to the list. */
  card: ServiceCardView | null;
}

/** A wishlist shared by somebody: read-only, but it can be copied to the visitor's own. */
export function SharedWishlistPage({shared, card}: Props) {
  const t = useTranslate();
  const {items} = shared;
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title: t('wishlistPage.shared.title')}]} />
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1>{t('wishlistPage.shared.title')}</h1>
        {items.length > 0 && (
          <p className="text-ink-500">{t('cart.items', {count: items.length})}</p>
        )}
      </header>
      {items.length > 0 && (
        <p className="mt-3 max-w-[68ch] text-ink-600">{t('wishlistPage.shared.lead')}</p>
      )}
      <SharedWishlistAlerts shared={shared} />
      <CopyToOwnList numbers={items.map(({number}) => number)} />
      <AsideColumns aside={card && <ServiceCard card={card} level={2} />}>
        <ul className="mt-2">
          {items.map((item) => (
            <SharedWishlistLine key={item.number} item={item} />
          ))}
        </ul>
        <ListTaxNote items={items} className="pt-4" />
      </AsideColumns>
    </div>
  );
}

/** A variant on a shared list: the product, today's price, and a button to add it to the visitor's own list. */
function SharedWishlistLine({item}: {item: WishlistItemView}) {
  const t = useTranslate();
  const {number, title} = item;
  const listed = useWishlist().numbers.includes(number);
  return (
    <LineItem
      goods={item}
      heading="h2"
      unavailable={item.stock.tone === 'soldOut'}
      note={<StockLine stock={item.stock} size="line" />}
    >
      <div className="print:hidden">
        <button
          type="submit"
          form={WISHLIST_FORM}
          className="-mt-2 inline-flex min-h-11 items-center gap-1.5 text-left text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
          name={listed ? 'remove' : 'add'}
          value={number}
          aria-label={t(listed ? 'wishlist.removeTitle' : 'wishlist.addTitle', {title})}
        >
          <Icon name="heart" size={20} className={listed ? 'fill-current' : undefined} />
          {t(`wishlistPage.shared.${listed ? 'remove' : 'add'}`)}
        </button>
      </div>
    </LineItem>
  );
}

/** Entries of a shared link that the page cannot show. */
function SharedWishlistAlerts({
  shared: {items, missingCount, isTruncated},
}: {
  shared: SharedWishlistView;
}) {
  const t = useTranslate();
  const missing = missingCount > 0 && t('wishlistPage.shared.gone', {count: missingCount});
  const nothing = t(
    missingCount > 0 ? 'wishlistPage.shared.allGone' : 'wishlistPage.shared.nothing',
  );
  const alerts = [
    items.length > 0 ? missing : nothing,
    isTruncated && t('wishlistPage.shared.cut'),
  ];
  return (
    <div className="grid max-w-180 gap-2.5 not-empty:mt-5">
      {alerts
        .filter((text) => text !== false)
        .map((text) => (
          <Alert key={text} kind="warning" role="none">
            {text}
          </Alert>
        ))}
    </div>
  );
}

/**
 * Copies the items of a shared list to the visitor's own, or states that they are already there. A plain form even with
 * JavaScript, because it navigates to another page.
 */
function CopyToOwnList({numbers}: {numbers: readonly string[]}) {
  const t = useTranslate();
  const wishlistHref = useHref()('wishlist');
  const own = useWishlist().numbers;
  const hasAllItems = numbers.every((number) => own.includes(number));
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:flex-auto print:hidden">
      <p role="status" className="empty:sr-only">
        {hasAllItems && numbers.length > 0
          ? t('wishlistPage.shared.allThere', {count: numbers.length})
          : null}
      </p>
      {!hasAllItems && (
        <form method="post" action={wishlistHref} className="grid">
          <ReturnTo />
          <Button variant="primary" name="copy" value={formatNumbers(numbers)}>
            {t('wishlistPage.shared.copy')}
          </Button>
        </form>
      )}
      <ButtonLink variant="secondary" href={wishlistHref}>
        {t('wishlistPage.shared.own')}
      </ButtonLink>
    </div>
  );
}
