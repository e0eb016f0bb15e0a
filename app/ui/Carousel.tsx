import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from './Icon';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** List items. */
  children: ReactNode;
}

/** A row to swipe or scroll; with script, two buttons move it by what is in view. */
export function Carousel({label, previousLabel, nextLabel, children}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({before: false, after: false});

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const {scrollLeft, scrollWidth, clientWidth} = row;
      setRoom({before: scrollLeft > 1, after: scrollLeft < scrollWidth - clientWidth - 1});
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  const button = (label: string, pages: 1 | -1, enabled: boolean) => (
    <button
      type="button"
      className="carousel__button"
      aria-label={label}
      disabled={!enabled}
      onClick={() => list.current?.scrollBy({left: pages * list.current.clientWidth * 0.9})}
    >
      <Icon name={pages < 0 ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
  return (
    <div className="carousel">
      {(room.before || room.after) && (
        <div className="carousel__buttons">
          {button(previousLabel, -1, room.before)}
          {button(nextLabel, 1, room.after)}
        </div>
      )}
      <ul ref={list} className="carousel__list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
