import type {Text} from '../catalogue/catalogue-types';
import {shippingText} from './shipping-text';

/** Parent of `ShopPolicy` and `ShopPolicyWithDefault`. */
export interface Policy {
  id: number;
  handle: string;
  title: Text;
  body: Text;
}

const paragraph = (de: string, en: string): Text => ({de: `<p>${de}</p>`, en: `<p>${en}</p>`});

/** The shop's policies by their field of `Shop`. */
export const policies = {
  privacyPolicy: {
    id: 1,
    handle: 'privacy-policy',
    title: {de: 'Datenschutzerklärung', en: 'Privacy policy'},
    body: paragraph(
      'Wir speichern nur, was eine Bestellung braucht.',
      'We keep only what an order needs.',
    ),
  },
  refundPolicy: {
    id: 2,
    handle: 'refund-policy',
    title: {de: 'Widerrufsrecht', en: 'Refund policy'},
    body: paragraph(
      'Sie können Ihren Kauf binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
      'You may withdraw from your purchase within 14 days without giving reasons.',
    ),
  },
  shippingPolicy: {
    id: 3,
    handle: 'shipping-policy',
    title: {de: 'Versandkosten und Lieferzeit', en: 'Shipping costs and delivery time'},
    body: shippingText,
  },
  termsOfService: {
    id: 4,
    handle: 'terms-of-service',
    title: {de: 'Allgemeine Geschäftsbedingungen', en: 'Terms of service'},
    body: paragraph(
      'Der Vertrag kommt mit unserer Auftragsbestätigung zustande.',
      'The contract is concluded with our confirmation of the order.',
    ),
  },
  subscriptionPolicy: {
    id: 5,
    handle: 'subscription-policy',
    title: {de: 'Kündigungsbedingungen', en: 'Cancellation policy'},
    body: paragraph('Abonnements bieten wir nicht an.', 'We do not offer subscriptions.'),
  },
  legalNotice: {
    id: 6,
    handle: 'legal-notice',
    title: {de: 'Impressum', en: 'Legal notice'},
    body: paragraph('Radladen, Speichenweg 12, 50674 Köln', 'Radladen, Cologne, Germany'),
  },
  contactInformation: {
    id: 7,
    handle: 'contact-information',
    title: {de: 'Kontakt', en: 'Contact information'},
    body: paragraph('Telefon 0221 4710 120', 'Telephone +49 221 4710 120'),
  },
} as const satisfies Record<string, Policy>;
