import type {LetterGroup} from '../request-letter';
import type {MailContent} from './mail-content';
import {inertText} from './mail-markup';

/** The text part of a mail to the shop: it needs addresses as they are, but none that free text puts before it. */
export function mailText(content: MailContent): string {
  return write(content, false);
}

/** The text part of a mail that anybody may have asked for under somebody else's address: nothing makes a link of it. */
export function inertMailText(content: MailContent): string {
  return write(content, true);
}

function write(content: MailContent, isInert: boolean): string {
  const typed = (text: string) => (isInert ? inertText(text) : text);
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
    ...groups.map((group) => groupText(group, isInert)),
    ...closing.map(typed),
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function groupText({heading, rows}: LetterGroup, isInert: boolean): string {
  const lines = rows.map(({label, value, prose}) =>
    row(label, isInert || prose ? inertText(value) : value),
  );
  return [heading, ...lines].join('\n');
}

/** Long texts stand below their label. */
function row(label: string, value: string): string {
  return value.includes('\n')
    ? `${label}:\n  ${value.replaceAll(/\n(?=.)/g, '\n  ')}`
    : `${label}: ${value}`;
}
