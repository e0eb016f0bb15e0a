import {formatNumber} from '~/i18n/formats';
import {useNavigation} from '@remix-run/react';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {FILTER_FORM} from '../FilterForm';
import {type ListingView, nounOf} from '../listing-view';
import {FacetSearch} from './FacetSearch';
import {PriceSlider} from './PriceSlider';
import {useAutoSubmit} from './use-auto-submit';
import {Button, ButtonLink} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

/**
 * Progressive enhancement of a list: filters submit on change, a sheet on small screens, price slider, value search.
 */
export function ListingScript({listing}: {listing: ListingView}) {
  const {t, language} = useLanguage();
  const {state} = useNavigation();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [slots, setSlots] = useState<Map<string, Element>>(new Map());

  useLayoutEffect(() => {
    const found = document.getElementById(FILTER_FORM);
    setRoot(document.getElementById('listing'));
    setForm(found instanceof HTMLFormElement ? found : null);
    setSlots(findSlots(found));
  }, [listing]);

  const submit = useAutoSubmit(form, listing);
  useRestoredFocus(root, listing);
  const {open, close} = useSheet(root, form);

  const noun = nounOf(listing);
  const amount = formatNumber(listing.total, language);
  const values = {count: listing.total, amount};
  const submitAndClose = () => {
    submit();
    close();
  };
  const renderInSlot = (name: string, part: ReactNode) => {
    const slot = slots.get(name);
    return slot ? createPortal(part, slot, name) : null;
  };
  return (
    <>
      {listing.facets.map((facet) => renderInSlot(facet.name, <FacetSearch facet={facet} />))}
      {listing.price &&
        form &&
        renderInSlot('price', <PriceSlider price={listing.price} form={form} />)}
      {open &&
        renderInSlot(
          'head',
          <SheetHead found={t(`catalogue.count.${noun}`, values)} onClose={submitAndClose} />,
        )}
      {open &&
        renderInSlot(
          'foot',
          <SheetFoot
            label={t(`catalogue.sheet.${noun}`, values)}
            resetQuery={listing.resetQuery}
            pending={state === 'loading'}
            onClose={submitAndClose}
          />,
        )}
    </>
  );
}

/** The form's placeholder elements for script, by name. */
function findSlots(form: Element | null): Map<string, Element> {
  const slots = form?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
  return new Map([...slots].map((slot) => [slot.dataset.place ?? '', slot]));
}

interface LastUsed {
  element: Element;
  /** How many products were shown at that time. */
  products: number;
}

/** Restores the focus, or moves it to the new products, when an update of the list removes the focused element. */
function useRestoredFocus(root: HTMLElement | null, listing: ListingView): void {
  const lastUsed = useRef<LastUsed | null>(null);
  const products = listing.products.length;

  useEffect(() => {
    if (!root) return;
    const recordUse = ({target}: Event) => {
      const element = target instanceof Element ? target.closest('a, input, button, select') : null;
      if (element) lastUsed.current = {element, products};
    };
    const controller = new AbortController();
    const {signal} = controller;
    root.addEventListener('click', recordUse, {signal});
    root.addEventListener('change', recordUse, {signal});
    return () => controller.abort();
  }, [root, products]);

  useEffect(() => {
    const last = lastUsed.current;
    if (!root || !last) return;
    const isMore = last.element instanceof HTMLElement && last.element.dataset.more !== undefined;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body;
    if (isMore && products > last.products && (isLost || focused === last.element)) {
      root.querySelectorAll('article')[last.products]?.querySelector('a')?.focus();
    } else if (isLost && !last.element.isConnected) {
      focusTargetFor(root, last.element)?.focus({preventScroll: true});
    } else return;
    lastUsed.current = null;
  }, [root, listing, products]);
}

/** The same value elsewhere, the link that removes another filter, or the result count. */
function focusTargetFor(root: HTMLElement, removed: Element): HTMLElement | null {
  const selector =
    removed instanceof HTMLInputElement
      ? `input[name="${CSS.escape(removed.name)}"][value="${CSS.escape(removed.value)}"]`
      : 'ul[aria-label] a[data-keep-scroll]';
  return (
    root.querySelector<HTMLElement>(selector) ?? root.querySelector<HTMLElement>('[role=status]')
  );
}

