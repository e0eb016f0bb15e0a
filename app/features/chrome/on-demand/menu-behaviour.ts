import {HEAD, itemAt, readPosition, writePosition, type MenuPosition} from './menu-position';
import type {NavigationItem} from '../navigation-view';
import {isModified} from '../../navigation/followed-link';
import {createHoverIntent} from './hover-intent';
import {positionByKey} from './menu-keys';
import {markShown, type ShownPicture} from './menu-marks';

export interface MenuBehaviour {
  close(): void;
  detach(): void;
}

/**
 * Gives the main navigation its manners: pointers open menus with intent, a first click or tap opens and a
 * second one leads on, keys walk. Links carry their position in `data-at`. `keepsOpen` takes over the menu that
 * style alone has opened so far.
 */
export function attachMenu(
  nav: HTMLElement,
  items: readonly NavigationItem[],
  onPicture: (picture: ShownPicture | null) => void,
  keepsOpen = true,
): MenuBehaviour {
  const ended = new AbortController();
  const {signal} = ended;
  let at: MenuPosition = [];
  /** Whether a finger is on an entry that is not shown yet: its focus shows it before the click. */
  let tapOpens = false;

  const intent = createHoverIntent<MenuPosition>(go, []);
  function go(next: MenuPosition) {
    intent.cancel();
    at = next;
    onPicture(markShown(nav, items, next));
  }
  const hasMenu = (position: MenuPosition) => (itemAt(items, position)?.items.length ?? 0) > 0;
  const focusOn = (position: MenuPosition) =>
    nav.querySelector<HTMLElement>(`[data-at="${writePosition(position)}"]`)?.focus();

  /** What resting on an element means: the item that it belongs to, or what is open anyway. */
  function meant(target: EventTarget | null): MenuPosition {
    const position = positionOf(target);
    if (!position) return at;
    if (position.length > 1) return position;
    if (!hasMenu(position)) return [];
    return position[0] === at[0] ? at : position;
  }

  nav.addEventListener('pointerover', onPointerOver, {signal});
  nav.addEventListener('pointerleave', onPointerLeave, {signal});
  nav.addEventListener('pointerdown', onPointerDown, {signal});
  nav.addEventListener('click', onClick, {signal});
  nav.addEventListener('keydown', onKey, {signal});
  nav.addEventListener('focusin', onFocus, {signal});
  nav.addEventListener('focusout', onBlur, {signal});
  document.addEventListener('pointerdown', onPressOutside, {signal});
  document.addEventListener('keydown', onEscapeOutside, {signal});

  function onPointerOver({pointerType, target}: PointerEvent) {
    // A menu that fades away under the pointer is not pointed at.
    const isClosing = at.length === 0 && isInside(target);
    if (pointerType !== 'touch' && !isClosing) intent.enter(meant(target));
  }
  function onPointerLeave({pointerType}: PointerEvent) {
    if (pointerType !== 'touch' && !isInside(document.activeElement)) intent.leave();
  }
  function onPointerDown({pointerType, target}: PointerEvent) {
    tapOpens = pointerType === 'touch' && !startsWith(at, positionOf(target) ?? []);
  }
  function onClick(event: MouseEvent) {
    const position = positionOf(event.target);
    if (!position || position.at(-1) === HEAD || !hasMenu(position) || isModified(event)) return;
    const opens = position.length === 1 ? position[0] !== at[0] : tapOpens;
    if (!opens) return;
    event.preventDefault();
    go(position);
  }
  function onKey(event: KeyboardEvent) {
    const position = positionOf(event.target);
    const next = position && !isModified(event) ? positionByKey(items, position, event.key) : null;
    if (!position || !next) return;
    event.preventDefault();
    event.stopPropagation();
    go(next.length > 1 ? next : []);
    focusOn(next);
  }
  function onFocus({target}: FocusEvent) {
    const position = positionOf(target);
    if (position && position.length > 1) go(position);
    else if (position && position[0] !== at[0]) go([]);
  }
  function onBlur({relatedTarget}: FocusEvent) {
    const stays = relatedTarget instanceof Node && nav.contains(relatedTarget);
    if (!stays && !nav.matches(':hover')) go([]);
  }
  function onPressOutside({target}: PointerEvent) {
    if (at.length > 0 && target instanceof Node && !nav.contains(target)) go([]);
  }
  function onEscapeOutside({key}: KeyboardEvent) {
    if (key !== 'Escape' || at.length === 0) return;
    if (nav.contains(document.activeElement)) focusOn(at.slice(0, 1));
    go([]);
  }

  takeOver();
  /** Style alone has opened menus so far. */
  function takeOver() {
    nav.dataset.script = 'ready';
    markShown(nav, items, at);
    if (!keepsOpen) return;
    const pointedAt = [...nav.querySelectorAll('li:hover > [data-at]')].at(-1);
    if (pointedAt) intent.enter(meant(pointedAt));
    const focused = positionOf(document.activeElement);
    if (focused && focused.length > 1) go(focused);
  }

  function detach() {
    go([]);
    ended.abort();
  }
  return {close: () => go([]), detach};
}

function positionOf(target: EventTarget | null): MenuPosition | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return readPosition(link?.dataset.at);
}

function isInside(target: EventTarget | null): boolean {
  return (positionOf(target)?.length ?? 0) > 1;
}

function startsWith(path: MenuPosition, start: MenuPosition): boolean {
  return start.every((index, level) => path[level] === index);
}
