import {describe, expect, it} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {loader as openRoot} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, club, jana, kinds, operations} from './account-visitor';
import {setupShop} from './call-route';

setupShop();

describe.each(kinds)('the account page ($name accounts)', (kind) => {
  it('shows the signed-in customer', async () => {
    const {customer, alert, meta} = await (await kind.signedIn()).open(openAccount, '/konto');
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

  it('is in English in the English shop', async () => {
    const {customer} = await (await kind.signedIn(cagri)).open(openAccount, '/en-us/account');
    expect(customer).toMatchObject({name: 'Çağrı Öztürk-Großmann', since: 'November 2024'});
  });

  it('never shows another customer’s data', async () => {
    const [one, other] = await Promise.all([kind.signedIn(jana), kind.signedIn(cagri)]);
    for (let round = 0; round < 20; round += 1) {
      const pages = await Promise.all([
        one.open(openAccount, '/konto'),
        other.open(openAccount, '/konto'),
      ]);
      expect(pages.map(({customer}) => customer.email)).toEqual([jana.email, cagri.email]);
    }
  });
});

describe.each(kinds)('every page ($name accounts)', (kind) => {
  const {passwords} = kind;

  it('shows nobody signed in without a token, and does not query Shopify', async () => {
    const {account} = await kind.visitor().open(openRoot, '/');
    expect(account).toMatchObject({signedIn: false, passwords, firstName: null, orders: null});
    expect(operations()).not.toContain(kind.operations.profile);
  });

  it.each([
    [jana, 'Jana', 13],
    [club, null, 0],
  ])(
    'shows the first name, if there is one, and the number of orders',
    async (who, firstName, ordered) => {
      const orders = kind.countsOrders ? ordered : null;
      const {account} = await (await kind.signedIn(who)).open(openRoot, '/');
      expect(account).toMatchObject({signedIn: true, passwords, firstName, orders});
    },
  );

  it('keeps the customer signed in while Shopify is down', async () => {
    const visitor = await kind.signedIn();
    standIns.shop.injectFault({operation: kind.operations.profile, status: 503, times: 2});
    expectConsoleError('Cannot get the customer');
    const {account} = await visitor.open(openRoot, '/');
    expect(account).toMatchObject({signedIn: true, passwords, firstName: null, orders: null});
    expect((await visitor.open(openRoot, '/')).account.firstName).toBe('Jana');
  });
});
