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
