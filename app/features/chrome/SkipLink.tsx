import {useWorkerLanguage} from '~/i18n/use-language';

/** Leads keyboards past the header. */
export function SkipLink() {
  const {t} = useWorkerLanguage();
  return (
    <a
      className="fixed top-2 left-2 z-100 rounded-control bg-kreide px-4.5 py-3 font-label shadow-menu not-focus:-translate-y-[200%]"
      href="#main"
    >
      {t('chrome.skipToContent')}
    </a>
  );
}
