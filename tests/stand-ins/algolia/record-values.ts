import type {IndexRecord} from './product-records';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesBelow(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesBelow(one, path));
  if (path.length === 0) return value === undefined || value === null ? [] : [value];
  if (!isObject(value)) return [];
  const whole = path.join('.');
  if (Object.hasOwn(value, whole)) return valuesBelow(value[whole], []);
  const [first = '', ...rest] = path;
  return Object.hasOwn(value, first) ? valuesBelow(value[first], rest) : [];
}

/** Every value of an attribute such as `meta.custom.frame`, with lists flattened. */
export function valuesOf(record: IndexRecord, attribute: string): unknown[] {
  return valuesBelow(record, attribute.split('.')).filter((value) => !isObject(value));
}

/** The texts among them; numbers are searched in their written form. */
export function textsOf(record: IndexRecord, attribute: string): string[] {
  return valuesOf(record, attribute).flatMap((value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : [],
  );
}

/** The same record with `change` applied to each value; undefined results are omitted. */
export function mapped(
  value: unknown,
  path: string,
  change: (value: unknown, path: string) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => mapped(one, path, change)).filter((one) => one !== undefined);
    return list.length > 0 || value.length === 0 ? list : undefined;
  }
  if (!isObject(value)) return change(value, path);
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const made = mapped(one, path === '' ? name : `${path}.${name}`, change);
    return made === undefined ? [] : [[name, made]];
  });
  return entries.length > 0 || path === '' ? Object.fromEntries(entries) : undefined;
}
