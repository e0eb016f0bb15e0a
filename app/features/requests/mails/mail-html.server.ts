import type {LetterGroup} from '../request-letter';
import {colours as c} from './mail-colours';
import type {MailContent} from './mail-content';
import {escaped, Markup, markup} from './mail-markup';

const FONT = 'font-family:Archivo,Arial,Helvetica,sans-serif';

/** What inline styles cannot say: narrow screens and dark mode, as far as a mail program knows them. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{padding-top:2px!important;border:0!important}
.edge{padding-left:20px!important;padding-right:20px!important}.frame{padding:0!important}.sheet{border-radius:0!important;border-left:0!important;border-right:0!important}
}
@media (prefers-color-scheme:dark){
.ground,.frame{background:${c.ink}!important}.sheet{background:#1d2224!important;border-color:#3a4245!important}.panel{background:#22302a!important;border-color:#3f5549!important}
.strong,.value{color:#f1f3f1!important}.soft,.label{color:#b8bfbf!important}.label,.value,.line{border-color:#3a4245!important}.action{color:${c['tanne-200']}!important}
}`;

const style = (text: string) => new Markup(` style="${FONT};${text}"`);

/** The HTML part of a mail: tables, styles at their elements, nothing loaded from anywhere. */
export function mailHtml(content: MailContent): string {
  const {lang, preview, brand, title, paragraphs, bike, groups, closing, footer} = content;
  const {text} = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${new Markup(escaped(title))}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${new Markup(c['stahl-50'])};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="frame" align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${new Markup(c.kreide)};border:1px solid ${new Markup(c['stahl-200'])};border-radius:12px;overflow:hidden;border-collapse:separate">
<tr><td class="edge" style="padding:18px 32px;background:${new Markup(c['tanne-800'])}"><span${style(`color:${c.kreide};font-size:20px;line-height:1.2;font-weight:700`)}>${brand}</span></td></tr>
<tr><td class="edge" style="padding:28px 32px 8px">
<h1 class="strong"${style(`margin:0 0 14px;color:${c.ink};font-size:25px;line-height:1.2;font-weight:700`)}>${title}</h1>
${paragraphs.map(paragraph)}
</td></tr>
${bike && bikePanel(bike)}
${groups.map(groupTable)}
<tr><td class="edge" style="padding:24px 32px 12px">
${closing.map(paragraph)}
</td></tr>
<tr><td class="edge line" style="padding:18px 32px 24px;border-top:1px solid ${new Markup(c['stahl-200'])}">
${footer.map((line) => markup`<p class="soft"${style(`margin:0;color:${c['ink-600']};font-size:14px;line-height:1.5`)}>${line}</p>`)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return text;
}

function paragraph(text: string): Markup {
  return markup`<p class="strong"${style(`margin:0 0 12px;color:${c.ink};font-size:16px;line-height:1.55`)}>${text}</p>`;
}

/** The shop's own words: its page is the one link of a mail. */
function bikePanel(bike: NonNullable<MailContent['bike']>): Markup {
  const facts = [bike.variant, bike.number].filter((fact): fact is string => Boolean(fact));
  return markup`<tr><td class="edge" style="padding:8px 32px 12px">
<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${new Markup(c['reseda-50'])};border:1px solid ${new Markup(c['reseda-200'])};border-radius:8px;border-collapse:separate"><tr><td style="padding:16px 18px">
<p class="soft"${style(`margin:0 0 4px;color:${c['ink-600']};font-size:14px;line-height:1.4`)}>${bike.heading}</p>
<p class="strong"${style(`margin:0;color:${c.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${bike.title}</p>
${facts.map((fact) => markup`<p class="soft"${style(`margin:2px 0 0;color:${c['ink-600']};font-size:15px;line-height:1.45`)}>${fact}</p>`)}
${bike.price ? markup`<p class="strong"${style(`margin:10px 0 0;color:${c.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${bike.price}</p>` : null}
<p style="margin:10px 0 0"><a class="action" href="${new Markup(escaped(bike.url))}"${style(`color:${c['tanne-700']};font-size:15px;line-height:1.45;font-weight:600;text-decoration:underline`)}>${bike.link}</a></p>
</td></tr></table>
</td></tr>`;
}

function groupTable({heading, rows}: LetterGroup): Markup {
  const cell = `padding:9px 0;border-top:1px solid ${c['stahl-200']};font-size:15px;line-height:1.5;vertical-align:top;text-align:left`;
  return markup`<tr><td class="edge" style="padding:16px 32px 0">
<h2 class="strong"${style(`margin:0 0 8px;color:${c.ink};font-size:18px;line-height:1.3;font-weight:700`)}>${heading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:fixed">
${rows.map(
  ({label, value}) => markup`<tr>
<th scope="row" class="label" width="36%"${style(`${cell};padding-right:12px;color:${c['ink-600']};font-weight:400`)}>${label}</th>
<td class="value"${style(`${cell};color:${c.ink};overflow-wrap:anywhere;word-break:break-word`)}>${value}</td>
</tr>`,
)}
</table>
</td></tr>`;
}
