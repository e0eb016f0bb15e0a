import {http, HttpResponse, type RequestHandler} from 'msw';
import {html} from '../../checkout/markup';
import type {Mail} from '../../mail/outbox';
import type {ShopState} from '../state';
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

/**
 * `POST /__stand-in/invitations?email=…&firstName=…&lastName=…`: the shop invites somebody, as its staff do in Shopify;
 * the mail appears in the inbox.
 */
export function customerControls({customers, outbox, shopUrl}: ShopState): RequestHandler[] {
  return [
    http.post('*/__stand-in/invitations', ({request}) => {
      const {searchParams} = new URL(request.url);
      const email = searchParams.get('email');
      if (!email || customers.people.byEmail(email)) {
        return HttpResponse.text('An address that nobody has is needed', {status: 400});
      }
      const names = {
        firstName: searchParams.get('firstName'),
        lastName: searchParams.get('lastName'),
      };
      const invited = customers.people.add({email, password: '', ...names, disabled: true});
      const key = customers.keys.issue('activation', invited.id);
      outbox.send(activationMail(invited, key, {shopUrl}));
      return new HttpResponse(null, {status: 204});
    }),
  ];
}
