import type {ReactNode} from 'react';
import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {QuantityInput} from '~/ui/QuantityInput';
import {prefetchCartDrawer} from '../cart/LazyCartDrawer';
import {ReturnTo} from '../cart/ReturnTo';
import {useWishlist} from './wishlist-context';
import type {WishView} from './wishlist-view';

interface Props {
  wish: WishView;
  /** What was typed and refused; the field keeps it. */
  typed: string | null;
  errorId: string | undefined;
  /** Beside the quantity, below it where there is room for the button. */
  children: ReactNode;
}

/** How many, and 'In den Warenkorb'. */
export function MoveToCart({wish, typed, errorId, children}: Props) {
  const t = useTranslate();
  const href = useHref();
  const {send, moving} = useWishlist();
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      method="post"
      action={href('wishlist')}
      onSubmit={(event) => {
        send(event);
        prefetchCartDrawer();
      }}
    >
      <ReturnTo />
      <PageId />
      <QuantityInput
        name="quantity"
        size="small"
        defaultValue={1}
        refused={typed}
        label={t('cart.quantity.label', {title: wish.title})}
        decreaseLabel={t('cart.quantity.decrease')}
        increaseLabel={t('cart.quantity.increase')}
        invalid={errorId !== undefined}
        describedBy={errorId}
      />
      <div className="min-w-38 flex-1 max-[419px]:order-1 max-[419px]:basis-full sm:max-w-52">
        <Button
          variant="primary"
          size="small"
          full
          name="move"
          value={wish.number}
          pending={moving.includes(wish.number)}
          disabled={moving.includes(wish.number)}
        >
          {t('cart.add')}
        </Button>
      </div>
      {children}
    </form>
  );
}
