import {useEffect, useId, useRef, type FormEvent} from 'react';
import {FieldError} from '~/forms/FieldError';
import {takeForm} from '~/forms/take-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {useHydrated} from '~/ui/use-hydrated';
import type {CartAnswer} from './cart-answer';
import type {CartView} from './cart-view';
import {LINES_FORM} from './LinesForm';
import {ReturnTo} from './ReturnTo';
import {useCartForm} from './use-cart-form';
import {useFocusAfterRemoval} from './use-focus-after-removal';

interface Props {
  cart: Pick<CartView, 'codes' | 'giftCards'>;
  /** What the last plain form of the page was answered. */
  answer: CartAnswer | null;
}

/**
 * A field for the code of a discount or gift card, and those that the cart has, each with a button to take it off. Without
 * script the field belongs to the form of all lines, so that a typed code is not lost when these are changed.
 */
export function DiscountCodes({cart: {codes, giftCards}, answer}: Props) {
  const t = usePageTranslate();
  const action = useHref()('cart');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const {answer: sent, pending, send} = useCartForm('discount-code');
  const focusRef = useFocusAfterRemoval(codes.length + giftCards.length);
  const refused = pending ? null : ((sent ?? answer)?.refusedCode ?? null);

  useEffect(() => {
    const isTaken = sent?.intent === 'applyCode' && sent.error === null;
    if (isTaken && field.current) field.current.value = '';
  }, [sent]);

  const hydrated = useHydrated();
  const together = hydrated ? {} : {form: LINES_FORM};
  const apply = hydrated ? {name: 'intent', value: 'applyCode'} : {name: 'apply', value: '1'};
  const own = [
    ...codes.map(({code, note}) => ({
      ...{key: code, field: 'code', value: code, intent: 'removeCode'},
      ...{text: code, note, label: t('cartPage.code.remove', {code})},
    })),
    ...giftCards.map(({id: card, label, amount}) => ({
      ...{key: card, field: 'giftCard', value: card, intent: 'removeGiftCard'},
      ...{text: label, note: amount, label: t('cartPage.code.removeGiftCard', {giftCard: label})},
    })),
  ];

  const form = {
    method: 'post',
    action,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const taken = takeForm(event);
      if (taken) void send(taken);
    },
  } as const;

  return (
    <div
      ref={focusRef}
      tabIndex={-1}
      role="group"
      aria-label={t('cartPage.code.label')}
      className="grid gap-2 *:min-w-0"
    >
      <form {...form} className="grid gap-1.5 *:min-w-0">
        {hydrated && <ReturnTo />}
        <label htmlFor={id} className="text-label font-label">
          {t('cartPage.code.label')}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            {...together}
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
          <Button variant="secondary" size="small" {...together} {...apply} pending={pending}>
            {t('cartPage.code.apply')}
          </Button>
        </div>
        {refused && <FieldError id={`${id}-error`}>{t(refused.message)}</FieldError>}
      </form>
      {own.length > 0 && (
        <ul aria-label={t('cartPage.code.list')}>
          {own.map(({key, field: name, value, intent, text, note, label}) => (
            <li key={key}>
              <form {...form} className="flex items-center justify-between gap-3">
                <input type="hidden" name={name} value={value} />
                <ReturnTo />
                <p className="text-small text-ink-600">
                  <span className="font-label wrap-anywhere text-ink">{text}</span>
                  {note && ` ${note}`}
                </p>
                <button
                  name="intent"
                  value={intent}
                  className="inline-flex size-11 flex-none items-center justify-center rounded-control text-ink-600 hover:bg-stahl-100 hover:text-ink"
                  aria-label={label}
                >
                  <Icon name="x" size={20} />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
