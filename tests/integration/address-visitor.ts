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
/** Ids assigned by the stand-in: the customer's number and the index in the address book. */
export const janasHome = '7001000';
export const cagrisHome = '7002000';
export const cagrisOffice = '7002001';

/** The customer as stored in the stand-in. */
export const personOf = (email = jana.email) => standIns.shop.state.customers.people.byEmail(email);

/** Submits a form of the address book. */
export const send = (
  visitor: Visitor,
  query: string,
  form: Record<string, string> = {},
  path = BOOK,
) => visitor.request(change, path + query, {form});

/** The page's view. */
export const show = async (visitor: Visitor, query = '', path = BOOK) =>
  (await visitor.open(openAddresses, path + query)).view;
