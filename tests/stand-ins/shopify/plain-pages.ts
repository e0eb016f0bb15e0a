import type {Text} from '../catalogue/catalogue-types';

/** A page of Shopify's online store; the parent of `Page`. */
export interface PlainPage {
  id: number;
  handle: string;
  title: Text;
  body: Text;
  updatedAt: string;
}

/** The few pages that the shop has at Shopify; everything else is in the CMS. */
export const pages: readonly PlainPage[] = [
  {
    id: 101,
    handle: 'ueber-uns',
    title: {de: 'Über uns', en: 'About us'},
    body: {
      de: '<p>Wir verkaufen Fahrräder in Köln und reparieren sie auch.</p>',
      en: '<p>We sell bicycles in Cologne, and we repair them too.</p>',
    },
    updatedAt: '2026-02-11T09:00:00Z',
  },
  {
    id: 102,
    handle: 'kontakt',
    title: {de: 'Kontakt', en: 'Contact'},
    body: {
      de: '<p>Montag bis Samstag von 10 bis 18 Uhr sind wir im Laden und am Telefon.</p>',
      en: '<p>Monday to Saturday, 10 am to 6 pm, you find us in the shop and on the phone.</p>',
    },
    updatedAt: '2026-03-02T09:00:00Z',
  },
];
