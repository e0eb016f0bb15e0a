import {useEffect, useRef, type FormEvent, type KeyboardEvent} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {LONGEST_QUERY} from '../../catalogue/listing-limits';
import {FIELD, hitByKey} from './hit-keys';
import {CATEGORIES_ID, hitId, PRODUCTS_ID} from './hit-ids';
import type {OverlayView} from './overlay-view';

interface SearchFieldProps {
  words: string;
  view: OverlayView;
  /** The active hit, counted from 0 over both lists, or `FIELD`. */
  at: number;
  onWords: (words: string) => void;
  onWalk: (at: number) => void;
  onResultPage: (event: FormEvent<HTMLFormElement>, words: string) => void;
}

/** The field of the overlay: a combobox over both lists; the form leads to the result page. */
export function SearchField({words, view, at, onWords, onWalk, onResultPage}: SearchFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [categories, products] =
    view.state === 'hits' ? [view.categories.length, view.products.length] : [0, 0];
  const count = categories + products;
  const lists = [categories && CATEGORIES_ID, products && PRODUCTS_ID].filter(Boolean).join(' ');

  useEffect(() => {
    document.getElementById(hitId(at))?.scrollIntoView({block: 'nearest'});
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = hitByKey(event.key, at, count);
    if (next !== null) onWalk(next);
    else if (event.key === 'Escape' && words) onWords('');
    else if (event.key === 'Enter' && at !== FIELD) document.getElementById(hitId(at))?.click();
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!words.trim()) event.preventDefault();
    else onResultPage(event, words);
  };
  return (
    <form
      role="search"
      action={useHref()('search')}
      className="relative min-w-0 flex-1"
      aria-label={t('search.label')}
      onSubmit={onSubmit}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto lg:left-5"
      />
      <input
        ref={field}
        name="q"
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={lists || undefined}
        aria-activedescendant={at === FIELD ? undefined : hitId(at)}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={LONGEST_QUERY}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        className="h-13 w-full truncate rounded-control border-2 border-ink pr-13 pl-12.5 text-[18px] font-[550] placeholder:font-normal placeholder:text-ink-500 lg:h-15 lg:pr-15 lg:pl-14 lg:text-[20px]"
      />
      {words && (
        <button
          type="button"
          className="absolute inset-y-0 right-1 my-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100 lg:right-2"
          aria-label={t('search.overlay.clear')}
          onClick={() => {
            onWords('');
            field.current?.focus();
          }}
        >
          <Icon name="circle-x" size={20} />
        </button>
      )}
    </form>
  );
}
