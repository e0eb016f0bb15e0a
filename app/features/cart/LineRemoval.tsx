import type {FormEventHandler} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {CartLineView} from './cart-view';
import {ReturnTo} from './ReturnTo';

interface Props {
  line: CartLineView;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Takes a line out of the cart. */
export function LineRemoval({line, onSubmit}: Props) {
  const t = useTranslate();
  const href = useHref();
  return (
    <form method="post" action={href('cart')} onSubmit={onSubmit}>
      <input type="hidden" name="lineId" value={line.id} />
      <ReturnTo />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center gap-[7px] text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
        name="intent"
        value="remove"
        aria-label={t('cart.removeTitle', {title: line.title})}
      >
        <Icon name="trash-2" size={20} />
        {t('cart.remove')}
      </button>
    </form>
  );
}
