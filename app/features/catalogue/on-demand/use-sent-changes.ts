import {useNavigate, useNavigation} from '@remix-run/react';
import {useCallback, useEffect, useLayoutEffect, useRef} from 'react';
import type {ListingView} from '../listing-view';
import {filterQuery} from './filter-query';
import {isChanged, restore} from './filter-fields-state';

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
    // `order` is read for the first moment only.
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
