import {keepInTab, readFromTab} from '~/forms/kept-in-tab';
import {SEAL_FIELD, HONEYPOT_FIELD} from '../requests/guard-fields';

/** The seal belongs to one rendering of the form, and the trap to nobody. */
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
 * Fills the form with what was kept, but for what a visitor has typed before script came. Fields and choices that are
 * not there any more are passed over. What a customer has typed is for nobody who comes after signing out: it is
 * forgotten then, and what is too old is as well.
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
