import {useEffect, useId, useRef} from 'react';
import {FieldError} from '~/forms/FieldError';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import {TaxNote, useSiteFacts} from '../site/site-facts';
import type {CartAnswer} from './cart-answer.server';
import {useCart} from './cart-context';
import type {CartView} from './cart-view.server';
import {useFocusAfterRemoval} from '../goods/LineItem';
import {OrderTermsLinks} from '../site/LegalLinks';
import {PaymentTiles} from '../site/PaymentTiles';

interface Props {
  cart: CartView;
  /** URL of the cart page, when rendered elsewhere. */
  cartHref?: string;
}

/** The cart's totals as calculated by Shopify, and the checkout button. */
export function CartSummary({cart, cartHref}: Props) {
  const t = useTranslate();
  const {countryChoice} = useSiteFacts();
  const totalRowClass = 'text-[1.125rem] leading-[1.55] font-heading text-ink';
  const {discounts, totalWithShipping} = cart;
  const isShipped = cart.shipping.length > 0 && !cart.pickup?.chosen;
  return (
    <div>
      <dl className="grid gap-1 text-label leading-[1.55] text-ink-600 *:flex *:flex-wrap *:justify-between *:gap-x-4 [&_dd]:ml-auto [&_dd]:nums">
        <div className={discounts.length === 0 && !totalWithShipping ? totalRowClass : undefined}>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{cart.subtotal}</dd>
        </div>
        {discounts.map(({label, amount}) => (
          <div key={label}>
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="whitespace-nowrap text-gruen">{amount}</dd>
          </div>
        ))}
        {discounts.length > 0 && (
          <div className={totalWithShipping ? undefined : totalRowClass}>
            <dt>{t('cartPage.total')}</dt>
            <dd>{cart.total}</dd>
          </div>
        )}
        {cart.shipping.map(({label, price, free}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={free ? 'font-label text-gruen' : 'font-label text-ink'}>{price}</dd>
          </div>
        ))}
        {totalWithShipping && (
          <div className={totalRowClass}>
            <dt>
              {t('cartPage.grandTotal')}
              <span className="block text-small font-normal text-ink-600">
                {t('cartPage.grandTotalIncludes')}
              </span>
            </dt>
            <dd>{totalWithShipping}</dd>
          </div>
        )}
        {cart.giftCards.map(({id, label, amount}) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap text-gruen">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-4 text-micro text-ink-500">
        {(cart.taxed || isShipped) && '* '}
        <TaxNote taxed={cart.taxed} shipped={isShipped} next={cart.delivery} />
      </p>
      <div className="grid gap-4 print:hidden">
        {!cartHref && <UnsentQuantity />}
        <div className="checkout">
          <CheckoutLink cart={cart} />
        </div>
        {!cartHref && countryChoice && (
          <a
            href="#delivery-country"
            className="justify-self-start py-1 text-small underline decoration-1 underline-offset-3"
          >
            {t('cartPage.country')}
          </a>
        )}
        {cartHref && (
          <a
            href={cartHref}
            className="justify-self-center py-1 text-label underline decoration-1 underline-offset-3"
          >
            {t('cartPage.open')}
          </a>
        )}
        <PaymentTiles payments={cart.payments} small />
        <OrderTermsLinks />
      </div>
    </div>
  );
}

/** Back from the checkout, browsers may show this page as it was left: with a cart that has been paid meanwhile. */
const reloadIfKept = ({persisted}: PageTransitionEvent) => persisted && location.reload();
const reloadOnReturn = () => window.addEventListener('pageshow', reloadIfKept);

/** 'Zur Kasse' with the price of the products; disabled while the cart is being changed. */
function CheckoutLink({cart}: {cart: CartView}) {
  const t = useTranslate();
  const linkProps = useCart().pending
    ? {role: 'link', 'aria-disabled': true, tabIndex: 0}
    : {href: cart.checkoutUrl, rel: 'nofollow', onClick: reloadOnReturn};
  return (
    <ButtonLink variant="primary" full {...linkProps}>
      {t('cart.checkout')}
      <span className="mx-1.5 h-5 border-l opacity-40" />
      <span>{cart.total}</span>
    </ButtonLink>
  );
}

/** Replaces the checkout while typed quantities have not been submitted (`cart.css`). */
function UnsentQuantity() {
  const t = useTranslate();
  return (
    <div className="unsent-quantity gap-4">
      <Alert kind="warning" small>
        {t('cartPage.unsentQuantity')}
      </Alert>
      <Button variant="primary" full>
        {t('cartPage.update')}
      </Button>
    </div>
  );
}

/** Buttons for delivery or pickup, which preselect it at checkout; renders nothing if the cart offers no choice. */
export function DeliveryChoice({cart: {pickup}}: {cart: CartView}) {
  const t = useTranslate();
  const pendingMethods = useCart().sending.map((form) => form.get('deliveryMethod'));
  if (!pickup) return null;
  return (
    <div
      role="group"
      aria-label={t('cartPage.pickup.label')}
      className="mb-4 grid gap-2 border-b border-stahl-200 pb-4 print:hidden"
    >
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {(['SHIPPING', 'PICK_UP'] as const).map((method) => {
          const isChosen = pickup.chosen === (method === 'PICK_UP');
          return (
            <Button
              key={method}
              variant={isChosen ? 'primary' : 'secondary'}
              size="small"
              name="deliveryMethod"
              value={method}
              formNoValidate
              aria-pressed={isChosen}
              pending={pendingMethods.includes(method)}
            >
              {t(`cartPage.pickup.${method}`)}
            </Button>
          );
        })}
      </div>
      {pickup.chosen && <p className="text-small text-ink-600">{pickup.note}</p>}
    </div>
  );
}

interface DiscountCodesProps {
  cart: Pick<CartView, 'codes' | 'giftCards'>;
  /** The response to the last form. */
  answer: CartAnswer | null;
}

/** A field for a discount or gift card code, and the codes in the cart, each with a button to remove it. */
export function DiscountCodes({cart: {codes, giftCards}, answer}: DiscountCodesProps) {
  const t = useTranslate();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const {answered, sending} = useCart();
  const focusRef = useFocusAfterRemoval(codes.length + giftCards.length);
  const pending = sending.some((form) => form.get('code'));
  const refused = pending ? null : (answer?.refusedCode ?? null);

  useEffect(() => {
    const isAccepted = answered?.form?.get('code') && !answered.answer.refusedCode;
    if (isAccepted && inputRef.current) inputRef.current.value = '';
  }, [answered]);

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
            ref={inputRef}
            id={id}
            name="code"
            defaultValue={refused?.typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={255}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `${id}-error` : undefined}
            className={`h-11 min-w-0 flex-1 rounded-control bg-kreide px-4 ${refused ? 'border-2 border-danger' : 'border border-ink-400'}`}
          />
          <Button variant="secondary" size="small" name="apply" value="1" pending={pending}>
            {t('cartPage.code.apply')}
          </Button>
        </div>
        {refused && <FieldError id={`${id}-error`}>{t(refused.message)}</FieldError>}
      </div>
      {codes.length + giftCards.length > 0 && (
        <ul aria-label={t('cartPage.code.list')}>
          {codes.map(({code, reason}) => (
            <AppliedCode key={code} name="removeCode" value={code} text={code} note={reason}>
              {t('cartPage.code.remove', {code})}
            </AppliedCode>
          ))}
          {giftCards.map(({id: card, label, amount}) => (
            <AppliedCode key={card} name="removeGiftCard" value={card} text={label} note={amount}>
              {t('cartPage.code.removeGiftCard', {giftCard: label})}
            </AppliedCode>
          ))}
        </ul>
      )}
    </div>
  );
}

interface AppliedCodeProps {
  /** Name and value of the button that removes it. */
  name: 'removeCode' | 'removeGiftCard';
  value: string;
  text: string;
  note: string | null;
  /** Label of that button. */
  children: string;
}

function AppliedCode({name, value, text, note, children}: AppliedCodeProps) {
  return (
    <li className="flex items-center justify-between gap-3">
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
        aria-label={children}
      >
        <Icon name="x" size={20} />
      </button>
    </li>
  );
}
