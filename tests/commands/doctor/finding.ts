import {DAY_MS} from '../../../app/durations';
import {type ChangeList, isManualStep, isChange, reasonOf} from '../setup/change-list';

/** A result of the doctor; `unknown` if it could not be checked. */
export interface Finding {
  state: 'right' | 'warning' | 'wrong' | 'unknown';
  what: string;
  /** Where to fix it, or what the check needs. */
  fix?: string;
}

export const right = (what: string): Finding => ({state: 'right', what});
export const warning = (what: string, fix: string): Finding => ({state: 'warning', what, fix});
export const wrong = (what: string, fix: string): Finding => ({state: 'wrong', what, fix});
export const unknown = (what: string, fix: string): Finding => ({state: 'unknown', what, fix});

/** Runs a check; an error becomes a finding, with `fix` as the place to look. */
export async function runCheck(fix: string, run: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await run();
  } catch (error) {
    return [wrong(reasonOf(error), fix)];
  }
}

/** Early enough to move to the next version without hurry. */
const WARNED_DAYS = 90;

/** Until when Shopify supports a version of one of its APIs: for a year from its month. */
export function supportOf(api: string, version: string, fix: string): Finding {
  const [year = 0, month = 1] = version.split('-').map(Number);
  const end = new Date(Date.UTC(year + 1, month - 1, 1));
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
  const what = `${api} ${version}: supported until ${end.toISOString().slice(0, 10)}`;
  return days < WARNED_DAYS ? warning(`${what}, ${Math.max(0, days)} days`, fix) : right(what);
}

const marks = {right: '✓', warning: '!', wrong: '✗', unknown: '?'} as const;

export function lineOf({state, what, fix}: Finding): string {
  return `  ${marks[state]} ${what}${fix ? ` → ${fix}` : ''}`;
}

const SHOWN = 3;

/** The first names of a list, and how many more there are. */
export function summarize(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}

/** What a set-up command would change, as findings grouped by kind. */
export function missingSetUp(list: ChangeList, command: string): Finding[] {
  const kinds = new Map<string, string[]>();
  for (const {what, isRoutine} of list.filter(isChange)) {
    if (isRoutine) continue;
    const [kind = ''] = what.split(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), what.slice(kind.length + 1)]);
  }
  const fix = `npm run ${command} -- --apply`;
  return [
    ...[...kinds].map(([kind, names]) => {
      const what =
        names.length === 1
          ? `${kind} ${summarize(names)}`
          : `${names.length} × ${kind}: ${summarize(names)}`;
      return wrong(`not set up: ${what}`, fix);
    }),
    ...list.filter(isManualStep).map((line) => {
      const [what = '', ...fix] = line.split(': ');
      return wrong(what, fix.join(': '));
    }),
  ];
}
