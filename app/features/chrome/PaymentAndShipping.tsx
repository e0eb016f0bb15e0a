import {useWorkerLanguage} from '~/i18n/use-language';
import type {SiteView} from './load-chrome.server';
import {FooterTiles} from './FooterTiles';

/** Ways to pay and firms that deliver, as the config's icon collections name them; nothing where it names none. */
export function PaymentAndShipping({site}: {site: SiteView | null}) {
  const {t} = useWorkerLanguage();
  const {payments = [], carriers = []} = site ?? {};
  if (payments.length + carriers.length === 0) return null;
  return (
    <div className="grid gap-5 py-5 md:mt-8 md:grid-cols-2 md:border-t md:border-kreide/14">
      {payments.length > 0 && <FooterTiles title={t('cart.payments')} tiles={payments} />}
      {carriers.length > 0 && <FooterTiles title={t('chrome.shipping')} tiles={carriers} />}
    </div>
  );
}
