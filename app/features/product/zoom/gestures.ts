import {swipeOf} from './picture-steps';
import {pan, toggleZoom, zoomAt, type ZoomView} from './zoom-view';

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
