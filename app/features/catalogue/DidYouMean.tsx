import {useLanguage} from '~/i18n/use-language';
import {searchHref} from './listing-view';

/** Links to the results for an alternative query, where the original found nothing. */
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