declare global {
  interface Window {
    /** Not in every browser. Fires `close` on Escape, and on Back of Android, which then stays on the page. */
    CloseWatcher?: new (options: {signal: AbortSignal}) => EventTarget & {requestClose: () => void};
  }
}

/**
 * Opens the form as a modal sheet from the button above it, on small screens. Escape, Back of Android and pressing
 * outside close it, and the focus returns to the button.
 */
function useSheet(root: HTMLElement | null, form: HTMLFormElement | null) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const toggle = root?.querySelector<HTMLDetailsElement>('.filter-toggle');
    const summary = toggle?.querySelector('summary');
    if (!toggle || !summary) return;
    const show = (event: Event) => {
      // Already opened inline before hydration: the visitor just wants to close it.
      if (toggle.open) return;
      event.preventDefault();
      setOpen(true);
    };
    summary.setAttribute('aria-haspopup', 'dialog');
    summary.addEventListener('click', show);
    return () => summary.removeEventListener('click', show);
  }, [root]);

  useEffect(() => {
    if (!open || !form) return;
    const undoInert = inertOutside(form);
    const close = () => setOpen(false);
    const onKey = ({key}: KeyboardEvent) => key === 'Escape' && close();
    const onPress = ({target}: Event) =>
      target instanceof Node && !form.contains(target) && close();
    const isWide = matchMedia('(width >= 64rem)');
    form.setAttribute('role', 'dialog');
    form.setAttribute('aria-modal', 'true');
    form.querySelector('button')?.focus();
    const controller = new AbortController();
    const {signal} = controller;
    const watcher = window.CloseWatcher && new window.CloseWatcher({signal});
    if (watcher) watcher.addEventListener('close', close);
    else document.addEventListener('keydown', onKey, {signal});
    document.addEventListener('pointerdown', onPress, {signal});
    isWide.addEventListener('change', close, {signal});
    return () => {
      undoInert();
      form.removeAttribute('role');
      form.removeAttribute('aria-modal');
      controller.abort();
      root?.querySelector('summary')?.focus();
    };
  }, [open, root, form]);

  return {open, close: () => setOpen(false)};
}

/** The header of the sheet: its title, the result count for screen readers, and the close button. */
function SheetHead({found, onClose}: {found: string; onClose: () => void}) {
  const t = useTranslate();
  return (
    <div className="flex h-17 items-center border-b border-stahl-200 pr-3 pl-5">
      <h2 className="text-[1.25rem] leading-[1.2]">{t('catalogue.filter.title')}</h2>
      <p role="status" className="sr-only">
        {found}
      </p>
      <button
        type="button"
        className="ml-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100"
        aria-label={t('catalogue.sheet.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

interface SheetFootProps {
  /** '61 Räder anzeigen' */
  label: string;
  resetQuery: string | null;
  pending: boolean;
  onClose: () => void;
}

/** The footer of the sheet: clear all filters, or show the results. */
function SheetFoot({label, resetQuery, pending, onClose}: SheetFootProps) {
  const t = useTranslate();
  // Keeps the focus when it has cleared them.
  const clearProps = resetQuery
    ? {href: resetQuery, 'data-keep-scroll': ''}
    : {role: 'link', 'aria-disabled': true, tabIndex: 0};
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5 border-t border-stahl-200 px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      <ButtonLink variant="secondary" {...clearProps}>
        {t('catalogue.sheet.clear')}
      </ButtonLink>
      <Button type="button" variant="primary" pending={pending} onClick={onClose}>
        {label}
      </Button>
    </div>
  );
}

/** Confines pointer, focus and screen readers to an element; returns a function that undoes it. */
function inertOutside(inside: HTMLElement): () => void {
  const madeInert: Element[] = [];
  for (let level: Element = inside; level.parentElement; level = level.parentElement) {
    for (const sibling of level.parentElement.children) {
      if (sibling === level || sibling.hasAttribute('inert') || sibling.tagName === 'SCRIPT')
        continue;
      sibling.setAttribute('inert', '');
      madeInert.push(sibling);
    }
  }
  return () => {
    for (const element of madeInert) element.removeAttribute('inert');
  };
}
