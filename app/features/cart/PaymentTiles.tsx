import {useTranslate} from '~/i18n/use-language';

const payments = ['paypal', 'amazon', 'visa', 'masterCard', 'klarna', 'cash'] as const;

/** How one can pay, as named tiles. */
export function PaymentTiles() {
  const t = useTranslate();
  return (
    <ul className="payment-tiles" aria-label={t('cart.payments.label')}>
      {payments.map((name) => (
        <li key={name} className="payment-tiles__tile">
          {t(`cart.payments.${name}`)}
        </li>
      ))}
    </ul>
  );
}
