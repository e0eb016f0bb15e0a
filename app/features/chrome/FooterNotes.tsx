import {useHref, useTranslate} from '~/i18n/use-language';
import {LanguageSwitch} from './LanguageSwitch';

/** Tax notice with its link to the shipping costs (spec §2), who we are, copyright, the other language. */
export function FooterNotes({returnTo}: {returnTo: string}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <div className="footer__notes">
      <p>
        {t('chrome.tax.before')}
        <a className="link" href={href('shippingCosts')}>
          {t('chrome.tax.link')}
        </a>
        {t('chrome.tax.after')}
      </p>
      <p>{t('chrome.company')}</p>
      <div className="footer__end">
        <p>{t('chrome.copyright')}</p>
        <LanguageSwitch returnTo={returnTo} />
      </div>
    </div>
  );
}
