/** Characters of Unicode's private use: no text of the shop has them, and nobody can type a tag. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Splits a text that the search has marked into parts to be shown as text. Whatever a record holds, markup or
 * marks without their other half, comes out as plain characters.
 */
export function splitHighlight(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let marked = false;
  for (const piece of value.split(/([\uE000\uE001])/)) {
    if (piece === MARK_START || piece === MARK_END) marked = piece === MARK_START;
    else if (piece) parts.push({text: piece, marked});
  }
  return parts;
}
