interface Gestures {
  /** Called with a function that computes the next view from the current one. */
  onChange: (next: (view: ZoomView, frame: DOMRect) => ZoomView) => void;
  onSwipe: (by: -1 | 1) => void;
  /** Whether the picture is zoomed in: dragging then pans it. */
  isEnlarged: () => boolean;
}

interface Finger {
  startX: number;
  startY: number;
  x: number;
  y: number;
}

/** Smaller movements, in pixels, are taps. */
const TAP = 8;
/** Two taps within this time, in milliseconds, are one double tap. */
const DOUBLE_TAP = 300;
const WHEEL = 0.0022;

/**
 * Attaches gesture listeners to a frame: a click or double tap toggles the zoom, two fingers or the wheel zoom, one
 * finger pans the zoomed picture or swipes to the next one. Returns a function that removes the listeners.
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
    // Read now: state updates may run later, when the fingers have moved.
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
  // A mouse would start dragging the image.
  node.addEventListener('dragstart', (event) => event.preventDefault(), {signal});
  return () => stop.abort();
}

type Fingers = ReadonlyMap<number, Finger>;

function middleOf(fingers: Fingers): {x: number; y: number} {
  const [one, other = one] = fingers.values();
  return {x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2};
}

/** Distance between the first two fingers, in pixels; 0 for one. */
function spread(fingers: Fingers): number {
  const [one, other] = fingers.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Position of a picture in its frame: offset by `x` and `y` pixels from the centre, then scaled. */
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

/** The unzoomed picture. */
export const UNZOOMED: ZoomView = {scale: 1, x: 0, y: 0};

const MOST = 4;
/** Scale after a click or double tap. */
const CLOSER = 2.5;

/** Scales by a factor while keeping `point`, in pixels from the centre of the frame, in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return withinFrame({scale, x, y}, frame);
}

/** Toggles between the unzoomed picture and a closer look at `point`. */
export function toggleZoom(view: ZoomView, point: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? UNZOOMED : zoomAt(UNZOOMED, CLOSER, point, frame);
}

/** Pans a zoomed picture by that many pixels, never beyond its edge. */
export function pan(view: ZoomView, dx: number, dy: number, frame: Frame): ZoomView {
  return withinFrame({...view, x: view.x + dx, y: view.y + dy}, frame);
}

function withinFrame({scale, x, y}: ZoomView, {width, height}: Frame): ZoomView {
  const mostX = (width * (scale - 1)) / 2;
  const mostY = (height * (scale - 1)) / 2;
  return {scale, x: clamp(x, mostX), y: clamp(y, mostY)};
}

function clamp(value: number, most: number): number {
  // Avoids -0, which would differ from the unzoomed view's 0.
  return Math.min(most, Math.max(-most, value)) + 0;
}

/** Index of the picture that a key moves to from `at` among `count`; `null` for other keys and at the ends. */
export function indexForKey(key: string, at: number, count: number): number | null {
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

/** Direction of a swipe over an unzoomed picture, in pixels: 1 for the next one, -1 for the previous, 0 for neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
