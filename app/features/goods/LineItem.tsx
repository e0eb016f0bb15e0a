import {type ReactNode, useEffect, useRef} from 'react';
import {useHref} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import type {PriceView} from '../pricing/price-view';
import {PriceTag} from '../pricing/PriceTag';
import type {LineItemView} from './goods-view';

interface Props {
  /** Its price is `null` where it is not sold in the visitor's market; it has no page there either. */
  goods: LineItemView & {price: PriceView | null};
  heading: 'h2' | 'h3';
  busy?: boolean;
  unavailable?: boolean;
  /** Shown below the name. */
  note: ReactNode;
  /** Shown below name and price. */
  children: ReactNode;
}

/** A variant in a list: its picture, name, price and actions. */
export function LineItem(props: Props) {
  const {goods, heading: Heading, busy = false, unavailable = false, note, children} = props;
  const {price} = goods;
  const productHref = useHref()('product', {handle: goods.handle}) + goods.query;
  return (
    <li
      className="relative grid grid-cols-[84px_minmax(0,1fr)] gap-3 border-b border-stahl-200 py-5 last:border-b-0 min-[26.25rem]:grid-cols-[112px_minmax(0,1fr)] min-[26.25rem]:gap-4 print:break-inside-avoid"
      aria-busy={busy}
    >
      <div className="aspect-4/3 self-start overflow-hidden rounded-control bg-stahl-100">
        {goods.image && (
          <Image
            image={{...goods.image, alt: ''}}
            preset="list"
            className={unavailable ? 'size-full opacity-60' : 'size-full'}
          />
        )}
      </div>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
          <div className="flex-[1_1_136px] text-small text-ink-500">
            <p className="text-micro leading-[1.3]">{goods.vendor}</p>
            <Heading className="text-body leading-[1.3] plain-heading wrap-anywhere text-ink">
              {price ? (
                <a
                  href={productHref}
                  className="py-1 decoration-1 underline-offset-3 hover:underline"
                >
                  {goods.title}
                </a>
              ) : (
                goods.title
              )}
            </Heading>
            {goods.options && <p>{goods.options}</p>}
            {note}
          </div>
          {price && <PriceTag price={price} size="line" />}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Returns a ref for the list, which receives the focus when removing a line would lose it. */
export function useFocusAfterRemoval(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const previousCount = useRef(count);

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (count < previousCount.current && isFocusLost) ref.current?.focus();
    previousCount.current = count;
  }, [count]);

  return ref;
}
