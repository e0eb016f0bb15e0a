/** How a picture lies in its frame: moved by `x` and `y` pixels from the middle, then enlarged. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
}

/** The whole picture. */
export const WHOLE: ZoomView = {scale: 1, x: 0, y: 0};

const MOST = 4;
/** What one click or double tap enlarges to. */
const CLOSER = 2.5;

/** Enlarges by a factor while `point`, in pixels from the middle of the frame, stays where it is. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return withinFrame({scale, x, y}, frame);
}

/** From the whole picture to a closer look at `point`, and back. */
export function toggleZoom(view: ZoomView, point: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? WHOLE : zoomAt(WHOLE, CLOSER, point, frame);
}

/** Moves an enlarged picture by that many pixels, never beyond its edge. */
export function pan(view: ZoomView, dx: number, dy: number, frame: Frame): ZoomView {
  return withinFrame({...view, x: view.x + dx, y: view.y + dy}, frame);
}

function withinFrame({scale, x, y}: ZoomView, {width, height}: Frame): ZoomView {
  const mostX = (width * (scale - 1)) / 2;
  const mostY = (height * (scale - 1)) / 2;
  return {scale, x: clamp(x, mostX), y: clamp(y, mostY)};
}

function clamp(value: number, most: number): number {
  // Never -0, which would differ from the whole picture's 0.
  return Math.min(most, Math.max(-most, value)) + 0;
}
