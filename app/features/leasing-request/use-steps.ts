import {useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {FormAnswer} from '~/forms/form-answer';
import {pageStays} from '../navigation/page-stays';
import {fieldsOf, stepNames} from './fields';

/** How many steps there are. */
export const LAST_STEP = stepNames.length;

/** The step of `?step=`, from 1 on; the first for anything else. */
export function stepOf(search: string): number {
  const typed = new URLSearchParams(search).get('step') ?? '';
  const step = /^\d$/.test(typed) ? Number(typed) : 1;
  return step >= 1 && step <= LAST_STEP ? step : 1;
}

/** The query of another step; the first step has none of its own. All other parameters stay. */
export function searchOf(step: number, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  query.delete('sent');
  if (step > 1) query.set('step', String(step));
  const text = query.toString();
  return text && `?${text}`;
}

/** Fields of the steps up to and including this one. */
export function fieldsUpTo(step: number): string[] {
  return stepNames.slice(0, step).flatMap(fieldsOf);
}

/** The first step in which one of these fields stands; `null` when it is none of them. */
export function firstStepWith(wrong: Readonly<Record<string, string>>): number | null {
  const at = stepNames.findIndex((name) =>
    fieldsOf(name).some((field) => Object.hasOwn(wrong, field)),
  );
  return at === -1 ? null : at + 1;
}

/**
 * The open step: that of the address, so that the browser's Back button and bookmarks work; after a refusal the first one
 * with a wrong field, which then replaces the address.
 */
export function useSteps(answer: FormAnswer | null) {
  const navigate = useNavigate();
  const {search} = useLocation();
  const [settled, setSettled] = useState<FormAnswer | null>(null);
  const addressed = stepOf(search);
  const wrong = answer && answer !== settled ? firstStepWith(answer.fields) : null;

  useEffect(() => {
    if (!answer || answer === settled) return;
    if (wrong === null || wrong === addressed) setSettled(answer);
    else navigate({search: searchOf(wrong, search)}, {replace: true, preventScrollReset: true});
  }, [answer, settled, wrong, addressed, search, navigate]);

  const go = (to: number, {replace = false} = {}) =>
    navigate({search: searchOf(to, search)}, {replace, preventScrollReset: true});
  return {step: wrong ?? addressed, addressOf: (to: number) => searchOf(to, search), go};
}

/** For `shouldRevalidate`: another step of the same request loads nothing; a new seal would make it another request. */
export function staysOnRequest(change: Parameters<typeof pageStays>[0]): boolean {
  const {formMethod, currentUrl, nextUrl} = change;
  const sameRequest =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    searchOf(1, currentUrl.search) === searchOf(1, nextUrl.search) &&
    currentUrl.searchParams.has('sent') === nextUrl.searchParams.has('sent');
  return sameRequest ? false : pageStays(change);
}
