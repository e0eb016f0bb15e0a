import {useHref, useTranslate} from '~/i18n/use-language';
import {Logo} from '~/ui/Logo';
import {FooterNotes} from './FooterNotes';
import {LocaleForm} from './LocaleForm';
import type {LocalizationView} from './localization-view';
import type {NavigationItem} from './navigation-view';
import {OpeningHours} from './OpeningHours';
import {PaymentAndShipping} from './PaymentAndShipping';
import {PHONE_HREF} from './phone';

interface FooterProps {
  navigation: NavigationItem[];
  localization: LocalizationView | null;
  returnTo: string;
}

/** Address, hours, ways through the shop, country and language, and what the law wants said. */
export function Footer({navigation, localization, returnTo}: FooterProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <footer className="footer on-dark">
      <div className="page-width">
        <div className="footer__columns">
          <address className="footer__address">
            <Logo label={t('chrome.brand')} inverse />
            <p>{t('chrome.address.street')}</p>
            <p>{t('chrome.address.city')}</p>
            <p className="footer__contact">
              <a href={PHONE_HREF}>{t('chrome.address.phone')}</a>
            </p>
            <p>
              <a href="mailto:hallo@radladen.example">{t('chrome.address.email')}</a>
            </p>
          </address>
          <OpeningHours />
          <nav aria-labelledby="footer-range">
            <h2 id="footer-range" className="footer__heading">
              {t('chrome.footer.range')}
            </h2>
            <ul className="footer__links">
              {navigation.map(({id, title, href: link}) => (
                <li key={id}>
                  <a href={link}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-service">
            <h2 id="footer-service" className="footer__heading">
              {t('chrome.footer.service')}
            </h2>
            <ul className="footer__links">
              <li>
                <a href={href('shippingCosts')}>{t('chrome.footer.shippingCosts')}</a>
              </li>
              <li>
                <a href={href('cart')}>{t('chrome.footer.cart')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <PaymentAndShipping />
        {localization && <LocaleForm localization={localization} returnTo={returnTo} />}
        <FooterNotes returnTo={returnTo} />
      </div>
    </footer>
  );
}
