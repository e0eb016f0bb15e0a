import type {ClientActionFunctionArgs} from '@remix-run/react';
import {forgetInTab, keepInTab, readFromTab} from '~/forms/kept-in-tab';
import {keepTyped} from '~/forms/submission';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';

/** The seal belongs to one rendering of the form; the honeypot must stay empty. */
const NEVER_KEPT: readonly string[] = [SEAL_FIELD, HONEYPOT_FIELD];

/** What a visitor has typed so far, `on` for ticked boxes. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(values);
}

/** Keeps what was typed for a reload in this tab. `customer` is the e-mail address of who is signed in, '' for nobody. */
export function keepRequest(form: HTMLFormElement, customer: string): void {
  const kept = Object.entries(typedValues(form)).filter(([name]) => !NEVER_KEPT.includes(name));
  keepInTab(customer, Object.fromEntries(kept));
}

/**
 * Fills the form with what was kept, except where a visitor has typed before script came. Fields and choices that no
 * longer exist are skipped. What another customer has typed or what is too old is deleted instead, so that the next
 * person at a shared computer does not read it.
 */
export function restoreRequest(form: HTMLFormElement, customer: string): void {
  const kept = readFromTab(customer);
  const fields = [...form.elements].filter(isField).filter(({type}) => type !== 'hidden');
  const typed = new Set(fields.filter(isTyped).map(({name}) => name));
  for (const field of fields) {
    if (!kept || typed.has(field.name)) continue;
    const value = kept[field.name];
    if (isBox(field)) field.checked = value === field.value;
    else if (typeof value === 'string' && canHold(field, value)) field.value = value;
  }
  if (typed.size > 0) keepRequest(form, customer);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
}

/** Whether it says something else than what the page came with. */
function isTyped(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const first = options.find(({defaultSelected}) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}

function canHold(field: Field, value: string): boolean {
  if (!(field instanceof HTMLSelectElement)) return true;
  return [...field.options].some((option) => option.value === value);
}

/**
 * The route's `clientAction`: deletes what was kept once the shop has the request. Not left to the next page, which a
 * visitor may leave before its script comes.
 */
export async function sendAndForget(args: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await keepTyped(args);
  } catch (ended) {
    if (ended instanceof Response && ended.status < 400) forgetInTab();
    throw ended;
  }
}
