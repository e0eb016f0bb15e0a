/**
 * Rows of a table that is written as text: a line each, cells between bars. A blank at the end of a cell is written `␣`, and many
 * letters `x*256`.
 */
export const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map(readCell));

/** All cells of such a table, which then are of one kind. */
export const cellsOf = (table: string): string[] => rowsOf(table).flat();

const readCell = (cell: string) =>
  cell
    .trim()
    .replaceAll('␣', ' ')
    .replace(/(\w)\*(\d+)$/, (_, letter: string, count: string) => letter.repeat(Number(count)));
