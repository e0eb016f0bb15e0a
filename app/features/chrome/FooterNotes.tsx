import {useHref, useWorkerLanguage} from '~/i18n/use-language';
import {useBrand} from '../site/site-facts';
import type {FooterView} from './load-chrome.server';

/** Tax notice with its link to the shipping costs, who we are, copyright, privacy settings. */
export function FooterNotes({footer}: {footer: FooterView | null}) {
  const {t} = useWorkerLanguage();
  const href = useHref();
  const brand = useBrand();
  return (
    <div className="grid gap-2 border-t border-kreide/14 pt-4.5 pb-6.5 text-[13.5px] text-tanne-200">
      <p>
        {t('chrome.tax.before')}
        <a className="text-kreide link-on-dark" href={href('shippingCosts')}>
          {t('chrome.tax.link')}
        </a>
        {t('chrome.tax.after')}
      </p>
      {footer?.companyNotice && <p>{footer.companyNotice}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p>{footer?.copyright || `© ${brand}`}</p>
        <a
          className="ml-auto inline-flex min-h-11 items-center text-kreide link-on-dark"
          href={href('privacySettings')}
        >
          {t('consent.settings')}
        </a>
      </div>
    </div>
  );
}
