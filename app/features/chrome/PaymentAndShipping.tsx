import {useWorkerLanguage} from '~/i18n/use-language';
import type {SiteView} from './chrome-view';
import {FooterTiles} from './FooterTiles';

/** Spec §2; they stand in for an icon collection that is empty. */
const payments = ['paypal', 'amazon', 'visa', 'masterCard', 'klarna', 'cash'] as const;
const carriers = ['dhl', 'gls', 'interberger'] as const;

/** Ways to pay and firms that deliver, as the config's icon collections name them. */
export function PaymentAndShipping({site}: {site: SiteView | null}) {
  const {t} = useWorkerLanguage();
  const plain = (name: string, label: string) => ({name, label, picture: null});
  return (
    <div className="mt-8 grid gap-5 border-t border-kreide/14 py-5 md:grid-cols-2">
      <FooterTiles
        title={t('cart.payments.label')}
        tiles={
          site?.payments.length
            ? site.payments
            : payments.map((name) => plain(name, t(`cart.payments.${name}`)))
        }
      />
      <FooterTiles
        title={t('chrome.shipping.title')}
        tiles={
          site?.carriers.length
            ? site.carriers
            : carriers.map((name) => plain(name, t(`chrome.shipping.${name}`)))
        }
      />
    </div>
  );
}
