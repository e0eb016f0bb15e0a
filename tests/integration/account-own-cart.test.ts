import {describe, expect, it} from 'vitest';
import {action as recover} from '../../app/routes/account/lost-password';
import {action as signOut} from '../../app/routes/account/logout';
import {action as register} from '../../app/routes/account/register';
import {action as choosePassword} from '../../app/routes/account/new-password';
import {action as changeCart} from '../../app/routes/cart';
import {loader as openRoot} from '../../app/root';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {
  accessOf,
  type AccountsUnderTest,
  addToCart,
  atShopify,
  cagri,
  cartOf,
  classic,
  jana,
  kinds,
  nele,
  REGISTER,
  resetLink,
  send,
  signedIn,
  signedInAtShopify,
} from './account-visitor';
import {setupShop, Visitor} from './call-route';
import {bike, scarce} from './cart-visitor';
import {merchandiseIdOf} from './catalogue';

setupShop();

const chosen = {password: 'Neue Kette 3', passwordConfirmation: 'Neue Kette 3'};

async function mailTo(email: string): Promise<string> {
  await new Visitor().request(recover, '/konto/passwort-vergessen', {form: {email}});
  return standIns.outbox.list()[0]?.text ?? '';
}

/** All ways of becoming signed in. With accounts at Shopify there is only one. */
const ways: [
  name: string,
  enter: (visitor: Visitor) => Promise<unknown>,
  kind?: AccountsUnderTest,
][] = [
  ['signing in', (visitor) => send(visitor, jana)],
  ['signing in at Shopify', (visitor) => signedInAtShopify(visitor), atShopify],
  ['registering', (visitor) => visitor.request(register, REGISTER, {form: nele})],
  [
    'a new password',
    async (visitor) => {
      await mailTo(jana.email);
      return visitor.request(choosePassword, resetLink(), {form: chosen});
    },
  ],
  [
    'an invitation',
    async (visitor) => {
      const [, key = ''] =
        /\/account\/activate\/(\S+)/.exec(await mailTo('gesperrt@mail.example')) ?? [];
      return visitor.request(choosePassword, `/konto/aktivieren/${key}`, {form: chosen});
    },
  ],
];

/** A visitor with a cart, and the browser in which they have planted its id. */
async function planted(kind = classic) {
  const stranger = new Visitor();
  await addToCart(stranger);
  const victim = kind.visitor();
  victim.cookies.set('__Host-cart', stranger.cookie('cart') ?? '');
  return {stranger, victim};
}

describe('a cart whose id a stranger has planted', () => {
  it.each(ways)('is not linked to the customer by %s', async (_, enter, kind = classic) => {
    const {stranger, victim} = await planted(kind);
    const before = structuredClone(cartOf(stranger));
    await enter(victim);
    await addToCart(victim);
    expect(cartOf(stranger)).toEqual(before);
    expect(cartOf(stranger)?.buyer).not.toHaveProperty('customerAccessToken');

    expect(cartOf(victim)?.buyer.customerAccessToken).toBe(await kind.buyerTokenOf(victim));
    const {knownCart} = await victim.open(openRoot, '/');
    expect(knownCart?.cart?.totalQuantity).toBe(4);
  });
});

