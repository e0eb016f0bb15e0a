import {useTranslate} from '~/i18n/use-language';

/** Leads keyboards past the header. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className="skip-link" href="#main">
      {t('chrome.skipToContent')}
    </a>
  );
}
