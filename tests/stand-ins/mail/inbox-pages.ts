import {html, Markup} from '../checkout/markup';
import type {SentMail} from './outbox';

const STYLE = new Markup(`<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #14181a; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d9dcd7; vertical-align: top; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f5f3; padding: 1rem; } iframe { width: 100%; height: 24rem; border: 1px solid #d9dcd7; }
</style>`);

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text;

const row = ({id, to, subject, sentAt}: SentMail) =>
  html`<tr>
    <td><a href="/inbox/${id}">${subject}</a></td>
    <td>${to}</td>
    <td>${sentAt}</td>
  </tr>`;

/** All mails, newest first. */
export function inboxPage(mails: readonly SentMail[]): string {
  const list = html`<table>
    <thead>
      <tr>
        <th>Betreff</th>
        <th>An</th>
        <th>Gesendet</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(row)}
    </tbody>
  </table>`;
  const none = html`<p>Noch keine Nachricht.</p>`;
  return page(
    'Posteingang',
    html`<h1>Posteingang</h1>
      ${mails.length > 0 ? list : none}`,
  );
}

const header = ([name, value]: [string, string]) =>
  html`<tr>
    <th>${name}</th>
    <td>${value}</td>
  </tr>`;

/** One mail: its headers, its text, its HTML in a frame of its own, in which nothing runs. */
export function mailPage({to, subject, headers, text, html: markup}: SentMail): string {
  return page(
    subject,
    html`<p><a href="/inbox">Posteingang</a></p>
      <h1>${subject}</h1>
      <table>
        <tbody>
          ${[['To', to] as [string, string], ...Object.entries(headers)].map(header)}
        </tbody>
      </table>
      <h2>Text</h2>
      <pre>${withLinks(text)}</pre>
      <h2>HTML</h2>
      <iframe title="HTML" sandbox="" srcdoc="${markup}"></iframe>`,
  );
}

/** Addresses in the text lead where they say, as in every mail program. */
function withLinks(text: string): readonly Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
