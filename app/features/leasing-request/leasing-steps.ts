import {fieldsOf, stepNames} from './fields';

/** How many steps there are. */
export const LAST_STEP = stepNames.length;

/** The step of `?step=`, from 1 on; the first for anything else. */
export function stepOf(search: string): number {
  const typed = new URLSearchParams(search).get('step') ?? '';
  const step = /^\d$/.test(typed) ? Number(typed) : 1;
  return step >= 1 && step <= LAST_STEP ? step : 1;
}

/** The query of another step; all else in it stays, the first step goes without number. */
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
