import {useFetcher, useSubmit} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useHref} from '~/i18n/use-language';
import type {CartAnswer} from './cart-answer';
import {useUnsentChanges} from './unsent-changes-context';

const DELAY = 400;

/**
 * Sends the quantity of a line 400 ms after the last change, one request at a time, so that the last
 * of many rapid changes wins. `fieldKey` changes when the field has to show another quantity than
 * the one typed: the shop has adjusted it.
 */
export function useLineChanges(lineId: string, quantity: number) {
  const fetcherKey = `line-${lineId}`;
  const fetcher = useFetcher<CartAnswer>({key: fetcherKey});
  const submit = useSubmit();
  const action = useHref()('cart');
  const {lines, mark} = useUnsentChanges();
  const wanted = useRef<number | null>(null);
  const shown = useRef(quantity);
  const [due, setDue] = useState(false);
  const [fieldKey, setFieldKey] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const idle = fetcher.state === 'idle';
  const refused = fetcher.data?.refused != null;

  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (wanted.current === null) return;
    const values = {intent: 'update', lineId, quantity: String(wanted.current)};
    wanted.current = null;
    mark(lineId, false);
    submit(values, {method: 'post', action, navigate: false, fetcherKey});
  }, [action, fetcherKey, lineId, mark, submit]);

  const change = (typed: number) => {
    wanted.current = typed;
    shown.current = typed;
    mark(lineId, true);
    clearTimeout(timer.current);
    setDue(false);
    timer.current = setTimeout(() => setDue(true), DELAY);
  };

  const forget = () => {
    clearTimeout(timer.current);
    setDue(false);
    wanted.current = null;
    mark(lineId, false);
  };

  useEffect(() => {
    if (!idle || !due) return;
    setDue(false);
    send();
  }, [idle, due, send]);

  useEffect(() => {
    if (!idle || refused || wanted.current !== null || shown.current === quantity) return;
    shown.current = quantity;
    setFieldKey((key) => key + 1);
  }, [idle, refused, quantity]);

  useEffect(() => send, [send]);

  return {fetcher, fieldKey, change, forget, pending: !idle || lines.has(lineId)};
}
