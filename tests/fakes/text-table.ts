/**
 * Rows of a table written as text: one per line, cells separated by `|`. A space at the end of a cell is written `␣`,
 * and a repeated letter `x*256`.
 */
export const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map(readCell));

/** All cells of such a table, if they are of one kind. */
export const cellsOf = (table: string): string[] => rowsOf(table).flat();

const readCell = (cell: string) =>
  cell
    .trim()
    .replaceAll('␣', ' ')
    .replace(/(\w)\*(\d+)$/, (_, letter: string, count: string) => letter.repeat(Number(count)));
