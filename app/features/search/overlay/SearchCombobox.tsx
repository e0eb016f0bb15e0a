import clear from 'lucide-static/icons/circle-x.svg?drawing';
import {useEffect, useRef, type FormEvent, type KeyboardEvent} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {MAX_QUERY_LENGTH} from '../../catalogue/listing-view';
import type {OverlayView} from './overlay-view';

/** The lists that the field controls (`aria-controls`), whose hits it navigates (`aria-activedescendant`). */
export const CATEGORIES_ID = 'search-categories';
export const PAGES_ID = 'search-pages';
export const PRODUCTS_ID = 'search-products';

/** The id of a hit, by its index over all lists. */
export function hitId(index: number): string {
  return `search-hit-${index}`;
}

interface SearchComboboxProps {
  words: string;
  view: OverlayView;
  /** Number of pages listed in addition to the hits. */
  pages: number;
  /** Index of the active hit over all lists, or `FIELD`. */
  activeIndex: number;
  onWords: (words: string) => void;
  onNavigate: (index: number) => void;
  onResultPage: (event: FormEvent<HTMLFormElement>, words: string) => void;
}

/** The overlay's search field: a combobox for the lists; the form goes to the result page. */
export function SearchCombobox(props: SearchComboboxProps) {
  const {words, view, pages, activeIndex, onWords, onNavigate, onResultPage} = props;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [categoryCount, productCount] =
    view.state === 'hits' ? [view.categories.length, view.products.length] : [0, 0];
  const listedPages = view.state === 'hits' || view.state === 'nothing' ? pages : 0;
  const count = categoryCount + listedPages + productCount;
  const listIds = [
    categoryCount && CATEGORIES_ID,
    listedPages && PAGES_ID,
    productCount && PRODUCTS_ID,
  ]
    .filter(Boolean)
    .join(' ');

  useEffect(() => {
    document.getElementById(hitId(activeIndex))?.scrollIntoView({block: 'nearest'});
  }, [activeIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextHitIndex(event.key, activeIndex, count);
    if (next !== null) onNavigate(next);
    else if (event.key === 'Escape' && words) onWords('');
    else if (event.key === 'Enter' && activeIndex !== FIELD)
      document.getElementById(hitId(activeIndex))?.click();
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
        aria-controls={listIds || undefined}
        aria-activedescendant={activeIndex === FIELD ? undefined : hitId(activeIndex)}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        className="h-13 w-full truncate rounded-control border-2 border-ink pr-13 pl-12 text-[1.125rem] font-[550] placeholder:font-normal lg:h-15 lg:pr-15 lg:pl-14 lg:text-[1.25rem]"
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
          <DrawnIcon drawing={clear} size={20} />
        </button>
      )}
    </form>
  );
}

/** No hit is active, but the field itself. */
export const FIELD = -1;

/**
 * The index that a key moves to, over all lists, from a hit or from the field; `null` for a key that edits the text in
 * the field. Arrows wrap around through the field, Home and End stay within the hits.
 */
export function nextHitIndex(key: string, activeIndex: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return activeIndex + 1 < count ? activeIndex + 1 : FIELD;
  if (key === 'ArrowUp') return activeIndex === FIELD ? count - 1 : activeIndex - 1;
  if (activeIndex === FIELD) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
