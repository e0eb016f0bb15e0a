import type {useFetcher} from '@remix-run/react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {QuantityInput} from '~/ui/QuantityInput';
import type {CartLineView} from './cart-view';
import {ReturnTo} from './ReturnTo';
import {WithoutScript} from './WithoutScript';

interface Props {
  line: CartLineView;
  /** What was typed and refused; the field keeps it. */
  typed: string | null;
  errorId: string | null;
  Form: ReturnType<typeof useFetcher>['Form'];
  onChange: (quantity: number) => void;
  /** The form is sent by hand: what waits to be sent is in it. */
  onSubmit: () => void;
}

/** The quantity of a line; changes send themselves, without JavaScript 'Aktualisieren' sends them. */
export function LineQuantity({line, typed, errorId, Form, onChange, onSubmit}: Props) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Form className="flex flex-wrap gap-2" method="post" action={href('cart')} onSubmit={onSubmit}>
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
    </Form>
  );
}
