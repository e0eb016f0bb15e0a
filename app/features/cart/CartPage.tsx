import type {ReactNode} from 'react';
import {PageMessages, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {CartAnswer} from './cart-answer.server';
import {useCart} from './cart-context';
import {CartForm, CartLines} from './CartLines';
import {CartSummary, DeliveryChoice, DiscountCodes} from './CartSummary';

interface Props {
  /** The response to a plain form of this page, if one was submitted. */
  answer: CartAnswer | null;
  /** Rendered before the lines. */
  children?: ReactNode;
}

/** The cart as a separate page: everything the drawer offers, also without JavaScript. */
export function CartPage(props: Props) {
  return (
    <PageMessages messages={useCart().cart?.messages}>
      <Cart {...props} />
    </PageMessages>
  );
}

function Cart({answer: plainFormAnswer, children}: Props) {
  const t = useTranslate();
  const {cart, answered} = useCart();
  const answer = answered?.answer ?? plainFormAnswer;
  const lines = cart?.lines ?? [];
  const isShownAtLine = lines.some(({id}) => answer?.refused.some(({lineId}) => lineId === id));
  const refusedCode = cart && answer?.refusedCode ? answer.refusedCode : null;
  const isShownAtField = lines.length > 0 && refusedCode !== null;
  const pageError = isShownAtLine || isShownAtField ? null : answer?.error;
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title: t('cart.title')}]} />
      <header className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1>{t('cart.title')}</h1>
        {cart && lines.length > 0 && (
          <p className="text-ink-500">{t('cart.items', {count: cart.totalQuantity})}</p>
        )}
      </header>
      {pageError && <Alert kind="danger">{t(refusedCode?.message ?? pageError)}</Alert>}
      {children}
      <CartForm className="grid items-start gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_400px]">
        <CartLines cart={cart} answer={answer} place="page" />
        {cart && lines.length > 0 && (
          <section
            className="rounded-panel bg-stahl-50 p-5 lg:sticky lg:top-24 lg:mt-5 lg:p-6 print:static"
            aria-label={t('cart.summary')}
          >
            <DeliveryChoice cart={cart} />
            <CartSummary cart={cart} />
            <div className="mt-5 border-t border-stahl-200 pt-4 print:hidden">
              <DiscountCodes cart={cart} answer={answer} />
            </div>
          </section>
        )}
      </CartForm>
    </div>
  );
}
