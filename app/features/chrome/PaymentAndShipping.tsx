import {useTranslate} from '~/i18n/use-language';
import {PaymentTiles} from '../cart/PaymentTiles';

const carriers = ['dhl', 'gls', 'interberger'] as const;

/** Ways to pay and firms that deliver, as names on tiles. */
export function PaymentAndShipping() {
  const t = useTranslate();
  return (
    <div className="footer__tiles">
      <div>
        <h2 className="footer__heading">{t('cart.payments.label')}</h2>
        <PaymentTiles />
      </div>
      <div>
        <h2 className="footer__heading">{t('chrome.shipping.title')}</h2>
        <ul className="payment-tiles">
          {carriers.map((name) => (
            <li key={name} className="payment-tiles__tile">
              {t(`chrome.shipping.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
