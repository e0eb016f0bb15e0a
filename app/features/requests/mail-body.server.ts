import {escapeXml} from '~/services/http/streams.server';
import type {LetterBike, LetterGroup} from './request-letter.server';

/** The content of a mail, independent of its format: all texts are plain. */
export interface MailContent {
  /** Language tag, `de`. */
  lang: string;
  /** Preview after the subject in lists of mails. */
  preview: string;
  brand: string;
  title: string;
  paragraphs: string[];
  /** The main action, below the paragraphs. */
  action?: {label: string; url: string};
  bike:
    | (Omit<LetterBike, 'price' | 'isBike' | 'german' | 'measured' | 'terms'> & {
        /** '' where it is irrelevant. */
        price: string;
        unit: string | null;
        /** 'inkl. MwSt. zzgl. Versand'; '' without a price. */
        terms: string;
        heading: string;
        number: string | null;
        link: string;
      })
    | null;
  groups: LetterGroup[];
  closing: string[];
  /** Lines below everything else: who the shop is. */
  footer: string[];
  /** Below the footer: where customers withdraw from a contract, or from their request. */
  link?: {label: string; url: string};
}

/** Tokens of `ui/theme.css` as plain values, as mail clients need them. A test compares them with the stylesheet. */
export const colours = {
  ink: '#14181a',
  'ink-600': '#4a5356',
  'stahl-200': '#dadedb',
  'stahl-50': '#f5f6f4',
  kreide: '#ffffff',
  'tanne-950': '#12291e',
  'tanne-800': '#163828',
  'tanne-700': '#1f4a36',
  'tanne-200': '#c3d3c6',
  'reseda-200': '#c3ceb8',
  'reseda-50': '#f2f5ee',
} as const;

const FONT = 'font-family:Archivo,Arial,Helvetica,sans-serif';

/** What inline styles cannot express: narrow screens and dark mode, as far as a mail client supports them. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{padding-top:2px!important;border:0!important}
.edge{padding-left:20px!important;padding-right:20px!important}.frame{padding:0!important}.sheet{border-radius:0!important;border-left:0!important;border-right:0!important}
}
@media (prefers-color-scheme:dark){
.ground,.frame{background:${colours.ink}!important}.sheet{background:#1d2224!important;border-color:#3a4245!important}.panel{background:#22302a!important;border-color:#3f5549!important}
.strong,.value{color:#f1f3f1!important}.soft,.label{color:#b8bfbf!important}.label,.value,.line{border-color:#3a4245!important}.action{color:${colours['tanne-200']}!important}
}`;

const style = (text: string) => new Markup(` style="${FONT};${text}"`);

/** The HTML part of a mail: tables, inline styles, no external resources. */
export function mailHtml(content: MailContent): string {
  const {lang, preview, brand, title, paragraphs, action, bike, groups, closing, footer, link} =
    content;
  const {text} = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${new Markup(escapeXml(title))}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${new Markup(colours['stahl-50'])};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="frame" align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${new Markup(colours.kreide)};border:1px solid ${new Markup(colours['stahl-200'])};border-radius:12px;overflow:hidden;border-collapse:separate">
<tr><td class="edge" style="padding:18px 32px;background:${new Markup(colours['tanne-800'])}"><span${style(`color:${colours.kreide};font-size:20px;line-height:1.2;font-weight:700`)}>${brand}</span></td></tr>
<tr><td class="edge" style="padding:28px 32px 8px">
<h1 class="strong"${style(`margin:0 0 14px;color:${colours.ink};font-size:25px;line-height:1.2;font-weight:700`)}>${title}</h1>
${paragraphs.map(paragraph)}
${action ? markup`<p style="margin:20px 0 16px"><a href="${new Markup(escapeXml(action.url))}"${style(`display:inline-block;padding:13px 26px;border-radius:8px;background:${colours['tanne-700']};color:${colours.kreide};font-size:16px;line-height:1.3;font-weight:600;text-decoration:none`)}>${action.label}</a></p>` : null}
</td></tr>
${bike && bikePanel(bike)}
${groups.map(groupTable)}
<tr><td class="edge" style="padding:24px 32px 12px">
${closing.map(paragraph)}
</td></tr>
<tr><td class="edge line" style="padding:18px 32px 24px;border-top:1px solid ${new Markup(colours['stahl-200'])}">
${footer.map((line) => markup`<p class="soft"${style(`margin:0;color:${colours['ink-600']};font-size:14px;line-height:1.5`)}>${line}</p>`)}
${link ? markup`<p style="margin:8px 0 0"><a class="action" href="${new Markup(escapeXml(link.url))}"${style(`color:${colours['tanne-700']};font-size:15px;line-height:1.45;font-weight:600;text-decoration:underline`)}>${link.label}</a></p>` : null}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return text;
}

function paragraph(text: string): Markup {
  return markup`<p class="strong"${style(`margin:0 0 12px;color:${colours.ink};font-size:16px;line-height:1.55`)}>${text}</p>`;
}

