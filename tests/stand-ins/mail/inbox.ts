import {http, HttpResponse, type RequestHandler} from 'msw';
import {Markup, html} from '../checkout/markup';
import type {SentMail, Outbox} from './outbox';

/** The inbox's styles; on a phone a mail is a card, and headers appear below their names. */
const inboxStyle = new Markup(`<style>
:root { color-scheme: light; } * { box-sizing: border-box; }
body { margin: 0; background: #f5f6f4; color: #14181a; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
header { background: #163828; } header p { max-width: 52rem; margin: 0 auto; padding: .9rem 1rem; }
header a { color: #fff; font-weight: 600; text-decoration: none; display: inline-block; padding: .35rem 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1rem; } h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
a { color: #1f4a36; } a:focus-visible { outline: 3px solid #0a5bc4; outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li a { display: block; padding: .75rem 1rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; color: inherit; text-decoration: none; }
li a:hover { border-color: #1f4a36; } li strong { display: block; } li span { color: #4a5356; font-size: .9rem; display: block; }
dl { margin: 0; background: #fff; border: 1px solid #dadedb; border-radius: 8px; padding: .25rem 1rem; }
dl div { display: grid; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid #eceeeb; } dl div:first-child { border: 0; }
dt { color: #4a5356; font-size: .9rem; } dd { margin: 0; }
pre { margin: 0; padding: 1rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; white-space: pre-wrap; font: inherit; }
iframe { display: block; width: 100%; height: 44rem; background: #fff; border: 1px solid #dadedb; border-radius: 8px; }
@media (min-width: 40rem) { dl div { grid-template-columns: 14rem 1fr; } main { padding-top: 2rem; } }
</style>`);

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
function inboxPage(mails: readonly SentMail[]): string {
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
function mailPage(mail: SentMail): string {
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

/** `/inbox` for people, `/inbox.json?to=…` for tests. */
export function createInboxHandlers(outbox: Outbox): RequestHandler[] {
  return [
    http.get('*/inbox.json', ({request}) => {
      const to = new URL(request.url).searchParams.get('to') ?? undefined;
      return HttpResponse.json({mails: outbox.list(to)});
    }),
    http.get('*/inbox', () => HttpResponse.html(inboxPage(outbox.list()))),
    http.get('*/inbox/:id', ({params: {id}}) => {
      const mail = outbox.find(Number(id));
      return mail
        ? HttpResponse.html(mailPage(mail))
        : HttpResponse.text('No such mail', {status: 404});
    }),
  ];
}
