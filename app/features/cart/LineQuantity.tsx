import type {FormEventHandler} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {QuantityInput} from '~/ui/QuantityInput';
import {useHydrated} from '~/ui/use-hydrated';
import type {CartLineView} from './cart-view';
import {LINES_FORM} from './LinesForm';
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

/** The quantity of a line; changes send themselves, without JavaScript 'Aktualisieren' sends those of all lines. */
export function LineQuantity({line, typed, errorId, onChange, onSubmit}: Props) {
  const t = useTranslate();
  const href = useHref();
  const hydrated = useHydrated();
  const owner = hydrated ? undefined : LINES_FORM;
  return (
    <form
      className={hydrated ? 'flex flex-wrap gap-2' : 'plain-quantity flex flex-wrap gap-2'}
      method="post"
      action={href('cart')}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="lineId" form={owner} value={line.id} />
      {hydrated ? (
        <>
          <input type="hidden" name="intent" value="update" />
          <ReturnTo />
        </>
      ) : (
        <input type="hidden" name="shown" form={owner} value={line.quantity} />
      )}
      <QuantityInput
        name="quantity"
        form={owner}
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
        <Button variant="secondary" size="small" form={owner}>
          {t('cart.quantity.update')}
        </Button>
      </WithoutScript>
    </form>
  );
}
