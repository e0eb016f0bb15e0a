import type {Text} from './catalogue-types';

/** A row of a text table: named cells, and the marked lines that follow the row. */
export interface TableRow {
  cell(column: string): string;
  /** Text of the line that starts with `mark:`; empty when there is none. */
  line(mark: string): string;
}

interface OpenRow {
  cells: string[];
  lines: Map<string, string>;
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

function readRows(lines: readonly string[]): OpenRow[] {
  const rows: OpenRow[] = [];
  for (const line of lines) {
    const marked = /^\s*([a-z]+): (.+)$/.exec(line);
    const row = rows.at(-1);
    if (marked?.[1] && marked[2] && row && !line.includes(' | '))
      row.lines.set(marked[1], marked[2]);
    else rows.push({cells: cellsOf(line), lines: new Map()});
  }
  return rows;
}

/** Parses a table whose first line names the columns; cells are separated by `|`. */
export function tableRows(table: string): TableRow[] {
  const [head = '', ...body] = table.split('\n').filter((line) => line.trim() !== '');
  const columns = cellsOf(head);
  return readRows(body).map(({cells, lines}) => ({
    cell(column) {
      const at = columns.indexOf(column);
      if (at < 0) throw new Error(`No column "${column}" in: ${head}`);
      return cells[at] ?? '';
    },
    line: (mark) => lines.get(mark) ?? '',
  }));
}

/** `wasserdicht ~ waterproof`; without `~` both languages share the text. */
export function textPair(source: string): Text {
  const [de = '', en] = source.split(' ~ ').map((part) => part.trim());
  return {de, en: en ?? de};
}

/** Parts of a cell between separators, without empty ones. */
export function parts(source: string, separator: string | RegExp): string[] {
  return source
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Euro amounts of a cell as cents: `3299 / 3999` is the current and the previous price. */
export function prices(source: string): {price: number; compareAtPrice?: number} {
  const [price, before] = source.split('/').map((amount) => Math.round(Number(amount) * 100));
  if (!price) throw new Error(`No price in "${source}"`);
  return before ? {price, compareAtPrice: before} : {price};
}

/** Finds `name` among `allowed`, or throws an error that describes the mistake in the table. */
export function oneOf<T extends string>(allowed: readonly T[], name: string): T {
  const found = allowed.find((one) => one === name);
  if (!found) throw new Error(`"${name}" is none of ${allowed.join(', ')}`);
  return found;
}

/** The texts of a row from its lines `de:` and `en:`. */
export function rowText(row: TableRow): Text {
  const text = {de: row.line('de'), en: row.line('en')};
  if (!text.de || !text.en) throw new Error(`Texts missing at ${row.cell('title')}`);
  return text;
}

const MAX_CLAIM_LENGTH = 64;
const SENTENCE = /^(.*?)[.!?]\s+(\S.*)$/s;
const LEAD = /^([^.!?]*?): (\S.*)$/s;

/**
 * The claim of a row and the remaining text: the line `h:`, else the text before the first full stop or colon. Throws
 * if neither is short.
 */
export function rowClaim(row: TableRow): {claim: Text; text: Text} {
  const text = rowText(row);
  const own = row.line('h');
  if (own) return {claim: textPair(own), text};
  for (const pattern of [SENTENCE, LEAD]) {
    const [, german = '', germanRest = ''] = pattern.exec(text.de) ?? [];
    const [, english = '', englishRest = ''] = pattern.exec(text.en) ?? [];
    const short = (claim: string) => claim !== '' && claim.length <= MAX_CLAIM_LENGTH;
    if (short(german) && short(english)) {
      const begun = (rest: string) => rest.charAt(0).toUpperCase() + rest.slice(1);
      return {
        claim: {de: german, en: english},
        text: {de: begun(germanRest), en: begun(englishRest)},
      };
    }
  }
  throw new Error(`No claim at ${row.cell('title')}`);
}
