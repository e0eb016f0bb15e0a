import {http, HttpResponse, type RequestHandler} from 'msw';
import type {ShopState} from '../state';
import {activationMail} from './customer-mails';

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
