import {useCallback, useEffect, useRef, useState, type FormEvent} from 'react';
import {takeForm} from '~/forms/take-form';
import {useUnsentChanges} from './unsent-changes-context';
import {useCartForm} from './use-cart-form';

const DELAY = 400;

/**
 * Sends the quantity of a line 400 ms after the last change, one request at a time, so that the last
 * of many rapid changes wins; a form that is sent by hand replaces what waits. `fieldKey` changes when the field has
 * to show another quantity than the one typed: the shop has adjusted it, or has not heard of it.
 */
export function useLineChanges(lineId: string, quantity: number) {
  const {answer, pending, send} = useCartForm(`line-${lineId}`);
  const {lines, mark} = useUnsentChanges();
  const wanted = useRef<number | null>(null);
  const shown = useRef(quantity);
  const [due, setDue] = useState(false);
  const [fieldKey, setFieldKey] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const refused = answer !== null && answer.refused.length > 0;

  const isWaiting = useCallback(() => wanted.current !== null, []);

  const sendInstead = useCallback(
    async (form: FormData | Record<string, string>) => {
      clearTimeout(timer.current);
      setDue(false);
      wanted.current = null;
      await send(form);
      // Nothing else was typed meanwhile.
      mark(lineId, isWaiting());
    },
    [isWaiting, lineId, mark, send],
  );

  const sendWanted = useCallback(() => {
    if (wanted.current === null) return;
    void sendInstead({intent: 'update', lineId, quantity: String(wanted.current)});
  }, [lineId, sendInstead]);

  const onChange = (typed: number) => {
    wanted.current = typed;
    shown.current = typed;
    mark(lineId, true);
    clearTimeout(timer.current);
    setDue(false);
    timer.current = setTimeout(() => setDue(true), DELAY);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = takeForm(event);
    if (form) void sendInstead(form);
  };

  useEffect(() => {
    if (!pending && due) sendWanted();
  }, [pending, due, sendWanted]);

  useEffect(() => {
    if (pending || refused || wanted.current !== null || shown.current === quantity) return;
    shown.current = quantity;
    setFieldKey((key) => key + 1);
  }, [pending, refused, quantity]);

  useEffect(() => sendWanted, [sendWanted]);

  return {answer, fieldKey, onChange, onSubmit, pending: pending || lines.has(lineId)};
}
