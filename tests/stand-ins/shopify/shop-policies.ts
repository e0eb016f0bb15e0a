import type {Text} from '../catalogue/catalogue-types';
import {shippingText} from './shipping-text';

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
