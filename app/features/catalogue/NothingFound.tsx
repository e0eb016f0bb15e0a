import {useLanguage, useTranslate} from '~/i18n/use-language';
import {useSiteLinks} from '../site/site-facts';
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

/** For those who found nothing: a link to the shop's contact page, if it has one. */
export function AdviceNote({className}: {className: string}) {
  const t = useTranslate();
  const {contact} = useSiteLinks();
  if (!contact) return null;
  return (
    <p className={`${className} text-ink-600`}>
      {`${t('search.adviceText')} `}
      <a href={contact} className="font-label link">
        {t('search.advice')}
      </a>
    </p>
  );
}
