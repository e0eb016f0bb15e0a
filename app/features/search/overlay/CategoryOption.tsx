import {useHref, useLanguage} from '~/i18n/use-language';
import {formatCount} from '../../catalogue/format-count';
import {hitId} from './hit-ids';
import type {CategoryHit} from './hit-view';
import {HitTitle} from './HitTitle';

interface CategoryOptionProps {
  hit: CategoryHit;
  /** Counted from 0 over both lists. */
  at: number;
  active: boolean;
}

/** A category that was found, and how much of it is in stock. */
export function CategoryOption({hit: {handle, title, count}, at, active}: CategoryOptionProps) {
  const {language} = useLanguage();
  return (
    <a
      id={hitId(at)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-hit flex min-h-12 items-center justify-between gap-3 border-b border-stahl-200 py-1.5 leading-[1.3]"
      href={useHref()('collection', {handle})}
    >
      <span className="min-w-0 wrap-anywhere">
        <HitTitle parts={title} />
      </span>
      {count !== null && (
        <span className="text-small text-ink-500 tabular-nums">
          {' '}
          {formatCount(count, language)}
        </span>
      )}
    </a>
  );
}
