import {useEffect, useId, useRef} from 'react';
import {FieldError} from '~/forms/FieldError';
import {usePageTranslate} from '~/i18n/PageMessages';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import type {CartAnswer} from './cart-answer';
import {useCart} from './cart-context';
import type {CartView} from './cart-view';
import {useFocusAfterRemoval} from './use-focus-after-removal';

interface Props {
  cart: Pick<CartView, 'codes' | 'giftCards'>;
  /** What the last form was answered. */
  answer: CartAnswer | null;
}

/** A field for the code of a discount or gift card, and those that the cart has, each with a button to take it off. */
export function DiscountCodes({cart: {codes, giftCards}, answer}: Props) {
  const t = usePageTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const {answered, sending} = useCart();
  const focusRef = useFocusAfterRemoval(codes.length + giftCards.length);
  const pending = sending.some((form) => form.get('code'));
  const refused = pending ? null : (answer?.refusedCode ?? null);

  useEffect(() => {
    const isTaken = answered?.form?.get('code') && !answered.answer.refusedCode;
    if (isTaken && field.current) field.current.value = '';
  }, [answered]);

  const own = [
    ...codes.map(({code, note}) => ({
      ...{name: 'removeCode', value: code, text: code, note},
      label: t('cartPage.code.remove', {code}),
    })),
    ...giftCards.map(({id: card, label, amount}) => ({
      ...{name: 'removeGiftCard', value: card, text: label, note: amount},
      label: t('cartPage.code.removeGiftCard', {giftCard: label}),
    })),
  ];

  return (
    <div
      ref={focusRef}
      tabIndex={-1}
      role="group"
      aria-label={t('cartPage.code.label')}
      className="grid gap-2 *:min-w-0"
    >
      <div className="grid gap-1.5 *:min-w-0">
        <label htmlFor={id} className="text-label font-label">
          {t('cartPage.code.label')}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={id}
            name="code"
            defaultValue={refused?.typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={255}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `${id}-error` : undefined}
            className={`h-11 min-w-0 flex-1 rounded-control bg-kreide px-3.5 ${refused ? 'border-2 border-danger' : 'border border-ink-400'}`}
          />
          <Button variant="secondary" size="small" name="apply" value="1" pending={pending}>
            {t('cartPage.code.apply')}
          </Button>
        </div>
        {refused && <FieldError id={`${id}-error`}>{t(refused.message)}</FieldError>}
      </div>
      {own.length > 0 && (
        <ul aria-label={t('cartPage.code.list')}>
          {own.map(({name, value, text, note, label}) => (
            <li key={value} className="flex items-center justify-between gap-3">
              <p className="text-small text-ink-600">
                <span className="font-label wrap-anywhere text-ink">{text}</span>
                {note && ` ${note}`}
              </p>
              <button
                type="submit"
                name={name}
                value={value}
                formNoValidate
                className="inline-flex size-11 flex-none items-center justify-center rounded-control text-ink-600 hover:bg-stahl-100 hover:text-ink"
                aria-label={label}
              >
                <Icon name="x" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
