import {useLocation} from '@remix-run/react';
import {useId} from 'react';
import {FieldError} from '~/forms/FieldError';
import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {QuantityInput} from '~/ui/QuantityInput';
import {SEARCH_MARK_FIELD} from '../statistics/search-mark';
import {prefetchCartDrawer} from './LazyCartDrawer';
import {ReturnTo, useAdding, useCart} from './cart-context';

interface Props {
  variantId: string;
  title: string;
  /** Whether the page has a section of compatible products, linked after adding. */
  hasFits: boolean;
}

/** Id of the form, for a button outside of it. */
export const ADD_TO_CART_FORM = 'add-to-cart';

/** Quantity and 'In den Warenkorb'. */
export function AddToCartForm({variantId, title, hasFits}: Props) {
  const t = useTranslate();
  const href = useHref();
  const errorId = useId();
  const searchMark = new URLSearchParams(useLocation().search).get(SEARCH_MARK_FIELD);
  const {submit, answered} = useCart();
  const pending = useAdding(variantId);
  const answeredVariantId = answered?.form ? answered.form.get('merchandiseId') : variantId;
  const answer =
    answered?.answer.intent === 'add' && answeredVariantId === variantId ? answered.answer : null;
  const error = answer?.error ?? null;

  return (
    <form
      id={ADD_TO_CART_FORM}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5"
      method="post"
      action={href('cart')}
      onSubmit={(event) => {
        // Only the first click of a double click adds.
        if (pending) event.preventDefault();
        else submit(event);
        prefetchCartDrawer();
      }}
    >
      <input type="hidden" name="merchandiseId" value={variantId} />
      <ReturnTo />
      <PageId />
      {hasFits && <input type="hidden" name="fits" value="1" />}
      {searchMark && <input type="hidden" name={SEARCH_MARK_FIELD} value={searchMark} />}
      <QuantityInput
        defaultValue={1}
        refused={answer?.refused[0]?.quantity}
        label={t('cart.quantity.label', {title})}
        decreaseLabel={t('cart.quantity.decrease', {title})}
        increaseLabel={t('cart.quantity.increase', {title})}
        invalid={error !== null}
        describedBy={error ? errorId : undefined}
      />
      <Button variant="primary" name="intent" value="add" pending={pending} full>
        <Icon name="shopping-basket" size={20} className="max-sm:hidden" />
        {t('cart.add')}
      </Button>
      {error && (
        <div className="col-span-full">
          <FieldError id={errorId}>{t(error)}</FieldError>
        </div>
      )}
      <div role="status" className="col-span-full grid gap-2.5 empty:sr-only">
        {answer?.warnings.map(({message}) => (
          <Alert key={message} kind="warning" role="none">
            {message}
          </Alert>
        ))}
      </div>
    </form>
  );
}
