import {createCookieSessionStorage} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openPrivacy} from '../../app/routes/privacy-settings';
import {loader as openRoot} from '../../app/root';
import {action as signOut} from '../../app/routes/account/logout';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {settings} from '../stand-ins/in-vitest';
import {accessOf, cartOf, jana, shopper} from './account-visitor';
import {openShop, Visitor} from './call-route';
import {productOf} from './catalogue';

openShop();

const visitorToken = '3f0c7a52-1111-4222-8333-444455556666';
const bike = () => String(productOf(noteworthyHandles.flagship).variants[0]?.id);

/** The session as Remix signed it, with the secret that the version before had. */
async function signedSession(customer: object): Promise<string> {
  const storage = createCookieSessionStorage({
    cookie: {name: 'session', secrets: [settings.SESSION_SECRET ?? '']},
  });
  const session = await storage.getSession();
  session.set('customer', customer);
  const [, value = ''] = /^session=([^;]+)/.exec(await storage.commitSession(session)) ?? [];
  return value;
}

/** A customer's browser with what the version before has left in it. */
async function returning(): Promise<Visitor> {
  const before = await shopper();
  const {token, expiresAt} = accessOf(before);
  return new Visitor({
    cookies: {
      session: await signedSession({token, expiresAt}),
      cart: before.cookie('cart') ?? '',
      wishlist: bike(),
      locale: 'en-US',
      'commerce-locale': 'CH-DE',
      consent: 'all',
      'search-visitor': visitorToken,
    },
  });
}

it('nobody loses a cart, a Merkzettel or a sign-in by updating the shop; what was agreed to for less is asked again', async () => {
  const visitor = await returning();
  const known = cartOf(visitor)?.token;
  // The first answer moves the cookies, the second is one to the browser that they were moved in.
  for (const visit of ['first', 'second']) {
    const page = await visitor.open(openRoot, '/');
    expect(page, visit).toMatchObject({
      account: {signedIn: true, firstName: 'Jana'},
      cart: {totalQuantity: 2},
      wishlist: {ids: [bike()]},
      allowsStatistics: false,
      asksForConsent: true,
      localization: {country: 'CH'},
    });
  }
  const {customer} = await visitor.open(openAccount, '/konto');
  expect(customer).toMatchObject({email: jana.email});
  expect(cartOf(visitor)?.token).toBe(known);
  expect(visitor.cookies.get('locale')).toBe('en-US');
  expect(visitor.cookies.get('search-visitor')).toBe(visitorToken);
});

it('what others might have set or read is under its new name at once, and nowhere else', async () => {
  const visitor = await returning();
  const token = tokenIn(visitor);
  await visitor.ask(openPrivacy, '/datenschutz-einstellungen');
  const names = [...visitor.cookies.keys()];
  expect(names).toEqual(expect.arrayContaining(['__Host-session', '__Host-cart']));
  expect(names).not.toContain('session');
  expect(names).not.toContain('cart');
  expect(accessOf(visitor).token).toBe(token);
  expect(JSON.stringify([...visitor.cookies.values()].map(decodeURIComponent))).not.toContain(
    token,
  );

  await visitor.ask(signOut, '/konto/abmelden', {form: {}});
  expect((await visitor.open(openRoot, '/')).account.signedIn).toBe(false);
});

/** The token that everybody could read. */
function tokenIn(visitor: Visitor): string {
  const [content = ''] = decodeURIComponent(visitor.cookies.get('session') ?? '').split('.');
  return (JSON.parse(atob(content)) as {customer: {token: string}}).customer.token;
}
