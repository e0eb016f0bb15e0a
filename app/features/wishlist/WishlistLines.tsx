import trash from 'lucide-static/icons/trash-2.svg?drawing';
import {type ReactNode, useId} from 'react';
import {FieldError} from '~/forms/FieldError';
import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert, EmptyState} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import hook from '~/ui/drawings/hook.svg?drawing';
import {DrawnIcon} from '~/ui/Icon';
import {QuantityInput} from '~/ui/QuantityInput';
import {ReturnTo} from '../cart/cart-context';
import {LineItem, useFocusAfterRemoval} from '../goods/LineItem';
import {prefetchCartDrawer} from '../cart/LazyCartDrawer';
import {SimilarLink, StockLine} from '../goods/StockLine';
import {ListTaxNote, useSiteLinks} from '../site/site-facts';
import type {WishlistAnswer} from './change-wishlist.server';
import type {WishlistNews, WishlistItemView} from './load-wishlist.server';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';

interface Props {
  /** The current items. */
  items: readonly WishlistItemView[];
  /** Whether some were omitted because the shop no longer has them. */
  hasRemovedItems: boolean;
  /** Why the last form was rejected, or the cart's answer to it. */
  answer: WishlistAnswer | null;
  place: 'drawer' | 'page';
}

/** The items on the wishlist, or the empty state; keeps the focus when a line is removed. */
export function WishlistLines({items, hasRemovedItems, answer, place}: Props) {
  const t = useTranslate();
  const href = useHref();
  const focusRef = useFocusAfterRemoval(items.length);
  const atLine = items.some(({number}) => number === answer?.variant) && answer?.intent === 'move';
  return (
    <div ref={focusRef} tabIndex={-1} role="group" aria-label={t('wishlist.title')}>
      <WishlistAlerts hasRemovedItems={hasRemovedItems} answer={answer} atLine={atLine} />
      {items.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <ul>
            {items.map((item) => (
              <WishlistLine key={item.number} item={item} answer={answer} place={place} />
            ))}
          </ul>
          <ListTaxNote items={items} className="pt-4" />
          <div className="flex flex-wrap gap-2.5 py-6 print:hidden">
            <Button variant="secondary" size="small" form={WISHLIST_FORM} name="clear" value="all">
              {t('wishlistPage.clear')}
            </Button>
            {place === 'drawer' && (
              <ButtonLink variant="secondary" size="small" href={`${href('wishlist')}#share`}>
                {t('wishlistPage.share.title')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface WishlistLineProps extends Pick<Props, 'answer' | 'place'> {
  item: WishlistItemView;
}

/** A variant on the wishlist: the product, today's price, and controls to move it to the cart or remove it. */
function WishlistLine({item, answer, place}: WishlistLineProps) {
  const t = useTranslate();
  const href = useHref();
  const errorId = useId();
  const {moving} = useWishlist();
  const isSoldOut = item.stock.tone === 'soldOut';
  const refused = answer?.intent === 'move' && answer.variant === item.number ? answer : null;
  const error = refused?.error ?? null;
  const removeButton = (
    <button
      type="submit"
      form={WISHLIST_FORM}
      className="inline-flex min-h-11 items-center gap-1.5 text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline max-[26.25rem]:ml-auto"
      name="remove"
      value={item.number}
      aria-label={t('cart.removeTitle', {title: item.title})}
    >
      <DrawnIcon drawing={trash} size={20} />
      {t('cart.remove')}
    </button>
  );
  return (
    <LineItem
      goods={item}
      heading={place === 'page' ? 'h2' : 'h3'}
      busy={moving.includes(item.number)}
      unavailable={isSoldOut}
      note={<StockLine stock={item.stock} size="line" />}
    >
      <div className="print:hidden">
        {isSoldOut ? (
          <div className="flex flex-wrap items-center gap-x-5">
            {/* Without a price in this country the product has no page. */}
            {item.price && (
              <SimilarLink
                product={href('product', {handle: item.handle}) + item.query}
                title={item.title}
                className="text-small"
              />
            )}
            {removeButton}
          </div>
        ) : (
          <MoveToCart
            item={item}
            typed={refused?.quantity ?? null}
            errorId={error ? errorId : undefined}
          >
            {removeButton}
          </MoveToCart>
        )}
      </div>
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
    </LineItem>
  );
}

interface MoveProps {
  item: WishlistItemView;
  /** The rejected input, which stays in the field. */
  typed: string | null;
  errorId: string | undefined;
  /** Next to the quantity, below it where the button fits. */
  children: ReactNode;
}

/** Quantity and 'In den Warenkorb'. */
function MoveToCart({item, typed, errorId, children}: MoveProps) {
  const t = useTranslate();
  const href = useHref();
  const {send, moving} = useWishlist();
  const isMoving = moving.includes(item.number);
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      method="post"
      action={href('wishlist')}
      onSubmit={(event) => {
        // Only the first click of a double click moves it.
        if (isMoving) event.preventDefault();
        else send(event);
        prefetchCartDrawer();
      }}
    >
      <ReturnTo />
      <PageId />
      <QuantityInput
        size="small"
        defaultValue={1}
        refused={typed}
        label={t('cart.quantity.label', {title: item.title})}
        decreaseLabel={t('cart.quantity.decrease', {title: item.title})}
        increaseLabel={t('cart.quantity.increase', {title: item.title})}
        invalid={errorId !== undefined}
        describedBy={errorId}
      />
      <div className="min-w-38 flex-1 max-[26.25rem]:order-1 max-[26.25rem]:basis-full sm:max-w-52">
        <Button
          variant="primary"
          size="small"
          full
          name="move"
          value={item.number}
          pending={isMoving}
          aria-label={`${t('cart.add')}: ${item.title}`}
        >
          {t('cart.add')}
        </Button>
      </div>
      {children}
    </form>
  );
}

interface WishlistAlertsProps extends Pick<Props, 'hasRemovedItems' | 'answer'> {
  /** Whether a line shows the rejection. */
  atLine: boolean;
}

/** Alerts above the wishlist: the outcome of the last form, omitted items, undo after clearing. */
function WishlistAlerts({hasRemovedItems, answer, atLine}: WishlistAlertsProps) {
  const {cleared} = useWishlist().known;
  const t = useTranslate();
  return (
    <div className="grid gap-2.5 has-[>:not(:empty)]:mt-5 print:hidden">
      {answer?.error && !atLine && <Alert kind="danger">{t(answer.error)}</Alert>}
      {/* Always rendered, so that added content is announced. */}
      <div role="status" className="grid gap-2.5 empty:sr-only">
        {answer?.cart?.warnings.map(({message}) => (
          <Alert key={message} kind="warning" small role="none">
            {message}
          </Alert>
        ))}
        {answer?.news && <WishlistNewsAlerts news={answer.news} />}
        {hasRemovedItems && (
          <Alert kind="warning" small role="none">
            {t('wishlistPage.gone')}
          </Alert>
        )}
        {cleared > 0 && (
          <Alert kind="success" role="none">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <p>{t('wishlistPage.cleared', {count: cleared})}</p>
              <Button
                variant="secondary"
                size="small"
                form={WISHLIST_FORM}
                name="undo"
                value="clear"
              >
                {t('wishlistPage.undo')}
              </Button>
            </div>
          </Alert>
        )}
      </div>
    </div>
  );
}

/** The outcome of a change to the complete list: what was copied or restored, and what did not fit. */
function WishlistNewsAlerts({news}: {news: WishlistNews}) {
  const t = useTranslate();
  if (news.kind === 'notRestored') {
    return (
      <Alert kind="warning" role="none">
        {t('wishlistPage.news.notRestored')}
      </Alert>
    );
  }
  const {kind, count, left} = news;
  const copiedText =
    count > 0 ? t('wishlistPage.news.copied', {count}) : t('wishlistPage.news.nothingCopied');
  return (
    <>
      <Alert kind="success" role="none">
        {kind === 'copied' ? copiedText : t('wishlistPage.news.restored')}
      </Alert>
      {left > 0 && (
        <Alert kind="warning" role="none">
          {t('wishlistPage.news.left', {count: left})}
        </Alert>
      )}
    </>
  );
}

/** An empty wishlist: a bare hook, one sentence, one link. */
function EmptyWishlist() {
  const t = useTranslate();
  const {browse} = useSiteLinks();
  return (
    <EmptyState drawing={hook}>
      <p>{t('wishlistPage.empty')}</p>
      <ButtonLink variant="primary" href={browse}>
        {t('cart.browse')}
      </ButtonLink>
    </EmptyState>
  );
}
