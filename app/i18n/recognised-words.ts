import {languageNames, type Language} from './languages';

/** Words by which rules understand what the owner, makers and Shopify have written themselves. */
interface RecognisedWords {
  /** In the product type of work done in the workshop. */
  workshop: RegExp;
  /** In the name of an option that tells a measure. */
  size: RegExp;
  /** The hours in which goods can be collected: 'Usually ready in 2 hours'. */
  hours: RegExp;
  /** Spans of a delivery time. */
  months: RegExp;
  weeks: RegExp;
  workingDays: RegExp;
  days: RegExp;
  /** What stands behind a number and stays in its line, in this spelling. */
  units: RegExp;
  /** What stands before a number and stays in its line, in this spelling. */
  beforeNumbers: RegExp;
  /** The gaps of a date that is written out, which keep it in one line. */
  dateGaps: RegExp;
  /** What frame shapes are called. */
  diamond: RegExp;
  trapeze: RegExp;
  stepThrough: RegExp;
  fullSuspension: RegExp;
  longJohn: RegExp;
}

/** All languages are looked for on every page: a store's data may lack a translation. */
const words: Record<Language, RecognisedWords> = {
  de: {
    workshop: /werkstatt|leistung|service|inspektion|reparatur/,
    size: /größe|höhe|länge|breite|rohr/,
    hours: /stunden?/,
    months: /monat/,
    weeks: /woche/,
    workingDays: /werktag/,
    days: /tag/,
    units:
      /Zoll|Ct|Cent|Uhr|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Werktage?n?/,
    beforeNumbers: /Nr\.|Art\.|Abs\.|ab|ca\./,
    // '1. März 2026'
    dateGaps: /(?<=\d\.) (?=\p{Lu}\p{Ll}{2,8} \d{4})|(?<=\d\. \p{Lu}\p{Ll}{2,8}) (?=\d{4})/u,
    diamond: /diamant|hardtail|herren/,
    trapeze: /trapez/,
    stepThrough: /tief|wave/,
    fullSuspension: /feder|fully/,
    longJohn: /long ?john|lasten/,
  },
  en: {
    workshop: /service|workshop|repair/,
    size: /size|height|length|width|tube/,
    hours: /hours?/,
    months: /month/,
    weeks: /week/,
    workingDays: /working day|business day/,
    days: /day/,
    units:
      /in|inch|inches|lbs?|oz|ft|mi|miles?|am|pm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|(?:business|working) days?/,
    beforeNumbers: /Art\.|Sec\.|approx\./,
    // 'March 1, 2026'
    dateGaps:
      /(?<=\p{Lu}\p{Ll}{2,8}) (?=\d{1,2}, \d{4})|(?<=\p{Lu}\p{Ll}{2,8} \d{1,2},) (?=\d{4})/u,
    diamond: /diamond|hardtail|\bmen\b/,
    trapeze: /trape[zc]/,
    stepThrough: /step/,
    fullSuspension: /suspension|fully/,
    longJohn: /long ?john|cargo/,
  },
};

type Meaning = keyof RecognisedWords;

/** The source of a regular expression that finds the words of any language. Without side effects: browsers do not load it. */
/* @__NO_SIDE_EFFECTS__ */
export function wordsFor(meaning: Meaning): string {
  return languageNames.map((language) => words[language][meaning].source).join('|');
}

const patterns = new Map<Meaning, RegExp>();

/** Whether a text names something, in any language, in capitals or not. */
export function names(
  text: string,
  meaning: Exclude<Meaning, 'units' | 'beforeNumbers' | 'dateGaps'>,
): boolean {
  const pattern = patterns.get(meaning) ?? new RegExp(wordsFor(meaning), 'i');
  patterns.set(meaning, pattern);
  return pattern.test(text);
}
