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
function valuesOf(record: IndexRecord, attribute: string): unknown[] {
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

/** All distinct values of one attribute, and the records that have them. */
export class Column {
  readonly values: unknown[] = [];
  /** The values as facets show them. */
  readonly texts: string[] = [];
  readonly #starts: Int32Array;
  readonly #ids: Int32Array;
  readonly #byText = new Map<string, number[]>();
  #members: number[][] | null = null;

  constructor(records: readonly IndexRecord[], attribute: string) {
    const ids = new Map<unknown, number>();
    const all: number[] = [];
    this.#starts = new Int32Array(records.length + 1);
    for (const [at, record] of records.entries()) {
      for (const value of new Set(valuesOf(record, attribute))) {
        let id = ids.get(value);
        if (id === undefined) {
          id = this.#newValue(value);
          ids.set(value, id);
        }
        all.push(id);
      }
      this.#starts[at + 1] = all.length;
    }
    this.#ids = Int32Array.from(all);
  }

  #newValue(value: unknown): number {
    const id = this.values.length;
    const text = String(value);
    this.values.push(value);
    this.texts.push(text);
    const key = text.toLowerCase();
    this.#byText.set(key, [...(this.#byText.get(key) ?? []), id]);
    return id;
  }

  /** Marks the records that have one of the values. */
  mask(ids: readonly number[]): Uint8Array {
    const mask = new Uint8Array(this.#starts.length - 1);
    this.#members ??= this.#membersOfAll();
    for (const id of ids) for (const record of this.#members[id] ?? []) mask[record] = 1;
    return mask;
  }

  /** Ids of values with this text, case-insensitive like Algolia's facet filters. */
  idsOf(text: string): readonly number[] {
    return this.#byText.get(text.toLowerCase()) ?? [];
  }

  /** Ids of numeric values that pass a test. */
  idsWhere(test: (value: number) => boolean): number[] {
    return this.values.flatMap((value, id) => (typeof value === 'number' && test(value) ? id : []));
  }

  /** How many of the records have each value, indexed by the value's id. */
  countsAmong(records: readonly number[]): Int32Array {
    const counts = new Int32Array(this.values.length);
    const starts = this.#starts;
    const ids = this.#ids;
    for (const record of records) {
      const end = starts[record + 1] ?? 0;
      for (let at = starts[record] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** The first value of each record as a number; NaN, which rankings skip, if it is none. */
  numbers(): Float64Array {
    return Float64Array.from({length: this.#starts.length - 1}, (_, at) => {
      const start = this.#starts[at] ?? 0;
      if (start === this.#starts[at + 1]) return NaN;
      const value = this.values[this.#ids[start] ?? 0];
      return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : NaN;
    });
  }

  #membersOfAll(): number[][] {
    const members = this.values.map((): number[] => []);
    for (let record = 0; record + 1 < this.#starts.length; record += 1) {
      const end = this.#starts[record + 1] ?? 0;
      for (let at = this.#starts[record] ?? 0; at < end; at += 1) {
        members[this.#ids[at] ?? 0]?.push(record);
      }
    }
    return members;
  }
}
