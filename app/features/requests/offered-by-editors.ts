/** Something that editors offer in a request; its id is the same in all languages of their story. */
export interface Offered {
  id: string;
  name: string;
}

/** What a visitor chose by its name among `offered`, as the German story calls it; as it was typed when that has it not. */
export function germanNameOf(
  chosen: string,
  offered: readonly Offered[],
  german: readonly Offered[],
): string {
  const id = offered.find(({name}) => name === chosen)?.id;
  return german.find((one) => id !== undefined && one.id === id)?.name ?? chosen;
}
