import type {FormEventHandler} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useHydrated} from '~/ui/use-hydrated';
import type {CartLineView} from './cart-view';
import {LINES_FORM} from './LinesForm';
import {ReturnTo} from './ReturnTo';

interface Props {
  line: CartLineView;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Takes a line out of the cart; without script, what was typed at other lines travels along. */
export function LineRemoval({line, onSubmit}: Props) {
  const t = useTranslate();
  const href = useHref();
  const hydrated = useHydrated();
  const wish = hydrated
    ? {name: 'intent', value: 'remove'}
    : {form: LINES_FORM, formNoValidate: true, name: 'remove', value: line.id};
  return (
    <form method="post" action={href('cart')} onSubmit={onSubmit}>
      {hydrated && (
        <>
          <input type="hidden" name="lineId" value={line.id} />
          <ReturnTo />
        </>
      )}
      <button
        type="submit"
        className="inline-flex min-h-11 items-center gap-[7px] text-small text-ink-600 underline-offset-3 hover:text-ink hover:underline"
        {...wish}
        aria-label={t('cart.removeTitle', {title: line.title})}
      >
        <Icon name="trash-2" size={20} />
        {t('cart.remove')}
      </button>
    </form>
  );
}
