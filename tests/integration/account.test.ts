import {afterEach, describe, expect, it, vi} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {accessOf, cagri, jana, operations, sessionOf, shopper, signedIn} from './account-visitor';
import {openShop, Visitor} from './call-route';

openShop();
afterEach(() => vi.useRealTimers());

const ways = [
  ['/konto', '/?login=true'],
  ['/en-us/account', '/en-us?login=true'],
] as const;
const expired = {type: 'warning', about: 'account.notice.expired'};

describe('the account page', () => {
  it.each(ways)('%s leads who is not signed in to %s', async (path, location) => {
    for (const script of [false, true]) {
      const answer = await new Visitor().ask(openAccount, path, {script});
      expect(answer).toMatchObject({status: 303, location, data: null});
    }
    expect(operations()).toEqual([]);
  });

  it('says who is signed in', async () => {
    const {customer, alert, meta} = await (await signedIn()).open(openAccount, '/konto');
    expect(customer).toEqual({
      name: 'Jana Petersen',
      email: jana.email,
      acceptsMarketing: true,
      since: 'März 2023',
    });
    expect(alert).toBeNull();
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta).toContainEqual({title: 'Mein Konto – Radladen'});
  });

  it('speaks English', async () => {
    const {customer} = await (await signedIn(cagri)).open(openAccount, '/en-us/account');
    expect(customer).toMatchObject({name: 'Çağrı Öztürk-Großmann', since: 'November 2024'});
  });

  it('shows nobody what belongs to somebody else', async () => {
    const [one, other] = await Promise.all([signedIn(jana), signedIn(cagri)]);
    for (let round = 0; round < 20; round += 1) {
      const pages = await Promise.all([
        one.open(openAccount, '/konto'),
        other.open(openAccount, '/konto'),
      ]);
      expect(pages.map(({customer}) => customer.email)).toEqual([jana.email, cagri.email]);
    }
  });

  it('keeps token and password to the worker', async () => {
    const visitor = await signedIn();
    const pages = [await visitor.open(openAccount, '/konto'), await visitor.open(openRoot, '/')];
    for (const secret of [accessOf(visitor).token, jana.password]) {
      expect(JSON.stringify(pages)).not.toContain(secret);
    }
  });
});

describe('every page', () => {
  it('knows nobody without a token, and does not ask', async () => {
    const {account} = await new Visitor().open(openRoot, '/');
    expect(account).toEqual({signedIn: false, passwords: true, firstName: null, orders: null});
    expect(operations()).not.toContain('Customer');
  });

  it.each([
    [jana, 'Jana', 13],
    [{email: 'verein@mail.example', password: 'lastenrad'}, null, 0],
  ])(
    'knows the first name, if there is one, and how many orders there are',
    async (who, firstName, orders) => {
      const {account} = await (await signedIn(who)).open(openRoot, '/');
      expect(account).toEqual({signedIn: true, passwords: true, firstName, orders});
    },
  );

  it('keeps who is signed in while Shopify has trouble', async () => {
    const visitor = await signedIn();
    standIns.shop.orderFault({operation: 'Customer', status: 503, times: 2});
    expectConsoleError('Cannot get the customer');
    const {account} = await visitor.open(openRoot, '/');
    expect(account).toEqual({signedIn: true, passwords: true, firstName: null, orders: null});
    expect((await visitor.open(openRoot, '/')).account.firstName).toBe('Jana');
  });
});

describe('a token that is over', () => {
  it('signs out with a notice and keeps the cart: revoked', async () => {
    const visitor = await shopper();
    standIns.shop.state.customers.revoke(jana.email);
    const page = await visitor.open(openRoot, '/');
    expect(page).toMatchObject({account: {signedIn: false}, cart: {totalQuantity: 2}});
    expect(page.notices).toMatchObject([expired]);
    expect(sessionOf(visitor)).toEqual({});
    expect((await visitor.open(openRoot, '/')).notices).toEqual([]);
  });

  it('is not even shown to Shopify: expired', async () => {
    const visitor = await signedIn();
    const asked = operations().length;
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000});
    const answer = await visitor.ask(openAccount, '/konto');
    expect(answer).toMatchObject({status: 303, location: '/?login=true'});
    expect(operations()).toHaveLength(asked);
    expect((await visitor.open(openRoot, '/?login=true')).notices).toMatchObject([expired]);
  });

  it('is told on the page that follows when script noticed it', async () => {
    const visitor = await signedIn();
    standIns.shop.state.customers.revoke();
    const answer = await visitor.ask(openAccount, '/konto', {script: true});
    expect(answer).toMatchObject({status: 303, location: '/?login=true'});
    expect((await visitor.open(openRoot, '/?login=true')).notices).toMatchObject([expired]);
  });
});
