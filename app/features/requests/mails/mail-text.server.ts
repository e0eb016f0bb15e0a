import type {LetterGroup} from '../request-letter';
import type {MailContent} from './mail-content';
import {inertText} from './mail-markup';

/** How a text part shows what visitors typed: as it is, or with addresses that nothing makes a link of. */
type Typed = (text: string) => string;

/** The text part of a mail to the shop, which needs addresses as they are. */
export function mailText(content: MailContent): string {
  return write(content, (text) => text);
}

/** The text part of a mail that anybody may have asked for under somebody else's address. */
export function inertMailText(content: MailContent): string {
  return write(content, inertText);
}

function write(content: MailContent, typed: Typed): string {
  const {title, paragraphs, bike, groups, closing, footer} = content;
  const parts = [
    title,
    ...paragraphs.map(typed),
    bike &&
      [
        `${bike.heading}:`,
        ...[bike.title, bike.variant, bike.number, bike.price].filter(Boolean),
        bike.url,
      ].join('\n'),
    ...groups.map((group) => groupText(group, typed)),
    ...closing.map(typed),
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function groupText({heading, rows}: LetterGroup, typed: Typed): string {
  return [heading, ...rows.map(({label, value}) => row(label, typed(value)))].join('\n');
}

/** Long texts stand below their label. */
function row(label: string, value: string): string {
  return value.includes('\n')
    ? `${label}:\n  ${value.replaceAll(/\n(?=.)/g, '\n  ')}`
    : `${label}: ${value}`;
}
