import {useHref} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {MARK} from '../../search-events/search-mark';
import {hitId} from './hit-ids';
import {HitPicture} from './HitPicture';
import {HitTitle} from './HitTitle';
import type {ProductHit} from './hit-view';

interface ProductOptionProps {
  hit: ProductHit;
  /** Counted from 0 over both lists. */
  at: number;
  active: boolean;
  /** Leads there instead of to the product's page. */
  page?: string | undefined;
}

/** A product that was found: picture, title in at most two lines, vendor. */
export function ProductOption({hit, at, active, page}: ProductOptionProps) {
  const {handle, title, vendor, picture, found} = hit;
  const own = useHref()('product', {handle});
  return (
    <a
      id={hitId(at)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-hit group/hit flex min-h-21 items-center gap-4 rounded-control py-2.5 pr-3 pl-2.5"
      href={page ?? (found ? `${own}?${new URLSearchParams({[MARK]: found}).toString()}` : own)}
    >
      <HitPicture url={picture} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.35] font-[500] wrap-anywhere">
          <HitTitle parts={title} />
        </span>{' '}
        {vendor && <span className="block text-small text-ink-500">{vendor}</span>}
      </span>
      <Icon
        name="arrow-up-right"
        size={16}
        className="flex-none text-ink-300 group-hover/hit:text-ink group-aria-selected/hit:text-ink"
      />
    </a>
  );
}
