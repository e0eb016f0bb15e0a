import {useHref} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {StockLine} from '../../goods/StockLine';
import {PriceTag} from '../../pricing/PriceTag';
import {MARK} from '../../search-events/search-mark';
import type {HitFacts} from './hit-facts';
import {hitId} from './hit-ids';
import {HitPicture} from './HitPicture';
import {HitTitle} from './HitTitle';
import type {ProductHit} from './hit-view';

interface ProductOptionProps {
  hit: ProductHit;
  /** Counted from 0 over both lists. */
  at: number;
  active: boolean;
  /** Comes after the hit. */
  facts: HitFacts | undefined;
}

/** A product that was found: picture, title in at most two lines, vendor and variant; then price and stock. */
export function ProductOption({hit, at, active, facts}: ProductOptionProps) {
  const {handle, title, vendor, picture, found} = hit;
  const query = new URLSearchParams(facts?.query);
  if (found) query.set(MARK, found);
  const chosen = query.toString();
  const source = [vendor, facts?.variant].filter(Boolean).join(' · ');
  return (
    <a
      id={hitId(at)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-hit group/hit flex min-h-28 items-center gap-4 rounded-control py-2.5 pr-3 pl-2.5"
      href={useHref()('product', {handle}) + (chosen && `?${chosen}`)}
    >
      <HitPicture url={picture} />
      <div className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.35] font-[500] wrap-anywhere">
          <HitTitle parts={title} />
        </span>{' '}
        {source && <span className="block text-small text-ink-500">{source}</span>}
        {facts && (
          <>
            <PriceTag price={facts.price} size="hit" />
            {facts.stock && <StockLine stock={facts.stock} size="card" />}
          </>
        )}
      </div>
      <Icon
        name="arrow-right"
        size={16}
        className="flex-none text-ink-300 group-hover/hit:text-ink group-aria-selected/hit:text-ink"
      />
    </a>
  );
}
