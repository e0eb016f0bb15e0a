import {html} from '../../checkout/markup';
import type {Mail} from '../../mail/outbox';
import type {StoredCustomer} from './stored-customer';

interface Links {
  /** Origin of the storefront: Shopify's mails link to the shop's main domain. */
  shopUrl: string;
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

/** The mail for resetting a password: `customer.reset_password_url` of Shopify's template. */
export function recoveryMail(customer: Addressee, key: string, {shopUrl}: Links): Mail {
  return mail(
    customer,
    'Passwort zurücksetzen',
    'Sie wollen ein neues Passwort? Der Link gilt einen Tag lang und nur einmal.',
    [`${shopUrl}/account/reset/${customer.id}/${key}`],
  );
}

/** The mail in which an invited customer sets a password: `customer.account_activation_url`. */
export function activationMail(customer: Addressee, key: string, {shopUrl}: Links): Mail {
  return mail(customer, 'Kundenkonto aktivieren', 'Bitte bestätigen Sie Ihre E-Mail-Adresse.', [
    `${shopUrl}/account/activate/${customer.id}/${key}`,
  ]);
}
