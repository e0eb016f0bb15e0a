import {Children, useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useLazyPart} from '~/ui/lazy-part';

const widths = {
  cards:
    '*:basis-[min(62%,300px)] md:*:basis-[calc((100%-40px)/3)] xl:*:basis-[calc((100%-60px)/4)]',
  wide: '*:basis-[88%] md:*:basis-[74%]',
};

interface CarouselProps {
  label: string;
  /** Narrow slides side by side, as for products, or one large one at a time. */
  slides?: keyof typeof widths;
  /** List items. */
  children: ReactNode;
}

/**
 * A row to swipe or scroll. With script it can be dragged and gets buttons next to the heading above, and dots on small
 * screens; space is reserved for them.
 */
export function Carousel({label, slides = 'cards', children}: CarouselProps) {
  const t = useTranslate();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const Engine = useLazyPart(fetchEngine, useNearViewport(row));
  const isSingle = Children.count(children) < 2;
  return (
    <div className={isSingle ? 'relative' : 'relative pt-18 pb-9 md:p-0 noscript:p-0'}>
      {Engine && <Engine id={id} row={row} />}
      <div
        ref={row}
        id={id}
        role="group"
        aria-roledescription={t('carousel.role')}
        aria-label={label}
        // It scrolls, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mx-(--gutter) -my-1.5 [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto py-1.5 data-driven:[touch-action:pan-y] data-driven:snap-none data-driven:overflow-hidden md:-mx-1.5"
      >
        <ul
          className={`flex gap-3 px-(--gutter) *:min-w-0 *:flex-none *:snap-center *:last:mr-(--gutter) md:gap-5 md:px-1.5 md:*:last:mr-1.5 ${widths[slides]}`}
        >
          {children}
        </ul>
      </div>
    </div>
  );
}

/** Without it the row still scrolls. */
const fetchEngine = async () => (await import('./CarouselEngine')).CarouselEngine;

/** Whether the row has come close to the viewport. */
function useNearViewport(row: RefObject<HTMLDivElement>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      {rootMargin: '300px'},
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return near;
}