describe.each(kinds)('the cart of a customer who signs in ($name accounts)', (kind) => {
  it('is copied with its lines in order, note, attributes and discount codes', async () => {
    const visitor = kind.visitor();
    await addToCart(visitor);
    const full = cartOf(visitor);
    if (!full) throw new Error('There is no cart');
    const engraved = {
      id: 'gid://shopify/CartLine/1',
      merchandiseId: merchandiseIdOf(bike()),
      quantity: 1,
      attributes: [{key: 'Gravur', value: 'Ada'}],
    };
    const content = {
      note: 'Bitte klingeln',
      attributes: [{key: 'Filiale', value: 'Süd'}],
      discountCodes: ['WERKSTATT10'],
    };
    standIns.shop.state.carts.save({...full, ...content, lines: [engraved, ...full.lines]});
    await kind.signedIn(jana, visitor);
    const own = cartOf(visitor);
    expect(own?.token).not.toBe(full.token);
    expect(own).toMatchObject(content);
    const contentOf = (lines = full.lines) =>
      lines.map(({merchandiseId, quantity, attributes}) => [merchandiseId, quantity, attributes]);
    expect(contentOf(own?.lines)).toEqual(contentOf([engraved, ...full.lines]));
  });

  it.each(['CartContent', 'CartCreate'])(
    'remains, without its customer, when %s fails',
    async (operation) => {
      const {stranger, victim} = await planted(kind);
      standIns.shop.injectFault({operation, status: 503, times: 2});
      expectConsoleError('Cannot attach the customer to the cart');
      await kind.signedIn(jana, victim);
      const page = await victim.open(openRoot, '/');
      expect(page).toMatchObject({
        knownCart: {cart: {totalQuantity: 2}},
        account: {firstName: 'Jana'},
      });
      expect(cartOf(stranger)?.buyer.customerAccessToken ?? null).toBeNull();
    },
  );

  it('shows a warning when the stock no longer covers its quantities', async () => {
    const visitor = kind.visitor();
    await addToCart(visitor);
    const full = cartOf(visitor);
    const merchandiseId = merchandiseIdOf(scarce());
    const line = {id: 'gid://shopify/CartLine/1', merchandiseId, quantity: 60, attributes: []};
    if (full) standIns.shop.state.carts.save({...full, lines: [line]});
    await kind.signedIn(jana, visitor);
    const {knownCart, notices} = await visitor.open(openRoot, '/');
    expect(knownCart?.cart?.totalQuantity).toBe(scarce().stock);
    const reduced = {type: 'warning', about: 'account.notice.cartReduced'};
    expect(notices).toContainEqual(expect.objectContaining(reduced));
  });
});

describe.each(kinds)('a gift card in the cart ($name accounts)', (kind) => {
  const giftCardsOf = (visitor: Visitor) => cartOf(visitor)?.giftCards;
  const noticesOf = async (visitor: Visitor) =>
    (await visitor.open(openRoot, '/')).notices.map(({about}) => about);
  const removed = 'account.notice.giftCardsRemoved';

  async function redeem(visitor: Visitor) {
    await addToCart(visitor);
    const form = {intent: 'lines', code: 'RAD50GESCHENK7K2M'};
    await visitor.request(changeCart, '/warenkorb', {form});
    expect(giftCardsOf(visitor)).toHaveLength(1);
  }

  it('is not copied at sign-in, which the customer is told', async () => {
    const visitor = kind.visitor();
    await redeem(visitor);
    await kind.signedIn(jana, visitor);
    expect(giftCardsOf(visitor)).toEqual([]);
    expect(await noticesOf(visitor)).toContain(removed);
  });

  it('is removed at sign-out: whoever uses the browser next cannot spend it', async () => {
    const visitor = await kind.signedIn(jana);
    await redeem(visitor);
    await visitor.request(signOut, '/konto/abmelden', {form: {}});
    expect(giftCardsOf(visitor)).toEqual([]);
    const {knownCart, notices} = await visitor.open(openRoot, '/');
    expect(knownCart?.cart?.totalQuantity).toBe(2);
    expect(notices.map(({about}) => about)).toContain(removed);
  });

  it('leaves the browser with its cart when Shopify does not remove it', async () => {
    const visitor = await kind.signedIn(jana);
    await redeem(visitor);
    standIns.shop.injectFault({operation: 'CartGiftCardCodesRemove', status: 503, times: 2});
    expectConsoleError('Cannot remove the gift cards from the cart');
    await visitor.request(signOut, '/konto/abmelden', {form: {}});
    expect((await visitor.open(openRoot, '/')).knownCart?.cart ?? null).toBeNull();
  });
});

// Customers signed in at Shopify would have to sign out first.
it('signing in as another customer removes the previous one from the old cart', async () => {
  const visitor = await signedIn(cagri);
  await addToCart(visitor);
  const former = new Visitor();
  former.cookies.set('__Host-cart', visitor.cookie('cart') ?? '');
  await signedIn(jana, visitor);
  expect(cartOf(visitor)?.buyer.customerAccessToken).toBe(accessOf(visitor).token);
  await waitForBackgroundTasks();
  expect(cartOf(former)?.buyer.customerAccessToken).toBeNull();
});
