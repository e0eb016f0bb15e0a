import {action as login} from '../../app/routes/account/login';
import {action as changeCart} from '../../app/routes/cart';
import type {CustomerAccess} from '../../app/services/shopify/accounts/classic-session.server';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

/** Customers of the stand-in, see its README. */
export const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};
export const cagri = {email: 'cagri.oeztuerk@mail.example', password: '36 Speichen & 1 Ventil'};

export const LOGIN = '/konto/anmelden';
export const REGISTER = '/konto/registrieren';

/** What somebody without an account types there. */
export const nele = {
  firstName: 'Nele',
  lastName: 'Grote',
  email: 'nele.grote@mail.example',
  password: 'Luftpumpe 9',
  passwordConfirmation: 'Luftpumpe 9',
  privacy: 'on',
};

/** Sends the sign-in form. */
export const send = (visitor: Visitor, form: Record<string, string>, path = LOGIN) =>
  visitor.ask(login, path, {form});

/** A browser in which a customer has signed in. */
export async function signedIn(who = jana, visitor = new Visitor()): Promise<Visitor> {
  const {status} = await send(visitor, who);
  if (status !== 303) throw new Error(`Signing in answered ${status}`);
  return visitor;
}

/** Where the mail's link leads, which Shopify writes in its own way. */
export const resetLink = () => {
  const [, key = ''] = /\/account\/reset\/(\S+)/.exec(standIns.outbox.list()[0]?.text ?? '') ?? [];
  return `/konto/passwort-zuruecksetzen/${key}`;
};

/** Puts two bottles of oil into the cart. */
export function addToCart(visitor: Visitor) {
  const oil = variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
  const form = {intent: 'add', merchandiseId: merchandiseIdOf(oil), quantity: '2', returnTo: '/'};
  return visitor.ask(changeCart, '/warenkorb', {form});
}

/** A customer who had filled the cart before signing in. */
export async function shopper(): Promise<Visitor> {
  const visitor = new Visitor();
  await addToCart(visitor);
  return signedIn(jana, visitor);
}

/** The visitor's cart as Shopify knows it. */
export const cartOf = (visitor: Visitor) =>
  standIns.shop.state.carts.get(
    `gid://shopify/Cart/${decodeURIComponent(visitor.cookie('cart') ?? '')}`,
  );

/** What Shopify has been asked, in that order. */
export const operations = () => standIns.shop.requests().map(({operation}) => operation);

/** What the session cookie says. */
export const sessionOf = ({session}: Visitor) => session;

/** The access to Shopify in the session cookie of who is signed in. */
export const accessOf = (visitor: Visitor) => sessionOf(visitor).customer as CustomerAccess;
