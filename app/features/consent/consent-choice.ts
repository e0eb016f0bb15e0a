/** All that the shop would like to do, or only what it cannot do without. */
export const consentChoices = ['all', 'necessary'] as const;

export type ConsentChoice = (typeof consentChoices)[number];

/** A choice as cookie and form spell it; `null` for everything else. */
export function readChoice(value: FormDataEntryValue | null): ConsentChoice | null {
  return consentChoices.find((choice) => choice === value) ?? null;
}
