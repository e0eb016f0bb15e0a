/*
 * What search engines are told goes through here: texts as their authors wrote them, and nothing that says nothing.
 */

/** Text without the characters that hold its lines together (`i18n/formats.ts`). */
export function plainText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** schema.org data with plain texts and without empty parts; those that say nothing but their type are left out. */
export function plainData(data: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return data.map(plainObject).filter((about) => about !== undefined);
}

/** `undefined` when nothing is left. */
function plainPart(part: unknown): unknown {
  if (typeof part === 'string') return plainText(part) || undefined;
  if (Array.isArray(part)) {
    const parts = part.map(plainPart).filter((one) => one !== undefined);
    return parts.length > 0 ? parts : undefined;
  }
  return typeof part === 'object' ? plainObject(part ?? {}) : part;
}

function plainObject(about: object): Record<string, unknown> | undefined {
  const plain: Record<string, unknown> = {};
  let saysMore = false;
  for (const [name, part] of Object.entries(about)) {
    const told = plainPart(part);
    if (told === undefined) continue;
    plain[name] = told;
    saysMore ||= name !== '@type';
  }
  return saysMore ? plain : undefined;
}
