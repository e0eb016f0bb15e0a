import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {SearchField} from './SearchField';

/** The search of the result page; it answers without script as well. */
export function SearchForm({q}: {q: string}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <form role="search" action={href('search')} className="flex max-w-[640px] min-w-0 gap-2">
      <SearchField
        key={q}
        defaultValue={q}
        // Nothing else is to be done there; with results a keyboard on screen would cover them.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={q === ''}
        className="h-13 min-w-0 flex-1 rounded-control border border-ink-400 px-4"
      />
      <Button variant="primary">{t('search.submit')}</Button>
    </form>
  );
}
