import {useNavigate, useNavigation} from '@remix-run/react';
import {useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {listQuery, readPriceRange, writePriceRange} from '../listing-parameters';
import type {ListingView} from '../listing-view';

/** Debounce delay before changes are submitted. */
const WRITE_DELAY_MS = 400;

/**
 * Submits changes to the form, debounced so that several quick ones are one navigation; Remix drops superseded
 * responses. Returns a function that submits immediately.
 */
export function useAutoSubmit(form: HTMLFormElement | null, listing: ListingView): () => void {
  const navigate = useNavigate();
  const {state, location: next} = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The URL that the form navigates to, while it is loading. */
  const sent = useRef<string | null>(null);
  /** The list that the form currently reflects. */
  const shown = useRef(listing);
  const {order, orders} = listing;
  const usualOrder = orders[0];
  const nextAddress = next && next.pathname + next.search;

  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form || (!isChanged(form, order) && sent.current === null)) return;
    sent.current = addressOf(form, usualOrder);
    navigate(sent.current, {preventScrollReset: true});
  }, [form, navigate, order, usualOrder]);

  const latest = useRef(send);
  useLayoutEffect(() => {
    latest.current = send;
  }, [send]);

  useEffect(() => {
    if (!form) return;
    const sendLater = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), WRITE_DELAY_MS);
    };
    const onChange = ({target}: Event) => {
      if (target instanceof Element && 'form' in target && target.form === form) sendLater();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      latest.current();
    };
    // The sort select belongs to the form but is outside it.
    document.addEventListener('change', onChange);
    form.addEventListener('submit', onSubmit);
    // Changes made before hydration.
    if (isChanged(form, order)) sendLater();
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('change', onChange);
      form.removeEventListener('submit', onSubmit);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `order` only matters when the form first appears.
  }, [form]);

  useEffect(() => {
    // A link navigates elsewhere: pending changes must not override it.
    if (!nextAddress || nextAddress === sent.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    sent.current = null;
  }, [nextAddress]);

  useLayoutEffect(() => {
    if (!form || state !== 'idle') return;
    const asked = sent.current;
    sent.current = null;
    if (timer.current !== undefined || shown.current === listing) return;
    shown.current = listing;
    // The visitor kept typing while the response loaded: that change is submitted on blur.
    if (asked !== null && asked !== addressOf(form, usualOrder)) return;
    restore(form, order);
  }, [form, state, listing, order, usualOrder]);

  return send;
}

/** The URL of the list that a form requests, on the current page. */
function addressOf(form: HTMLFormElement, usualOrder: string | undefined): string {
  return location.pathname + filterQuery(new FormData(form), usualOrder);
}

/** The fields submitted with a form: checkboxes, text inputs and selects with a name. */
function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.name !== '',
  );
}

/** Whether a visitor changed anything since the list was shown in this `order`. */
function isChanged(form: HTMLFormElement, order: string): boolean {
  return fieldsOf(form).some((field) =>
    field instanceof HTMLSelectElement
      ? field.value !== order
      : field.checked !== field.defaultChecked || field.value !== field.defaultValue,
  );
}

/** Resets the form to the URL's state: after Back, or when a link removed a filter. */
function restore(form: HTMLFormElement, order: string): void {
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLSelectElement) {
      field.value = order;
    } else if (field.type === 'checkbox') {
      field.checked = field.defaultChecked;
    } else if (field.value !== field.defaultValue) {
      field.value = field.defaultValue;
    }
  }
}

/**
 * The query of the list that a form requests, in the canonical form of list links: search terms, height, facets in the
 * order of the form, price, order; defaults are left out, so '' is the unfiltered list.
 */
export function filterQuery(data: FormData, usualOrder: string | undefined): string {
  const text = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const query = new URLSearchParams();
  for (const name of new Set(data.keys())) {
    if (name === 'price' || name === 'sort') continue;
    for (const value of [...new Set(text(name))].filter(Boolean).sort()) query.append(name, value);
  }
  const price = writePriceRange(readPriceRange(text('price')));
  if (price) query.set('price', price);
  const [order] = text('sort');
  if (order && order !== usualOrder) query.set('sort', order);
  return listQuery(query);
}
