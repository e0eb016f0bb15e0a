import {onTestFinished} from 'vitest';
import {href} from '../../app/i18n/href';
import {languageOfPath} from '../../app/i18n/languages';
import type {PageName} from '../../app/pages';
import {action as login, loader as openLogin} from '../../app/routes/account/login';
import {action as logout} from '../../app/routes/account/logout';
import {loader as finish} from '../../app/routes/resources/account-callback';
import {decryptJson} from '../../app/services/http/encryption.server';
import type {AccountKind} from '../../app/services/shopify/accounts/accounts';
import type {CustomerAccess} from '../../app/services/shopify/accounts/classic-session.server';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {settings, standIns} from '../stand-ins/in-vitest';
import {demoOrders} from '../stand-ins/shopify/customer/orders/demo-orders';
import {type Answer, Visitor} from './call-route';
import {adding, oil, postToCart} from './cart-visitor';

/** Customers of the stand-in, see its README. */
export const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};
export const cagri = {email: 'cagri.oeztuerk@mail.example', password: '36 Speichen & 1 Ventil'};
export const club = {email: 'verein@mail.example', password: 'lastenrad'};

export const LOGIN = '/konto/anmelden';
export const REGISTER = '/konto/registrieren';

/** What a visitor without an account types there. */
export const nele = {
  firstName: 'Nele',
  lastName: 'Grote',
  email: 'nele.grote@mail.example',
  password: 'Luftpumpe 9',
  passwordConfirmation: 'Luftpumpe 9',
  privacy: 'on',
};

/** Submits the sign-in form. */
export const send = (visitor: Visitor, form: Record<string, string>, path = LOGIN) =>
  visitor.request(login, path, {form});

/** A browser in which a customer is signed in. */
export async function signedIn(who = jana, visitor = new Visitor()): Promise<Visitor> {
  const {status} = await send(visitor, who);
  if (status !== 303) throw new Error(`Signing in answered ${status}`);
  return visitor;
}

/** A browser in a shop whose customers sign in at Shopify. */
export const newVisitor = (headers: Record<string, string> = {}) =>
  new Visitor({settings: {CUSTOMER_ACCOUNTS: 'shopify'}, headers});

/** Starts the sign-in: returns the URL at Shopify to which the shop redirects. */
export async function begin(visitor: Visitor, path = LOGIN): Promise<URL> {
  const {status, location} = await visitor.request(openLogin, path);
  if (status !== 303 || !location) throw new Error(`The sign-in answered ${status}`);
  return new URL(location);
}

/** Signs in at Shopify: returns the path and query to which Shopify redirects back. */
export async function signInAtShopify(address: URL, email = jana.email): Promise<string> {
  const page = new URL(address.href.replace('/oauth/authorize', '/sign-in'));
  page.searchParams.set('email', email);
  const {status, headers} = await fetch(page, {redirect: 'manual'});
  const back = headers.get('Location');
  if (status !== 302 || !back) throw new Error(`Shopify answered ${status}`);
  const {pathname, search} = new URL(back);
  return pathname + search;
}

/** Returns from Shopify to the shop. */
export const comeBack = (visitor: Visitor, path: string): Promise<Answer> =>
  visitor.request(finish, path);

/** A browser in which a customer has signed in at Shopify. */
export async function signedInAtShopify(
  visitor = newVisitor(),
  email = jana.email,
): Promise<Visitor> {
  const back = await signInAtShopify(await begin(visitor), email);
  const {status, location} = await comeBack(visitor, back);
  if (status !== 303 || location?.includes('hint')) throw new Error(`Led back to ${location}`);
  return visitor;
}

export const accountSessions = () => standIns.shop.accountSessions;

/** The tokens in the cookie of a visitor who has signed in at Shopify, the access token first. */
export async function tokensOf(visitor: Visitor): Promise<unknown[]> {
  const secrets = (settings.SESSION_SECRET ?? '').split(',');
  const read = await decryptJson(visitor.cookie('customer') ?? '', secrets, 'customer');
  return (read?.value ?? []) as unknown[];
}

/** A kind of customer accounts: how they differ for customers, and in the requests to Shopify. */
export interface AccountsUnderTest {
  name: AccountKind;
  /** Whether there are passwords, and therefore registration and changes of the e-mail address. */
  passwords: boolean;
  /** Whether Shopify returns the number of orders. */
  countsOrders: boolean;
  visitor: (headers?: Record<string, string>) => Visitor;
  signedIn: (who?: typeof jana, visitor?: Visitor) => Promise<Visitor>;
  /** Signs out, through Shopify's page if there is one: returns the final path. */
  leave: (visitor: Visitor, path?: string) => Promise<string | null>;
  /** Redirect target of an account page when signed out. */
  signIn: (path: string) => string;
  /** Ends all sessions at Shopify. */
  end: () => void;
  /** What a browser must not see, besides its own cookies. */
  secretsOf: (visitor: Visitor) => Promise<string[]>;
  /** The token by which carts identify the customer. */
  buyerTokenOf: (visitor: Visitor) => Promise<unknown>;
  operations: Record<
    'profile' | 'update' | 'orders' | 'order' | 'addresses' | 'saveAddress' | 'deleteAddress',
    string
  >;
}

