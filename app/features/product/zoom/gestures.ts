interface Gestures {
  /** Called with what makes the next view of the one that is shown. */
  onChange: (next: (view: ZoomView, frame: DOMRect) => ZoomView) => void;
  onSwipe: (by: -1 | 1) => void;
  /** Whether the picture is shown enlarged now: a stroke moves it then. */
  isEnlarged: () => boolean;
}

interface Finger {
  startX: number;
  startY: number;
  x: number;
  y: number;
}

/** Less movement, in pixels, is a tap. */
const TAP = 8;
/** Two taps within this time, in milliseconds, are one double tap. */
const DOUBLE_TAP = 300;
const WHEEL = 0.0022;

/**
 * Listens to a frame: a click or double tap looks closer, two fingers or the wheel enlarge, one moves the enlarged
 * picture or swipes to the next one. Answers how to stop listening.
 */
export function attachGestures(node: HTMLElement, gestures: Gestures): () => void {
  const {onChange, onSwipe, isEnlarged} = gestures;
  const fingers = new Map<number, Finger>();
  let pinched = false;
  let lastTap = 0;

  const fromMiddle = ({x, y}: {x: number; y: number}, frame: DOMRect) => ({
    x: x - frame.left - frame.width / 2,
    y: y - frame.top - frame.height / 2,
  });

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    const {clientX: x, clientY: y} = event;
    fingers.set(event.pointerId, {startX: x, startY: y, x, y});
    pinched = fingers.size > 1;
    node.dataset.held = '';
  }

  function move(event: PointerEvent) {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = spread(fingers);
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    finger.x = event.clientX;
    finger.y = event.clientY;
    // Read now: the view may change later, with the fingers elsewhere.
    const factor = before > 0 ? spread(fingers) / before : 1;
    const middle = middleOf(fingers);
    const pinches = fingers.size > 1;
    onChange((view, frame) => {
      if (!pinches) return view.scale > 1 ? pan(view, dx, dy, frame) : view;
      const moved = pan(view, dx / 2, dy / 2, frame);
      return zoomAt(moved, factor, fromMiddle(middle, frame), frame);
    });
  }

  function up(event: PointerEvent) {
    const finger = fingers.get(event.pointerId);
    forget(event);
    if (!finger || pinched) return;
    const dx = finger.x - finger.startX;
    const dy = finger.y - finger.startY;
    const by = isEnlarged() ? 0 : swipeOf(dx, dy);
    if (by !== 0) onSwipe(by);
    else if (Math.hypot(dx, dy) < TAP) tap(event);
  }

  function forget({pointerId}: PointerEvent) {
    fingers.delete(pointerId);
    if (fingers.size === 0) delete node.dataset.held;
  }

  function tap({pointerType, timeStamp, clientX: x, clientY: y}: PointerEvent) {
    const double = timeStamp - lastTap < DOUBLE_TAP;
    lastTap = double ? 0 : timeStamp;
    if (pointerType === 'mouse' || double)
      onChange((view, frame) => toggleZoom(view, fromMiddle({x, y}, frame), frame));
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL);
    const {clientX: x, clientY: y} = event;
    onChange((view, frame) => zoomAt(view, factor, fromMiddle({x, y}, frame), frame));
  }

  const stop = new AbortController();
  const {signal} = stop;
  node.addEventListener('pointerdown', down, {signal});
  node.addEventListener('pointermove', move, {signal});
  node.addEventListener('pointerup', up, {signal});
  node.addEventListener('pointercancel', forget, {signal});
  node.addEventListener('wheel', wheel, {signal, passive: false});
  // A mouse would drag a copy of the picture away.
  node.addEventListener('dragstart', (event) => event.preventDefault(), {signal});
  return () => stop.abort();
}

type Fingers = ReadonlyMap<number, Finger>;

function middleOf(fingers: Fingers): {x: number; y: number} {
  const [one, other = one] = fingers.values();
  return {x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2};
}

/** How far the first two are apart, in pixels; 0 for one. */
function spread(fingers: Fingers): number {
  const [one, other] = fingers.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

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

/** Where a key leads among `count` pictures from the one at `at`, counted from 0; `null` for other keys and at the ends. */
export function stepOfKey(key: string, at: number, count: number): number | null {
  const targets = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const next = targets.get(key) ?? at;
  return next === at || next < 0 || next >= count ? null : next;
}

const SWIPE = 48;

/** What a stroke over an unzoomed picture means, in pixels: 1 for the next one, -1 for the one before, 0 for neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
