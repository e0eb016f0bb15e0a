/** Text that editors or customers wrote as one line of Markdown: without line breaks, its special characters escaped. */
export function inline(text: string): string {
  return text
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
}

/** A link in Markdown. `text` is escaped; signs that would end the address early are percent-encoded. */
export const link = (text: string, address: string) =>
  `[${inline(text)}](${address.replaceAll(/[()\s<>]/g, percentEncoded)})`;

/** Parentheses too, which `encodeURIComponent` leaves. */
const percentEncoded = (sign: string) =>
  encodeURIComponent(sign).replace(/[()]/, (bracket) => (bracket === '(' ? '%28' : '%29'));

/** Lines of a list, without the empty ones. */
export const list = (lines: (string | null)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join('\n');

/** A table in Markdown; an empty text without rows. Cells must be Markdown already. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A heading with what stands below it; empty when that is. */
export const section = (title: string, content: string): string =>
  content && `## ${inline(title)}\n\n${content}`;

/** Parts of a document, with a line between them. */
export const markdownOf = (parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;
