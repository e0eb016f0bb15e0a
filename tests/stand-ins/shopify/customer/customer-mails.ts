import {html} from '../../checkout/markup';
import type {Mail} from '../../mail/outbox';
import type {StoredCustomer} from './stored-customer';

interface Links {
  /** Scheme and host of the storefront, to which the shop's mail templates lead. */
  shopUrl: string;
  /** The same of Shopify's own pages, for templates that nobody has changed. */
  origin: string;
}

type Addressee = Pick<StoredCustomer, 'id' | 'email' | 'firstName'>;

function mail({email, firstName}: Addressee, subject: string, lead: string, links: string[]): Mail {
  const greeting = firstName ? `Guten Tag ${firstName},` : 'Guten Tag,';
  const body = html`<p>${greeting}</p>
    <p>${lead}</p>
    ${links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}`;
  return {
    to: email,
    subject,
    text: [greeting, lead, ...links].join('\n\n'),
    html: body.text,
    headers: {From: 'Radladen <kundenkonto@radladen.example>'},
  };
}

/** How a forgotten password is replaced: the storefront's page, and Shopify's own address. */
export function recoveryMail(customer: Addressee, key: string, {shopUrl, origin}: Links): Mail {
  return mail(
    customer,
    'Passwort zurücksetzen',
    'Sie wollen ein neues Passwort? Der Link gilt einen Tag lang und nur einmal.',
    [
      `${shopUrl}/konto/passwort-zuruecksetzen/${customer.id}/${key}`,
      `${origin}/account/reset/${customer.id}/${key}`,
    ],
  );
}

/** How somebody whom the shop has invited gets a password. */
export function activationMail(customer: Addressee, key: string, {origin}: Links): Mail {
  return mail(customer, 'Kundenkonto aktivieren', 'Bitte bestätigen Sie Ihre E-Mail-Adresse.', [
    `${origin}/account/activate/${customer.id}/${key}`,
  ]);
}
