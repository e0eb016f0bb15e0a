/** What `/api/facet-values` answers; without `values` when it cannot. */
export interface FacetAnswer {
  /** The words that it answers. */
  words?: string;
  values?: {value: string; count: number}[];
}

export interface FoundValues {
  values: {value: string; count: number}[];
  /** They answer the beginning of the words, until the answer to all of them comes. */
  older: boolean;
}

/** Words as they are sent and answered: one line, single spaces. */
export function wordsIn(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/**
 * What an answer shows somebody who has typed `words`: its values, also while typing goes on; `null` without words,
 * and when the answer is one to other words.
 */
export function foundValues(words: string, answer: FacetAnswer | undefined): FoundValues | null {
  const {words: answered, values} = answer ?? {};
  if (!words || !values || !answered || !words.startsWith(answered)) return null;
  return {values, older: words !== answered};
}
