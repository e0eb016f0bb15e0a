import {action as change, loader as openAddresses} from '../../app/routes/account/addresses';
import {standIns} from '../stand-ins/in-vitest';
import {jana} from './account-visitor';
import type {Visitor} from './call-route';

export const BOOK = '/konto/adressen';
export const parlour = {
  firstName: 'Jana',
  lastName: 'Petersen',
  company: 'Eisdiele Nabe & Söhne 🚲',
  address1: 'Kettenweg 3',
  address2: '',
  zip: '50676',
  city: 'Köln',
  country: 'DE',
  phone: '0221 4710999',
};
/** Numbers that the stand-in gives: the customer's number and a place in the book. */
export const janasHome = '7001000';
export const cagrisHome = '7002000';
export const cagrisOffice = '7002001';

/** The customer as the stand-in knows them. */
export const personOf = (email = jana.email) => standIns.shop.state.customers.people.byEmail(email);

/** Sends a form of the address book. */
export const send = (
  visitor: Visitor,
  query: string,
  form: Record<string, string> = {},
  path = BOOK,
) => visitor.ask(change, path + query, {form});

/** What the page shows. */
export const show = async (visitor: Visitor, query = '', path = BOOK) =>
  (await visitor.open(openAddresses, path + query)).view;
