/** A condition on records. */
export type Filter =
  | {kind: 'and'; of: readonly Filter[]}
  | {kind: 'or'; of: readonly Filter[]}
  | {kind: 'not'; of: Filter}
  | {kind: 'facet'; attribute: string; value: string}
  | {kind: 'number'; attribute: string; test: (value: number) => boolean};

const tests: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
};

/** `price >= 10` */
export function comparison(attribute: string, operator: string, limit: number): Filter {
  const test = tests[operator];
  return {kind: 'number', attribute, test: (value) => test?.(value, limit) ?? false};
}

/** `price:10 TO 20`, both bounds included. */
export const range = (attribute: string, from: number, to: number): Filter => ({
  kind: 'number',
  attribute,
  test: (value) => value >= from && value <= to,
});

export const isNumber = (text: string): boolean =>
  /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text);
