import {loader as openLogin} from '../../app/routes/account/login';
import {loader as finish} from '../../app/routes/resources/account-callback';
import {standIns} from '../stand-ins/in-vitest';
import {type Answer, Visitor} from './call-route';

/** A shop whose customers sign in at Shopify. */
export const atShopify = {CUSTOMER_ACCOUNTS: 'shopify'};

export const JANA = 'jana.petersen@mail.example';

/** A browser in such a shop. */
export const newVisitor = (headers: Record<string, string> = {}) =>
  new Visitor({settings: atShopify, headers});

/** Goes to the sign-in: the address at Shopify to which the shop leads. */
export async function begin(visitor: Visitor, path = '/konto/anmelden'): Promise<URL> {
  const {status, location} = await visitor.ask(openLogin, path);
  if (status !== 303 || !location) throw new Error(`The sign-in answered ${status}`);
  return new URL(location);
}

/** Says at Shopify who one is: the path and query to which Shopify leads back. */
export async function sayAtShopify(address: URL, email = JANA): Promise<string> {
  const page = new URL(address.href.replace('/oauth/authorize', '/sign-in'));
  page.searchParams.set('email', email);
  const {status, headers} = await fetch(page, {redirect: 'manual'});
  const back = headers.get('Location');
  if (status !== 302 || !back) throw new Error(`Shopify answered ${status}`);
  const {pathname, search} = new URL(back);
  return pathname + search;
}

/** Comes back from Shopify. */
export const comeBack = (visitor: Visitor, path: string): Promise<Answer> =>
  visitor.ask(finish, path);

/** A browser in which a customer has signed in. */
export async function signedInAtShopify(
  visitor = newVisitor(),
  email = JANA,
  path = '/konto/anmelden',
): Promise<Visitor> {
  const {status, location} = await comeBack(
    visitor,
    await sayAtShopify(await begin(visitor, path), email),
  );
  if (status !== 303 || location?.includes('hint')) throw new Error(`Led back to ${location}`);
  return visitor;
}

export const accountSessions = () => standIns.shop.accountSessions;
