/*
 * What search engines are told goes through here: texts as their authors wrote them.
 */

/** Text without the characters that hold its lines together (`i18n/formats.ts`). */
export function plainText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** schema.org data with plain texts. */
export function plainData(data: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return data.map(plainObject);
}

function plainPart(part: unknown): unknown {
  if (typeof part === 'string') return plainText(part);
  if (Array.isArray(part)) return part.map(plainPart);
  return typeof part === 'object' && part ? plainObject(part) : part;
}

function plainObject(about: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(about).map(([name, part]) => [name, plainPart(part)]));
}
