import {useNavigate, useNavigation} from '@remix-run/react';
import {useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {listQuery, readPriceRange, writePriceRange} from '../listing-parameters';
import type {ListingView} from '../listing-view';

/** How long an address waits to be written. */
const WRITE_DELAY_MS = 400;

/**
 * Sends what a visitor changes in the form, a moment after the last change, so that several quick ones are one
 * step; Remix drops the answer to an older one. Returns what sends at once.
 */
export function useSentChanges(form: HTMLFormElement | null, listing: ListingView): () => void {
  const navigate = useNavigate();
  const {state, location: next} = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The address that the form leads to, while it is loading. */
  const sent = useRef<string | null>(null);
  /** The list that the form says by itself. */
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
    // The select of the order belongs to the form without standing in it.
    document.addEventListener('change', onChange);
    form.addEventListener('submit', onSubmit);
    // Who was quicker than this script.
    if (isChanged(form, order)) sendLater();
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('change', onChange);
      form.removeEventListener('submit', onSubmit);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `order` is read for the first moment only.
  }, [form]);

  useEffect(() => {
    // A link leads elsewhere: what was not sent yet must not overtake it.
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
    // Somebody types on while the answer comes: that is sent when the field is left.
    if (asked !== null && asked !== addressOf(form, usualOrder)) return;
    restore(form, order);
  }, [form, state, listing, order, usualOrder]);

  return send;
}

/** The list that a form asks for, on the page it stands on. */
function addressOf(form: HTMLFormElement, usualOrder: string | undefined): string {
  return location.pathname + filterQuery(new FormData(form), usualOrder);
}

/** The fields of a form that are sent with it: boxes, text and selects with a name. */
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

/** Shows again what the address says: after Back, or when a link took a filter away. */
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
 * The address of the list that a form asks for, as links to lists are written: words, height, facets in
 * the order of the form, price, order; what is usual is left out, so '' is the list as it is unasked.
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
