import {useNavigate, useNavigation} from '@remix-run/react';
import {useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import {listQuery, readPriceRange, writePriceRange} from '../listing-parameters';
import type {ListingView} from '../listing-view';

const DEBOUNCE_MS = 400;

/**
 * Submits changes to the form, debounced so that several quick ones are one navigation; Remix drops superseded
 * responses. Returns a function that submits immediately.
 */
export function useAutoSubmit(form: HTMLFormElement | null, listing: ListingView): () => void {
  const navigate = useNavigate();
  const {state, location: next} = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The URL that the form navigates to, while it is loading. */
  const submittedUrl = useRef<string | null>(null);
  /** The list that the form currently reflects. */
  const shownListing = useRef(listing);
  const {order, orders} = listing;
  const defaultOrder = orders[0];
  const nextUrl = next && next.pathname + next.search;

  const submit = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form || (!isChanged(form, order) && submittedUrl.current === null)) return;
    submittedUrl.current = urlOf(form, defaultOrder);
    navigate(submittedUrl.current, {preventScrollReset: true});
  }, [form, navigate, order, defaultOrder]);

  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  }, [submit]);

  useEffect(() => {
    if (!form) return;
    const submitLater = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), DEBOUNCE_MS);
    };
    const onChange = ({target}: Event) => {
      if (target instanceof Element && 'form' in target && target.form === form) submitLater();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      latest.current();
    };
    // The sort select belongs to the form but is outside it.
    document.addEventListener('change', onChange);
    form.addEventListener('submit', onSubmit);
    // Changes made before hydration.
    if (isChanged(form, order)) submitLater();
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('change', onChange);
      form.removeEventListener('submit', onSubmit);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `order` only matters when the form first appears.
  }, [form]);

  useEffect(() => {
    // A link navigates elsewhere: pending changes must not override it.
    if (!nextUrl || nextUrl === submittedUrl.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    submittedUrl.current = null;
  }, [nextUrl]);

  useLayoutEffect(() => {
    if (!form || state !== 'idle') return;
    const lastSubmitted = submittedUrl.current;
    submittedUrl.current = null;
    if (timer.current !== undefined || shownListing.current === listing) return;
    shownListing.current = listing;
    // The visitor kept typing while the response loaded: that change is submitted on blur.
    if (lastSubmitted !== null && lastSubmitted !== urlOf(form, defaultOrder)) return;
    resetForm(form, order);
  }, [form, state, listing, order, defaultOrder]);

  return submit;
}

/** The URL of the list that a form requests, on the current page. */
function urlOf(form: HTMLFormElement, defaultOrder: string | undefined): string {
  return location.pathname + filterQuery(new FormData(form), defaultOrder);
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
function resetForm(form: HTMLFormElement, order: string): void {
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
export function filterQuery(data: FormData, defaultOrder: string | undefined): string {
  const text = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const query = new URLSearchParams();
  for (const name of new Set(data.keys())) {
    if (name === 'price' || name === 'sort') continue;
    for (const value of [...new Set(text(name))].filter(Boolean).sort()) query.append(name, value);
  }
  const price = writePriceRange(readPriceRange(text('price')));
  if (price) query.set('price', price);
  const [order] = text('sort');
  if (order && order !== defaultOrder) query.set('sort', order);
  return listQuery(query);
}
