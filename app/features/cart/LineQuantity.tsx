import type {FormEventHandler} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {QuantityInput} from '~/ui/QuantityInput';
import {useHydrated} from '~/ui/use-hydrated';
import type {CartLineView} from './cart-view';
import {ReturnTo} from './ReturnTo';
import {WithoutScript} from './WithoutScript';

interface Props {
  line: CartLineView;
  /** What was typed and refused; the field keeps it. */
  typed: string | null;
  errorId: string | null;
  onChange: (quantity: number) => void;
  /** The form is sent by hand. */
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The quantity of a line; changes send themselves, without JavaScript 'Aktualisieren' sends them. */
export function LineQuantity({line, typed, errorId, onChange, onSubmit}: Props) {
  const t = useTranslate();
  const href = useHref();
  return (
    <form
      className={useHydrated() ? 'flex flex-wrap gap-2' : 'plain-quantity flex flex-wrap gap-2'}
      method="post"
      action={href('cart')}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="intent" value="update" />
      <ReturnTo />
      <QuantityInput
        name="quantity"
        size="small"
        defaultValue={line.quantity}
        refused={typed}
        label={t('cart.quantity.label', {title: line.title})}
        decreaseLabel={t('cart.quantity.decrease')}
        increaseLabel={t('cart.quantity.increase')}
        onChange={onChange}
        invalid={errorId !== null}
        describedBy={errorId ?? undefined}
      />
      <WithoutScript>
        <Button variant="secondary" size="small">
          {t('cart.quantity.update')}
        </Button>
      </WithoutScript>
    </form>
  );
}
