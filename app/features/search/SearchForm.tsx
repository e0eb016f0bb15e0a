import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {LONGEST_QUERY} from './search-query';

/** The search field of the result page; it answers without script as well. */
export function SearchForm({q}: {q: string}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <form role="search" action={href('search')} className="flex max-w-[640px] min-w-0 gap-2">
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_QUERY}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        className="h-13 min-w-0 flex-1 rounded-control border border-ink-400 px-4"
      />
      <Button variant="primary">{t('search.submit')}</Button>
    </form>
  );
}
