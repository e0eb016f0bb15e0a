import type {Text} from '../catalogue/catalogue-types';

const table = (head: string[], rows: string[][]): string => {
  const cells = (tag: 'td' | 'th', row: string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('');
  return `<table><thead>${cells('th', head)}</thead><tbody>${body}</tbody></table>`;
};

/** The staff's text about shipping, as Shopify's editor stores it. */
const shippingText: Text = {
  de: [
    '<p>Jedes Rad wird in unserer Werkstatt montiert, eingestellt und Probe gefahren. Es kommt fahrbereit bei Ihnen an: Lenker gerade stellen, Pedale einschrauben, losfahren.</p>',
    '<h2>Kosten und Dauer</h2>',
    table(
      ['Ziel', 'Zubehör und Teile', 'Fahrräder', 'Lieferzeit'],
      [
        ['Deutschland', 'kostenlos', 'kostenlos', '2–3 Werktage'],
        ['Österreich', '9,90 €', '89 €', '5–7 Werktage'],
        ['Schweiz', '14,90 €', 'auf Anfrage', '5–7 Werktage, Fahrräder auf Anfrage'],
        ['Übrige EU', '14,90 €', '149 €', '5–7 Werktage'],
      ],
    ),
    '<p>Die Lieferzeit beginnt am Werktag nach Ihrer Bestellung und gilt für Artikel, die als versandfertig gekennzeichnet sind. Alle Preise enthalten die gesetzliche Mehrwertsteuer; bei Nachnahme kommt die Gebühr des Zustellers hinzu.</p>',
    '<h2>Wer liefert</h2>',
    '<p>Pakete bringen DHL und GLS. Fahrräder und alles, was sperrig ist, bringt Interberger mit vorheriger Absprache eines Termins.</p>',
    '<h2>Abholung im Laden</h2>',
    '<p>Sie können jede Bestellung im Speichenweg 12 in Köln abholen. Wir stellen Sattel und Lenker auf Sie ein und drehen eine Runde mit Ihnen.</p>',
  ].join(''),
  en: [
    '<p>Every bike is assembled, adjusted and test-ridden in our workshop. It reaches you ready to ride: straighten the handlebar, screw in the pedals, set off.</p>',
    '<h2>Cost and delivery time</h2>',
    table(
      ['Destination', 'Accessories and parts', 'Bikes', 'Delivery time'],
      [
        ['Germany', 'free', 'free', '2–3 business days'],
        ['Austria', '€9.90', '€89', '5–7 business days'],
        ['Switzerland', '€14.90', 'on request', '5–7 business days, bikes on request'],
        ['Rest of the EU', '€14.90', '€149', '5–7 business days'],
      ],
    ),
    '<p>Delivery time starts on the business day after your order and holds for items marked as ready to ship. All prices include VAT; with cash on delivery the carrier adds a fee.</p>',
    '<h2>Who delivers</h2>',
    '<p>Parcels come with DHL and GLS. Bikes and everything bulky come with Interberger, who will arrange a date with you.</p>',
    '<h2>Collect in store</h2>',
    '<p>You can collect every order at Speichenweg 12 in Cologne. We fit saddle and handlebar to you and ride a lap with you.</p>',
  ].join(''),
};

/** Parent of `ShopPolicy`. */
export interface Policy {
  handle: string;
  title: Text;
  body: Text;
}

const paragraph = (de: string, en: string): Text => ({de: `<p>${de}</p>`, en: `<p>${en}</p>`});

/** The shop's policies by their field of `Shop`. */
export const policies = {
  privacyPolicy: {
    handle: 'privacy-policy',
    title: {de: 'Datenschutzerklärung', en: 'Privacy policy'},
    body: paragraph(
      'Wir speichern nur, was eine Bestellung braucht.',
      'We keep only what an order needs.',
    ),
  },
  refundPolicy: {
    handle: 'refund-policy',
    title: {de: 'Widerrufsrecht', en: 'Refund policy'},
    body: paragraph(
      'Sie können Ihren Kauf binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
      'You may withdraw from your purchase within 14 days without giving reasons.',
    ),
  },
  shippingPolicy: {
    handle: 'shipping-policy',
    title: {de: 'Versandkosten und Lieferzeit', en: 'Shipping costs and delivery time'},
    body: shippingText,
  },
  termsOfService: {
    handle: 'terms-of-service',
    title: {de: 'Allgemeine Geschäftsbedingungen', en: 'Terms of service'},
    body: paragraph(
      'Der Vertrag kommt mit unserer Auftragsbestätigung zustande.',
      'The contract is concluded with our confirmation of the order.',
    ),
  },
} as const satisfies Record<string, Policy>;
