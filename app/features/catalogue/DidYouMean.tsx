import {useHref, useTranslate} from '~/i18n/use-language';

/** Leads to the results for other words, where some found nothing. */
export function DidYouMean({words}: {words: string}) {
  const t = useTranslate();
  const page = useHref()('search');
  return (
    <p>
      {`${t('search.didYouMean')} `}
      <a
        href={`${page}?${new URLSearchParams({q: words}).toString()}`}
        className="inline-flex min-h-6 items-center font-label wrap-anywhere link"
      >
        {words}
      </a>
      ?
    </p>
  );
}
