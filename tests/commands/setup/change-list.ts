/**
 * What the set-up commands and the doctor read from their environment: the worker's settings and a few of their own.
 */
export type CommandSettings = Readonly<Record<string, string | undefined>>;

/** One thing that a supplier lacks, and how to add it. Nothing made by others is ever deleted. */
export interface Change {
  /** A plain line: `metafield of products custom.leasing (boolean)`. */
  what: string;
  /** Whether it is made each time, as the supplier does not tell if it is needed. */
  isRoutine?: boolean;
  /** Throws a readable `Error` when the supplier refuses. */
  apply(): Promise<unknown>;
}

/** How a supplier differs from what the shop needs. A string describes what has to be decided or done by hand. */
export type ChangeList = (Change | string)[];

export const isChange = (entry: Change | string) => typeof entry !== 'string';
export const isManualStep = (entry: Change | string) => typeof entry === 'string';

/**
 * Prints what a supplier lacks and, with `apply`, adds it one by one; a refusal is printed and the rest continues.
 * Returns whether everything is as it should be, or would be with `--apply`.
 */
export async function applyChanges(list: ChangeList, {apply}: {apply: boolean}): Promise<boolean> {
  const changes = list.filter(isChange);
  const byHand = list.filter(isManualStep);
  let refused = 0;
  for (const change of changes) {
    if (!apply) {
      console.log(`+ ${change.what}`);
      continue;
    }
    try {
      await change.apply();
      console.log(`✓ ${change.what}`);
    } catch (error) {
      refused += 1;
      console.log(`✗ ${change.what}: ${reasonOf(error)}`);
    }
  }
  for (const line of byHand) console.log(`! ${line}`);
  console.log(
    byHand.length > 0 && changes.length === 0
      ? 'Nothing else to do.'
      : summary(changes.length, refused, apply),
  );
  return refused === 0 && byHand.length === 0;
}

/** What went wrong, with what the error's message leaves out: `fetch` hides the reason, `URL` the text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {message, cause} = error;
  if (cause instanceof Error) return `${message} (${cause.message})`;
  return 'input' in error ? `${message} (${String(error.input)})` : message;
}

function summary(changes: number, refused: number, apply: boolean): string {
  if (changes === 0) return 'Nothing to do.';
  const counted = changes === 1 ? '1 change' : `${changes} changes`;
  if (!apply) return `${counted} to make. Nothing was changed: run it again with -- --apply.`;
  return refused === 0 ? `${counted} made.` : `${counted} tried, ${refused} refused.`;
}

/** Waits, in milliseconds. Tests replace it. */
export type Pause = (ms: number) => Promise<void>;

/** The settings with these names; throws an `Error` listing all that are missing. */
export function required<Name extends string>(
  settings: CommandSettings,
  ...names: Name[]
): Record<Name, string> {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`Missing in the environment: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Record<Name, string>;
}
