/** More than any field takes. */
const LONGEST_VALUE = 10_000;

/** Control characters but line ends, halves of signs, and signs that turn the direction of a text around. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu;

/** What a visitor typed, as it may stand in a mail: line ends as `\n`, no hidden signs, no empty stretches. */
export function plainValue(value: string): string {
  return value
    .slice(0, LONGEST_VALUE)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
