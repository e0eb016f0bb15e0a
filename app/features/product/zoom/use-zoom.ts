import {useEffect, useRef, useState} from 'react';
import {attachGestures} from './gestures';
import {pan, toggleZoom, WHOLE, zoomAt, type ZoomView} from './zoom-view';

interface Asked {
  /** Which picture is shown: another one begins as a whole. */
  picture: number;
  onSwipe: (by: -1 | 1) => void;
}

const MIDDLE = {x: 0, y: 0};
/** How far an arrow key moves an enlarged picture, in pixels. */
const KEY_STEP = 80;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const factors: Readonly<Record<string, number>> = {'+': 1.5, '-': 1 / 1.5, '0': 0};

/** The enlarged view of a picture: `stage` is the frame that takes gestures, keys answer whether they meant it. */
export function useZoom({picture, onSwipe}: Asked) {
  const stage = useRef<HTMLDivElement>(null);
  const [{view, of}, setState] = useState({view: WHOLE, of: picture});
  const now = useRef({view, onSwipe});
  useEffect(() => {
    now.current = {view, onSwipe};
  });
  if (of !== picture) setState({view: WHOLE, of: picture});

  const change = (next: (view: ZoomView, frame: DOMRect) => ZoomView) => {
    const frame = stage.current?.getBoundingClientRect();
    if (frame) setState((state) => ({...state, view: next(state.view, frame)}));
  };

  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    return attachGestures(node, {
      onChange: (next) => {
        const frame = node.getBoundingClientRect();
        setState((state) => ({...state, view: next(state.view, frame)}));
      },
      onSwipe: (by) => now.current.onSwipe(by),
      isEnlarged: () => now.current.view.scale > 1,
    });
  }, []);

  return {
    stage,
    view,
    toggle: () => change((shown, frame) => toggleZoom(shown, MIDDLE, frame)),
    moveBy(key: string): boolean {
      const direction = directions[key];
      if (!direction || view.scale === 1) return false;
      const [x, y] = direction;
      change((shown, frame) => pan(shown, x * KEY_STEP, y * KEY_STEP, frame));
      return true;
    },
    enlargeBy(key: string): boolean {
      const factor = factors[key];
      if (factor === undefined) return false;
      change((shown, frame) => zoomAt(shown, factor, MIDDLE, frame));
      return true;
    },
  };
}
