const UNITS = [
  'km/h|km|cm|mm|m|kg|g|l|ml|kWh|Wh/km|Wh|Ah|Nm|W|V|A|bar|psi|Zoll|in|inch|inches|lbs?|oz|ft|mi|miles?|Ct|Cent|EUR|Uhr|am|pm',
  'Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Werktage?n?',
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|business days?',
].join('|');
const GAP = new RegExp(
  // A number and its unit, groups of digits, what stands short before a number.
  `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d])|[€%°×]|\\d)|(?<=(?:§|Nr\\.|Art\\.|Abs\\.|ab|ca\\.)) (?=\\d)`,
  'gu',
);

/**
 * Text whose numbers stay with their units ('3,2 Stunden'), phone numbers and ranges ('9–18 Uhr', 'Mo–Fr') in one
 * line: no-break spaces between, a word joiner behind a dash, which else may end a line.
 */
export function keepTogether(text: string): string {
  return text.replaceAll(GAP, '\u00a0').replaceAll(/(?<=[\p{L}\d.])–(?=[\p{L}\d])/gu, '–\u2060');
}
