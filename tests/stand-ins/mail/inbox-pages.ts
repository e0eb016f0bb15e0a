import {html, type Markup} from '../checkout/markup';
import {inboxStyle} from './inbox-style';
import type {SentMail} from './outbox';

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${inboxStyle}
      </head>
      <body>
        <header>
          <p><a href="/inbox">Posteingang</a></p>
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;

const clock = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const entry = ({id, to, subject, headers, sentAt}: SentMail) =>
  html`<li>
    <a href="/inbox/${id}">
      <strong>${subject}</strong>
      <span>An ${to}</span>
      ${headers['Reply-To'] ? html`<span>Antwort an ${headers['Reply-To']}</span>` : null}
      <span>${clock.format(new Date(sentAt))}</span>
    </a>
  </li>`;

/** All mails, newest first. */
export function inboxPage(mails: readonly SentMail[]): string {
  const list = html`<ol>
    ${mails.map(entry)}
  </ol>`;
  const none = html`<p>Noch keine Nachricht.</p>`;
  return page(
    'Posteingang',
    html`<h1>Posteingang</h1>
      ${mails.length > 0 ? list : none}`,
  );
}

/** German names of common headers. */
const names: Record<string, string> = {From: 'Von', To: 'An', 'Reply-To': 'Antwort an'};

const header = ([name, value]: [string, string]) => {
  const german = names[name];
  return html`<div>
    <dt>${german ? `${german} (${name})` : name}</dt>
    <dd>${value}</dd>
  </div>`;
};

/** One mail: its headers, its text, its HTML in a sandboxed iframe. */
export function mailPage(mail: SentMail): string {
  const {to, subject, headers, sentAt, text, html: markup} = mail;
  const {From: from = '', ...others} = headers;
  const lines: [string, string][] = [
    ['From', from],
    ['To', to],
    ['Betreff (Subject)', subject],
    ...Object.entries(others),
    ['Gesendet', clock.format(new Date(sentAt))],
  ];
  return page(
    subject,
    html`<h1>${subject}</h1>
      <dl>${lines.map(header)}</dl>
      <h2>Textteil</h2>
      <pre>${withLinks(text)}</pre>
      <h2>HTML-Teil</h2>
      <iframe title="HTML-Teil" sandbox="" srcdoc="${markup}"></iframe>`,
  );
}

/** URLs in the text become links, as in every mail program. */
function withLinks(text: string): readonly Markup[] {
  return text
    .split(/(https?:\/\/[^\s\u2060]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
