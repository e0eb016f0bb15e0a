import {useLanguage} from '~/i18n/use-language';
import {searchHref} from './listing-view';

/** Leads to the results for other words, where some found nothing. */
export function DidYouMean({words}: {words: string}) {
  const {t, language} = useLanguage();
  return (
    <p>
      {`${t('search.didYouMean')} `}
      <a
        href={searchHref(language, words)}
        className="inline-flex min-h-6 items-center font-label wrap-anywhere link"
      >
        {words}
      </a>
      ?
    </p>
  );
}