/** The bike in the shop's own words, with a link to its page. */
function bikePanel(bike: NonNullable<MailContent['bike']>): Markup {
  const facts = [bike.variant, bike.number].filter((fact): fact is string => Boolean(fact));
  const secondaryLine = (fact: string) =>
    markup`<p class="soft"${style(`margin:2px 0 0;color:${colours['ink-600']};font-size:15px;line-height:1.45`)}>${fact}</p>`;
  return markup`<tr><td class="edge" style="padding:8px 32px 12px">
<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${new Markup(colours['reseda-50'])};border:1px solid ${new Markup(colours['reseda-200'])};border-radius:8px;border-collapse:separate"><tr><td style="padding:16px 18px">
<p class="soft"${style(`margin:0 0 4px;color:${colours['ink-600']};font-size:14px;line-height:1.4`)}>${bike.heading}</p>
<p class="strong"${style(`margin:0;color:${colours.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${bike.title}</p>
${facts.map(secondaryLine)}
${bike.price ? markup`<p class="strong"${style(`margin:10px 0 0;color:${colours.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${bike.price}</p>` : null}
${[bike.terms, bike.unit].flatMap((line) => (line ? secondaryLine(line) : []))}
<p style="margin:10px 0 0"><a class="action" href="${new Markup(escapeXml(bike.url))}"${style(`color:${colours['tanne-700']};font-size:15px;line-height:1.45;font-weight:600;text-decoration:underline`)}>${bike.link}</a></p>
</td></tr></table>
</td></tr>`;
}

function groupTable({heading, rows}: LetterGroup): Markup {
  const cell = `padding:9px 0;border-top:1px solid ${colours['stahl-200']};font-size:15px;line-height:1.5;vertical-align:top;text-align:left`;
  return markup`<tr><td class="edge" style="padding:16px 32px 0">
<h2 class="strong"${style(`margin:0 0 8px;color:${colours.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${heading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:fixed">
${rows.map(
  ({label, value}) => markup`<tr>
<th scope="row" class="label" width="36%"${style(`${cell};padding-right:12px;color:${colours['ink-600']};font-weight:400`)}>${label}</th>
<td class="value"${style(`${cell};color:${colours.ink};overflow-wrap:anywhere;word-break:break-word`)}>${value}</td>
</tr>`,
)}
</table>
</td></tr>`;
}

/**
 * The text part of a mail. The shop's copy needs addresses unchanged, except in free text. `isInert`: nothing becomes a
 * link in a mail that anybody may have requested with somebody else's address.
 */
export function mailText(content: MailContent, isInert = false): string {
  const toPlainText = (text: string) => (isInert ? inertText(text) : text);
  const {title, paragraphs, action, bike, groups, closing, footer, link} = content;
  const parts = [
    title,
    ...paragraphs.map(toPlainText),
    action && `${action.label}:\n${action.url}`,
    bike &&
      [
        `${bike.heading}:`,
        ...[bike.title, bike.variant, bike.number, bike.price, bike.terms, bike.unit].filter(
          Boolean,
        ),
        bike.url,
      ].join('\n'),
    ...groups.map((group) => groupText(group, isInert)),
    ...closing.map(toPlainText),
    `-- \n${[...footer, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function groupText({heading, rows}: LetterGroup, isInert: boolean): string {
  const lines = rows.map(({label, value, isFreeText}) =>
    rowText(label, isInert || isFreeText ? inertText(value) : value),
  );
  return [heading, ...lines].join('\n');
}

/** Long texts go below their label. */
function rowText(label: string, value: string): string {
  return value.includes('\n')
    ? `${label}:\n  ${value.replaceAll(/\n(?=.)/g, '\n  ')}`
    : `${label}: ${value}`;
}

/** Trusted HTML of a mail; everything else passed to `markup` is escaped and made inert. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | null | readonly Markup[];

/** Characters by which mail clients detect URLs and mail addresses: `https:`, `shop.example`, `jana@mail`. */
const LINK_SIGNS = /(?<=\S):(?=\S)|(?<=\S)\.(?=\p{L})|(?<=\S)@(?=\S)/gu;

/**
 * A text without detectable links: its telltale characters are in separate elements, so that mail clients find no
 * address, while copied text is unchanged. Line breaks are preserved.
 */
export function inertHtml(text: string): string {
  return text
    .split(CAPTURED_LINK_SIGNS)
    .map((part) => (isLinkSign(part) ? `<span>${part}</span>` : escapeXml(part)))
    .join('')
    .replaceAll('\n', '<br>');
}

/** The same for the text part: an invisible word joiner breaks up every address. */
export function inertText(text: string): string {
  return text.replaceAll(LINK_SIGNS, (sign) => `${sign}\u2060`);
}

const CAPTURED_LINK_SIGNS = new RegExp(`(${LINK_SIGNS.source})`, 'u');

const isLinkSign = (part: string) => part === ':' || part === '.' || part === '@';

function renderPart(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' ? inertHtml(part) : part.map(renderPart).join('');
}

/** HTML from a template; texts are escaped and made inert, `null` renders nothing. */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    texts
      .map((text, index) => text + (index < parts.length ? renderPart(parts[index] ?? null) : ''))
      .join(''),
  );
}
