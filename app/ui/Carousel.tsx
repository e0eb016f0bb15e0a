import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from './Icon';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** List items. */
  children: ReactNode;
}

/** A row to swipe or scroll; with script, buttons move it by what is in view. */
export function Carousel({label, previousLabel, nextLabel, children}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const move = (pages: number) =>
    list.current?.scrollBy({left: pages * list.current.clientWidth * 0.9, behavior: 'smooth'});

  return (
    <div className="carousel">
      {scripted && (
        <div className="carousel__buttons">
          <button
            type="button"
            className="carousel__button"
            aria-label={previousLabel}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="carousel__button"
            aria-label={nextLabel}
            onClick={() => move(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
      {/* The row scrolls, so the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={list} className="carousel__list" aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </div>
  );
}
