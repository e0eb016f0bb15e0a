/** Shopify keeps at most 500 lines in a cart. */
const MOST_LINES = 500;
const LONGEST = 100;

interface Typed {
  lineId: string | null;
  quantity: string | null;
}

/**
 * What a form says of quantities, in the order of its fields: one, or one for each line, of which only those that
 * differ from what the page showed (`shown`); another tab may have changed the others since.
 */
export function typedQuantities(form: FormData): Typed[] {
  const texts = (name: string) =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value.slice(0, LONGEST) : ''));
  const [ids, quantities, shown] = [texts('lineId'), texts('quantity'), texts('shown')];
  const count = Math.min(Math.max(ids.length, quantities.length), MOST_LINES);
  return Array.from({length: count}, (_, at) => ({
    lineId: ids[at] ?? null,
    quantity: quantities[at] ?? null,
  })).filter(({quantity}, at) => shown[at] === undefined || quantity?.trim() !== shown[at]);
}
