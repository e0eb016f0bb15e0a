import {checkoutWords, type CheckoutLanguage} from './checkout-words';
import {html, Markup} from './markup';

/** A row of the checkout. */
interface CheckoutRow {
  title: string;
  options: string;
  quantity: number;
  price: string;
}

/** A cart as the checkout shows it; amounts are formatted. */
export interface CheckoutView {
  rows: CheckoutRow[];
  subtotal: string;
  discounts: {code: string; amount: string}[];
  total: string;
  /** Whether the cart is for pickup. */
  pickup: boolean;
  /** The form's target URL. */
  action: string;
  shopUrl: string;
}

const STYLE = new Markup(`
  body {margin: 0; background: #f4f5f2; color: #1c211d; font: 1rem/1.5 system-ui, sans-serif}
  main {max-width: 40rem; margin: 2rem auto; padding: 2rem; background: #fff; border-radius: 4px}
  h1 {margin: 0 0 1rem}
  table {width: 100%; border-collapse: collapse}
  th, td {padding: .6rem 0; border-bottom: 1px solid #d9ddd6; text-align: left; vertical-align: top}
  th:last-child, td:last-child {text-align: right; white-space: nowrap}
  small {display: block; color: #566057}
  .total {font-size: 1.25rem; font-weight: 700}
  button {width: 100%; margin: 1.5rem 0 1rem; padding: .9rem; border: 0; border-radius: 4px;
    background: #14532d; color: #fff; font: inherit; font-weight: 700; cursor: pointer}
`);

function page(language: CheckoutLanguage, title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · Radladen</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

/** The checkout page: lines, totals, and a form for paying. */
export function checkoutPage(language: CheckoutLanguage, view: CheckoutView): string {
  const words = checkoutWords[language];
  const sum = (label: string, amount: string, name: string) =>
    html`<tr class="${name}">
      <th colspan="2" scope="row">${label}</th>
      <td>${amount}</td>
    </tr>`;
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${words.amount}</th>
        <th scope="col">${words.article}</th>
        <th scope="col">${words.price}</th>
      </tr>
    </thead>
    <tbody>
      ${view.rows.map(
        ({title, options, quantity, price}) =>
          html`<tr>
            <td>${quantity}</td>
            <td>${title}<small>${options}</small></td>
            <td>${price}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${sum(words.subtotal, view.subtotal, 'subtotal')}
      ${view.discounts.map(({code, amount}) =>
        sum(`${words.discount} ${code}`, `−${amount}`, 'discount'),
      )}
      ${sum(words.total, view.total, 'total')}
    </tfoot>
  </table>`;
  const form = html`<form method="post" action="${view.action}">
    <button type="submit">${words.pay}</button>
  </form>`;
  const content =
    view.rows.length > 0
      ? html`${table}${view.pickup ? html`<p>${words.pickup}</p>` : ''}${form}`
      : html`<p>${words.empty}</p>`;
  return page(
    language,
    words.title,
    html`<p>${words.notice}</p>
      ${content}
      <p><a href="${view.shopUrl}cart">${words.toCart}</a></p>`,
  );
}

/** The page after paying. */
export function thanksPage(language: CheckoutLanguage, shopUrl: string): string {
  const words = checkoutWords[language];
  const text = html`<p>${words.thanksText}</p>
    <p><a href="${shopUrl}">${words.back}</a></p>`;
  return page(language, words.thanks, text);
}

/** The page for a checkout that is unknown, already paid, or requested with the wrong key. */
export function unknownPage(language: CheckoutLanguage, shopUrl: string): string {
  const words = checkoutWords[language];
  const text = html`<p>${words.unknownText}</p>
    <p><a href="${shopUrl}">${words.back}</a></p>`;
  return page(language, words.unknown, text);
}
