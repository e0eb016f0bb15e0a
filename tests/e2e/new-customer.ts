import type {APIRequestContext} from '@playwright/test';
import {newAddress} from './form-steps';
import {suppliers} from './ports';

export const inbox = `${suppliers}/inbox`;

const nele = {firstName: 'Nele', lastName: 'Grote'};

/** Registers a new customer, who is then signed in. */
export async function newCustomer(request: APIRequestContext, name = nele) {
  const password = 'Luftpumpe 9';
  const customer = {...name, email: newAddress('nele'), password};
  const form = {...customer, passwordConfirmation: password, privacy: 'on'};
  const answer = await request.post('/konto/registrieren', {form, maxRedirects: 0});
  if (answer.status() !== 303) throw new Error(`Registering answered ${answer.status()}`);
  return customer;
}

/** Invites somebody to the shop: the mail is in the inbox. */
export async function invite(request: APIRequestContext): Promise<string> {
  const email = newAddress('gast');
  const query = new URLSearchParams({email, firstName: 'Gesine', lastName: 'Gast'});
  const answer = await request.post(`${suppliers}/__stand-in/invitations?${query.toString()}`);
  if (!answer.ok()) throw new Error(`Inviting answered ${answer.status()}`);
  return email;
}
