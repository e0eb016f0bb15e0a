import {languageNames, type Language} from './languages';

/** Words that rules recognise in texts written by the owner, by manufacturers and by Shopify. */
interface RecognisedWords {
  /** In the product type of workshop services. */
  workshop: RegExp;
  /** In the product type of bikes that assist up to 45 km/h. */
  sPedelec: RegExp;
  /** In the name of the option that depends on a rider's height. */
  frameSize: RegExp;
  /** In the name of an option that is a measurement. */
  size: RegExp;
  /** The hours until an order can be picked up: 'Usually ready in 2 hours'. */
  hours: RegExp;
  /** Units of a delivery time. */
  months: RegExp;
  weeks: RegExp;
  workingDays: RegExp;
  days: RegExp;
  /** Follow a number and stay on its line; case-sensitive. */
  units: RegExp;
  /** Precede a number and stay on its line; case-sensitive. */
  beforeNumbers: RegExp;
  /** The spaces inside a written-out date, which keep it on one line. */
  dateGaps: RegExp;
  /** Names of frame shapes. */
  diamond: RegExp;
  trapeze: RegExp;
  stepThrough: RegExp;
  fullSuspension: RegExp;
  longJohn: RegExp;
  /** Everyday names of tubes and tyres; not 'schlauchlos'. */
  tube: RegExp;
  tyre: RegExp;
}

/** All languages are matched on every page: a store's data may lack a translation. */
const words: Record<Language, RecognisedWords> = {
  de: {
    workshop: /werkstatt|leistung|service|inspektion|wartung|reparatur/,
    // Not 'speedbike', which also names fast bikes without a motor.
    sPedelec: /(?:s-?|speed[ -]?)pedelec/,
    frameSize: /rahmen(?:größe|höhe)/,
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
    tube: /schl(?:auch|äuche)(?!los)/,
    tyre: /reifen|m[aä]ntel/,
  },
  en: {
    workshop: /service|workshop|repair|inspection|tune-?up|maintenance/,
    sPedelec: /(?:s-?|speed[ -]?)pedelec/,
    frameSize: /frame (?:size|height)/,
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
    tube: /\btubes?\b/,
    tyre: /\bt[iy]res?\b/,
  },
};

type Meaning = keyof RecognisedWords;

/**
 * The source of a regular expression that matches the words in any language. Without side effects, so that browsers do
 * not load it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function wordsFor(meaning: Meaning): string {
  return languageNames.map((language) => words[language][meaning].source).join('|');
}

const patterns = new Map<Meaning, RegExp>();

/** Whether a text contains a word of this meaning, in any language, ignoring case. */
export function mentions(
  text: string,
  meaning: Exclude<Meaning, 'units' | 'beforeNumbers' | 'dateGaps'>,
): boolean {
  const pattern = patterns.get(meaning) ?? new RegExp(wordsFor(meaning), 'i');
  patterns.set(meaning, pattern);
  return pattern.test(text);
}
