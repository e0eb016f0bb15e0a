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
const MAX_TAP_DISTANCE = 8;
/** Two taps within this time, in milliseconds, are one double tap. */
const DOUBLE_TAP_MS = 300;
const WHEEL_ZOOM_RATE = 0.0022;

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
    const previousDistance = fingerDistance(fingers);
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    finger.x = event.clientX;
    finger.y = event.clientY;
    // Read now: state updates may run later, when the fingers have moved.
    const factor = previousDistance > 0 ? fingerDistance(fingers) / previousDistance : 1;
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
    removeFinger(event);
    if (!finger || pinched) return;
    const dx = finger.x - finger.startX;
    const dy = finger.y - finger.startY;
    const direction = isEnlarged() ? 0 : swipeOf(dx, dy);
    if (direction !== 0) onSwipe(direction);
    else if (Math.hypot(dx, dy) < MAX_TAP_DISTANCE) tap(event);
  }

  function removeFinger({pointerId}: PointerEvent) {
    fingers.delete(pointerId);
    if (fingers.size === 0) delete node.dataset.held;
  }

  function tap({pointerType, timeStamp, clientX: x, clientY: y}: PointerEvent) {
    const double = timeStamp - lastTap < DOUBLE_TAP_MS;
    lastTap = double ? 0 : timeStamp;
    if (pointerType === 'mouse' || double)
      onChange((view, frame) => toggleZoom(view, fromMiddle({x, y}, frame), frame));
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL_ZOOM_RATE);
    const {clientX: x, clientY: y} = event;
    onChange((view, frame) => zoomAt(view, factor, fromMiddle({x, y}, frame), frame));
  }

  const controller = new AbortController();
  const {signal} = controller;
  node.addEventListener('pointerdown', down, {signal});
  node.addEventListener('pointermove', move, {signal});
  node.addEventListener('pointerup', up, {signal});
  node.addEventListener('pointercancel', removeFinger, {signal});
  node.addEventListener('wheel', wheel, {signal, passive: false});
  // A mouse would start dragging the image.
  node.addEventListener('dragstart', (event) => event.preventDefault(), {signal});
  return () => controller.abort();
}

type Fingers = ReadonlyMap<number, Finger>;

function middleOf(fingers: Fingers): {x: number; y: number} {
  const [first, second = first] = fingers.values();
  return {x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2};
}

/** Distance between the first two fingers, in pixels; 0 for one. */
function fingerDistance(fingers: Fingers): number {
  const [first, second] = fingers.values();
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
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

const MAX_SCALE = 4;
/** Scale after a click or double tap. */
const ENLARGED_SCALE = 2.5;

/** Scales by a factor while keeping `point`, in pixels from the centre of the frame, in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return withinFrame({scale, x, y}, frame);
}

/** Toggles between the unzoomed picture and a closer look at `point`. */
export function toggleZoom(view: ZoomView, point: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? UNZOOMED : zoomAt(UNZOOMED, ENLARGED_SCALE, point, frame);
}

/** Pans a zoomed picture by that many pixels, never beyond its edge. */
export function pan(view: ZoomView, dx: number, dy: number, frame: Frame): ZoomView {
  return withinFrame({...view, x: view.x + dx, y: view.y + dy}, frame);
}

function withinFrame({scale, x, y}: ZoomView, {width, height}: Frame): ZoomView {
  const maxX = (width * (scale - 1)) / 2;
  const maxY = (height * (scale - 1)) / 2;
  return {scale, x: clamp(x, maxX), y: clamp(y, maxY)};
}

function clamp(value: number, limit: number): number {
  // Avoids -0, which would differ from the unzoomed view's 0.
  return Math.min(limit, Math.max(-limit, value)) + 0;
}

const MIN_SWIPE_DISTANCE = 48;

/** Direction of a swipe over an unzoomed picture, in pixels: 1 for the next one, -1 for the previous, 0 for neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}
