import useEmblaCarousel from 'embla-carousel-react';
import {type RefObject, useEffect, useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {indexForKey} from './index-for-key';

/** The buttons scroll by as many slides as are in view. */
const OPTIONS = {
  align: 'center',
  dragThreshold: 10,
  duration: 25,
  slidesToScroll: 'auto',
  breakpoints: {'(prefers-reduced-motion: reduce)': {duration: 0}},
} as const;

/** More dots than fit side by side on the smallest screen are not rendered. */
const MAX_DENSITY = 12;

interface Props {
  /** Id of the row, for the buttons. */
  id: string;
  row: RefObject<HTMLDivElement>;
}

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** Makes the row draggable, starting from its current scroll position, and renders its buttons and dots. */
export function CarouselEngine({id, row}: Props) {
  const t = useTranslate();
  const [attach, embla] = useEmblaCarousel(OPTIONS);
  useEffect(() => attach(row.current), [attach, row]);
  const {selected, count} = useStops(embla, row);
  if (count < 2) return null;

  const renderButton = (by: -1 | 1) => {
    const stop = selected + by;
    return (
      <button
        type="button"
        aria-controls={id}
        aria-label={t(by < 0 ? 'carousel.previous' : 'carousel.next')}
        // Not `disabled`, which would lose the focus at the last stop.
        aria-disabled={stop < 0 || stop >= count}
        onClick={() => embla?.scrollTo(stop)}
        className="flex size-12 items-center justify-center rounded-full border-[1.5px] border-ink transition-colors hover:bg-ink hover:text-kreide off:cursor-default off:border-stahl-200 off:bg-transparent off:text-ink-300"
      >
        <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} />
      </button>
    );
  };
  return (
    <>
      <div className="absolute top-0 left-0 flex gap-2 md:top-auto md:right-0 md:bottom-full md:left-auto md:mb-4">
        {renderButton(-1)}
        {renderButton(1)}
      </div>
      {count <= MAX_DENSITY && (
        <div className="absolute inset-x-0 bottom-0 flex justify-center md:hidden">
          {Array.from({length: count}, (_, stop) => (
            <button
              key={stop}
              type="button"
              aria-controls={id}
              aria-label={t('carousel.stop', {position: stop + 1, total: count})}
              aria-current={stop === selected || undefined}
              onClick={() => embla?.scrollTo(stop)}
              className="flex size-6 items-center justify-center"
            >
              <span
                className={`rounded-full ${stop === selected ? 'size-2.5 bg-tanne-700' : 'size-2 bg-ink-400'}`}
              />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The row's snap points and the selected one; also handles its keys. */
function useStops(embla: Embla, row: RefObject<HTMLDivElement>) {
  const [stops, setStops] = useState({selected: 0, count: 0});
  useEffect(() => {
    const node = row.current;
    if (!embla || !node) return;
    node.dataset.driven = '';

    const current = () => ({
      selected: embla.selectedScrollSnap(),
      count: embla.scrollSnapList().length,
    });
    const updateStops = () => setStops(current());
    const move = (event: KeyboardEvent) => {
      const {selected, count} = current();
      const stop = event.target === node ? indexForKey(event.key, selected, count) : null;
      if (stop === null) return;
      event.preventDefault();
      embla.scrollTo(stop);
    };
    // Visitors scroll before hydration, browsers when an element inside receives focus.
    const adoptScrollPosition = () => {
      if (node.scrollLeft === 0) return;
      const scrolled = node.scrollLeft / embla.internalEngine().limit.length;
      node.scrollLeft = 0;
      embla.scrollTo(nearestStop(embla.scrollSnapList(), embla.scrollProgress() + scrolled), true);
    };
    adoptScrollPosition();
    updateStops();
    embla.on('select', updateStops).on('reInit', updateStops);
    node.addEventListener('keydown', move);
    node.addEventListener('scroll', adoptScrollPosition);
    return () => {
      delete node.dataset.driven;
      node.removeEventListener('keydown', move);
      node.removeEventListener('scroll', adoptScrollPosition);
    };
  }, [embla, row]);
  return stops;
}

/** Index of the stop nearest to a position in the row; stops and position are fractions of the scroll range, 0 to 1. */
export function nearestStop(stops: readonly number[], position: number): number {
  const distances = stops.map((stop) => Math.abs(stop - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
