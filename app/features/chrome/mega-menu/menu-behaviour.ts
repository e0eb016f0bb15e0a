export interface MenuBehaviour {
  close(): void;
  detach(): void;
}

/** What is shown: the entry that is hovered or whose column is the last one, and the panel of its menu. */
export interface ShownEntry {
  entry: HTMLElement;
  panel: HTMLElement;
}

const ENTRY = '.main-menu li';

/**
 * Attaches the behaviour of the main navigation: pointers open menus with hover intent, an entry's button toggles what
 * is below it, Escape closes everything and returns focus to the top-level button. CSS reads `data-open` and
 * `data-shown`, screen readers `aria-expanded`.
 *
 * @param buttonLabelOf returns the label of the button of an entry with this title
 * @param keepsOpen the menu that CSS has already opened stays open
 */
export function attachMenu(
  nav: HTMLElement,
  buttonLabelOf: (title: string) => string,
  onShow: (shown: ShownEntry | null) => void,
  keepsOpen: boolean,
): MenuBehaviour {
  addButtons(nav, buttonLabelOf);
  const abortController = new AbortController();
  const {signal} = abortController;
  let shown: HTMLElement | null = null;
  /** A click on the button of a menu that has just opened on hover keeps it open. */
  let openedByPointer = false;
  /** The type of the pointer last over the menu: taps send events of a mouse as well. */
  let pointer = '';

  const intent = createHoverIntent<HTMLElement>((entry) => {
    openedByPointer = openedByPointer || topLevelEntryOf(entry) !== topLevelEntryOf(shown);
    showEntry(entry);
  });
  /** Shows an entry with its column and those of the first entries in it; without `withBelow`, closes that column. */
  function showEntry(entry: HTMLElement | null, withBelow = true) {
    intent.cancel();
    shown = entry;
    const openEntries = entry
      ? [...entryPath(entry), ...(withBelow ? firstDescendants(entry) : [])]
      : [];
    for (const navEntry of nav.querySelectorAll<HTMLElement>(ENTRY)) {
      const isShown = openEntries.includes(navEntry) && (withBelow || navEntry !== entry);
      navEntry.toggleAttribute(
        topLevelEntryOf(navEntry) === navEntry ? 'data-open' : 'data-shown',
        isShown,
      );
      buttonOf(navEntry)?.setAttribute('aria-expanded', String(isShown));
    }
    const panel = topLevelEntryOf(entry)?.querySelector<HTMLElement>('.mega-menu');
    const columns = openEntries.filter(
      (openEntry) => openEntry.hasAttribute('data-shown') && buttonOf(openEntry),
    );
    panel?.style.setProperty('--columns', String(columns.length + 1));
    const last = openEntries.at(-1);
    onShow(last && panel ? {entry: last, panel} : null);
  }

  nav.addEventListener('pointerover', onPointerOver, {signal});
  // Not `pointerleave`, which Chromium no longer sends once an error page has replaced `<html>`.
  nav.addEventListener('mouseleave', onMouseLeave, {signal});
  nav.addEventListener('click', onClick, {signal});
  nav.addEventListener('focusin', onFocus, {signal});
  nav.addEventListener('focusout', onBlur, {signal});
  document.addEventListener('pointerdown', onPressOutside, {signal});
  document.addEventListener('keydown', onKey, {signal});

  /** The entry to show while the pointer rests on an element; outside of entries, the one already shown. */
  function entryToShow(target: EventTarget | null): HTMLElement | null {
    const entry = entryOf(target);
    if (!entry) return shown;
    if (topLevelEntryOf(entry) !== entry) return entry;
    if (!buttonOf(entry)) return null;
    return entry === topLevelEntryOf(shown) ? shown : entry;
  }
  function onPointerOver({pointerType, target}: PointerEvent) {
    pointer = pointerType;
    // A menu that is fading out under the pointer does not count as hovered.
    const isClosing = shown === null && isInPanel(target);
    if (pointerType !== 'touch' && !isClosing) intent.enter(entryToShow(target));
  }
  function onMouseLeave() {
    // A click focuses as well, but only the keyboard goes on from there.
    const isUsedByKeyboard = document.activeElement?.matches('.mega-menu :focus-visible');
    if (pointer !== 'touch' && !isUsedByKeyboard) intent.leave();
  }
  function onClick({target, detail}: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null;
    const entry = entryOf(button);
    if (!button || !entry) return;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    const staysOpen = isOpen && openedByPointer && detail > 0;
    openedByPointer = false;
    if (!isOpen || staysOpen) showEntry(entry);
    else if (topLevelEntryOf(entry) === entry) showEntry(null);
    else showEntry(entry, false);
  }
  function onFocus({target}: FocusEvent) {
    if (shown && topLevelEntryOf(entryOf(target)) !== topLevelEntryOf(shown)) showEntry(null);
  }
  function onBlur({relatedTarget}: FocusEvent) {
    const focusStaysInside = relatedTarget instanceof Node && nav.contains(relatedTarget);
    if (shown && !focusStaysInside && !nav.matches(':hover')) showEntry(null);
  }
  function onPressOutside({target}: PointerEvent) {
    if (shown && target instanceof Node && !nav.contains(target)) showEntry(null);
  }
  function onKey({key}: KeyboardEvent) {
    const top = topLevelEntryOf(shown);
    if (key !== 'Escape' || !top) return;
    if (top.contains(document.activeElement)) buttonOf(top)?.focus();
    showEntry(null);
  }

  takeOver();
  /** Continues from what CSS and the buttons alone have opened so far. */
  function takeOver() {
    nav.dataset.script = 'ready';
    const openMenu = nav.querySelector<HTMLElement>('[data-open]');
    showEntry(keepsOpen ? openMenu : null);
    if (!keepsOpen) return;
    const hoveredEntry = [...nav.querySelectorAll<HTMLElement>(`${ENTRY}:hover`)].at(-1);
    if (hoveredEntry) intent.enter(entryToShow(hoveredEntry));
    if (isInPanel(document.activeElement)) showEntry(entryOf(document.activeElement));
  }

  function detach() {
    showEntry(null);
    abortController.abort();
  }
  return {close: () => showEntry(null), detach};
}

