import {useTranslate} from '~/i18n/use-language';

const tiles = {
  payment: ['paypal', 'amazon', 'visa', 'masterCard', 'klarna', 'cash'],
  shipping: ['dhl', 'gls', 'interberger'],
} as const;

/** Ways to pay and firms that deliver, as names on tiles. */
export function PaymentAndShipping() {
  const t = useTranslate();
  return (
    <div className="footer__tiles">
      <div>
        <h2 className="footer__heading">{t('chrome.payment.title')}</h2>
        <ul className="tiles">
          {tiles.payment.map((name) => (
            <li key={name}>{t(`chrome.payment.${name}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="footer__heading">{t('chrome.shipping.title')}</h2>
        <ul className="tiles">
          {tiles.shipping.map((name) => (
            <li key={name}>{t(`chrome.shipping.${name}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