/** A page in the language of a path. */
const pageNextTo = (path: string, page: PageName) => href(languageOfPath(path), page);
const signOutForm = (visitor: Visitor, path = '/konto/abmelden') =>
  visitor.request(logout, path, {form: {}});

export const classic: AccountsUnderTest = {
  name: 'classic',
  passwords: true,
  countsOrders: true,
  visitor: (headers) => new Visitor({headers}),
  signedIn,
  leave: async (visitor, path) => (await signOutForm(visitor, path)).location,
  signIn(path) {
    const returnTo =
      path === pageNextTo(path, 'account') ? '' : `&returnTo=${encodeURIComponent(path)}`;
    return `${pageNextTo(path, 'home')}?login=true${returnTo}`;
  },
  end: () => standIns.shop.state.customers.revoke(),
  secretsOf: (visitor) => Promise.resolve([accessOf(visitor).token, jana.password]),
  buyerTokenOf: (visitor) => Promise.resolve(accessOf(visitor).token),
  operations: {
    profile: 'Customer',
    update: 'CustomerUpdate',
    orders: 'CustomerOrders',
    order: 'CustomerOrder',
    addresses: 'CustomerAddresses',
    saveAddress: 'CustomerAddressCreate',
    deleteAddress: 'CustomerAddressDelete',
  },
};

export const atShopify: AccountsUnderTest = {
  name: 'shopify',
  passwords: false,
  countsOrders: false,
  visitor: newVisitor,
  signedIn: (who = jana, visitor = newVisitor()) => signedInAtShopify(visitor, who.email),
  async leave(visitor, path) {
    const {location} = await signOutForm(visitor, path);
    if (!location?.startsWith('https:')) return location;
    const back = (await fetch(location, {redirect: 'manual'})).headers.get('Location') ?? '';
    return new URL(back).pathname;
  },
  signIn(path) {
    return `${pageNextTo(path, 'login')}?returnTo=${encodeURIComponent(path)}`;
  },
  end: () => accountSessions().endAll(),
  secretsOf: async (visitor) =>
    (await tokensOf(visitor)).filter(
      (token): token is string => typeof token === 'string' && token.length > 100,
    ),
  buyerTokenOf: async (visitor) => (await tokensOf(visitor))[0],
  operations: {
    profile: 'AccountProfile',
    update: 'AccountUpdate',
    orders: 'AccountOrders',
    order: 'AccountOrder',
    addresses: 'AccountAddresses',
    saveAddress: 'AccountAddressCreate',
    deleteAddress: 'AccountAddressDelete',
  },
};

/** Both kinds, for journeys that work with each. Tests for only one of them say so. */
const accountsByKind: Record<AccountKind, AccountsUnderTest> = {classic, shopify: atShopify};
export const kinds = Object.values(accountsByKind);

/** The shop's path for the mail's link, which Shopify writes in its own format. */
export const resetLink = () => {
  const [, key = ''] = /\/account\/reset\/(\S+)/.exec(standIns.outbox.list()[0]?.text ?? '') ?? [];
  return `/konto/passwort-zuruecksetzen/${key}`;
};

/** Adds two bottles of oil to the cart. */
export function addToCart(visitor: Visitor) {
  return postToCart(visitor, adding(oil(), {quantity: '2', returnTo: '/'}));
}

/** A customer who filled the cart before signing in. */
export async function shopper(kind = classic): Promise<Visitor> {
  const visitor = kind.visitor();
  await addToCart(visitor);
  return kind.signedIn(jana, visitor);
}

/** Adds so many lines to an order during one test: one article of the first, two of the second, and so on. */
export function enlarge(order: number, lines: number): void {
  const goods = demoOrders.find(({number}) => number === order)?.goods ?? [];
  const {length} = goods;
  onTestFinished(() => void goods.splice(length));
  const handle = noteworthyHandles.singleVariant;
  for (let quantity = 1; quantity <= lines; quantity += 1) {
    goods.push({handle, variant: 0, quantity});
  }
}

/** The visitor's cart as stored in Shopify. */
export const cartOf = (visitor: Visitor) =>
  standIns.shop.state.carts.get(
    `gid://shopify/Cart/${decodeURIComponent(visitor.cookie('cart') ?? '')}`,
  );

/** Names of the operations sent to Shopify, in order. */
export const operations = () => standIns.shop.requests().map(({operation}) => operation);

/** The content of the session cookie. */
export const sessionOf = ({session}: Visitor) => session;

/** The Shopify access token in the session cookie of a signed-in customer. */
export const accessOf = (visitor: Visitor) => sessionOf(visitor).customer as CustomerAccess;

/** The notice on the next page for a customer with a password whose token has expired. */
export const expired = {type: 'warning', about: 'account.notice.expired'};