/** Opening a column without a pointer requires script, so script adds the buttons for it. */
function addButtons(nav: HTMLElement, buttonLabelOf: (title: string) => string): void {
  for (const column of nav.querySelectorAll('.mega-menu ul ul')) {
    const link = column.parentElement?.querySelector('a');
    if (!link || link.nextElementSibling !== column) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', buttonLabelOf(link.firstChild?.textContent ?? ''));
    link.after(button);
  }
}

function entryOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
}

/** An entry and its ancestors, from the top. */
function entryPath(entry: HTMLElement): HTMLElement[] {
  const parentEntry = entryOf(entry.parentElement);
  return parentEntry ? [...entryPath(parentEntry), entry] : [entry];
}

/** The chain of first entries below an entry, as far as each opens a column itself. */
function firstDescendants(entry: HTMLElement): HTMLElement[] {
  const first = entry.querySelector<HTMLElement>(ENTRY);
  return first && buttonOf(first) ? [first, ...firstDescendants(first)] : [];
}

function topLevelEntryOf(entry: HTMLElement | null): HTMLElement | null {
  return (entry && entryPath(entry)[0]) ?? null;
}

/** The button that opens what is below an entry; `null` if nothing is. */
function buttonOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector<HTMLElement>(':scope > button');
}

function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.mega-menu') !== null;
}

/** Merely passing by opens nothing, straying for a moment closes nothing. */
const ENTER_MS = 80;
const LEAVE_MS = 160;

/**
 * Debounces a pointer: calls `decide` with the target it has rested on for 80 ms, or with `null` when it has been gone
 * for 160 ms. The latest event wins.
 */
export function createHoverIntent<Target>(decide: (target: Target | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delayMs: number, target: Target | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => decide(target), delayMs);
  };
  return {
    enter: (target: Target | null) => schedule(ENTER_MS, target),
    leave: () => schedule(LEAVE_MS, null),
    cancel: () => clearTimeout(timer),
  };
}
