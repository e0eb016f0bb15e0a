import {describe, expect, it} from 'vitest';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, jana} from './account-visitor';
import {openShop} from './call-route';

openShop();

const customers = async () => (await contextOf(new Request(SHOP))).shopify.customer;
const nele = {
  firstName: 'Nele',
  lastName: 'Grote',
  email: 'nele.grote@mail.example',
  password: 'Luftpumpe 9',
  acceptsMarketing: false,
};

async function tokenOf({email, password}: typeof jana): Promise<string> {
  const answer = await (await customers()).createAccessToken(email, password);
  if (!answer.success) throw new Error(`${email} cannot sign in`);
  return answer.token;
}

/** Number and key of the newest mail. */
function mailed(page: string): [string, string] {
  const text = standIns.outbox.list()[0]?.text ?? '';
  const [, number = '', key = ''] = new RegExp(`/${page}/(\\d+)/([\\w-]+)`).exec(text) ?? [];
  return [number, key];
}

describe('accounts', () => {
  it('are made once for each address', async () => {
    const service = await customers();
    expect(await service.create(nele)).toEqual({success: true});
    expect(await service.create(nele)).toMatchObject({
      success: false,
      errors: [{code: 'TAKEN', field: ['input', 'email']}],
    });
    expect(await service.get(await tokenOf(nele))).toMatchObject({firstName: 'Nele'});
  });

  it('change, and a new password brings a new token', async () => {
    const service = await customers();
    const token = await tokenOf(jana);
    expect(await service.update(token, {lastName: 'Behrens'})).toEqual({
      success: true,
      access: null,
    });
    const changed = await service.update(token, {password: 'Reseda-Rad-8'});
    expect(changed).toMatchObject({success: true, access: {token: expect.any(String) as unknown}});
    expect(await service.get(token)).toBeNull();
    expect(await service.update(token, {lastName: 'x'})).toMatchObject({
      success: false,
      errors: [{code: 'INVALID'}],
    });
  });

  it('have tokens that are renewed', async () => {
    const service = await customers();
    const token = await tokenOf(jana);
    const renewed = await service.renew(token);
    expect(renewed?.token).not.toBe(token);
    expect(await service.renew(token)).toBeNull();
    expect(await service.get(renewed?.token ?? '')).toMatchObject({email: jana.email});
  });
});

describe('passwords', () => {
  it('that are forgotten are replaced by the token of the mail', async () => {
    const {password} = await customers();
    expect(await password.recover(jana.email)).toEqual({success: true});
    const [number, key] = mailed('account/reset');
    expect(await password.reset(number, `${key}x`, 'Neue Kette 3')).toMatchObject({
      success: false,
      errors: [{code: 'TOKEN_INVALID'}],
    });
    expect(await password.reset(number, key, 'Neue Kette 3')).toMatchObject({success: true});
    expect(await tokenOf({...jana, password: 'Neue Kette 3'})).toBeTruthy();
  });

  it('or by the whole address of it', async () => {
    const {password} = await customers();
    await password.recover(jana.email);
    const [number, key] = mailed('account/reset');
    const address = `${SHOP}/account/reset/${number}/${key}`;
    expect(await password.resetByUrl(address, 'Neue Kette 3')).toMatchObject({success: true});
  });

  it('of invited customers are their first', async () => {
    const {password} = await customers();
    await password.recover('gesperrt@mail.example');
    const [number, key] = mailed('account/activate');
    expect(await password.activate(number, key, 'Aufgesperrt')).toMatchObject({success: true});
  });

  it('are not sought for ever', async () => {
    const {password} = await customers();
    for (let sent = 0; sent < 5; sent += 1) await password.recover(cagri.email);
    await expect(password.recover(cagri.email)).rejects.toMatchObject({status: 429});
  });
});

describe('addresses', () => {
  it('come with the default one first, and change', async () => {
    const {addresses} = await customers();
    const token = await tokenOf(cagri);
    const listed = await addresses.list(token);
    expect(listed?.map(({city}) => city)).toEqual(['Wien', 'Zürich']);

    const zurich = listed?.[1]?.id ?? '';
    expect(await addresses.setDefault(token, zurich)).toEqual({success: true});
    await addresses.update(token, zurich, {city: 'Winterthur'});
    await addresses.create(token, {address1: 'Weg 1', zip: '53113', city: 'Bonn', country: 'DE'});
    expect((await addresses.list(token))?.map(({city}) => city)).toEqual([
      'Winterthur',
      'Wien',
      'Bonn',
    ]);
    expect(await addresses.delete(token, zurich)).toEqual({success: true});
    expect(await addresses.delete(token, zurich)).toMatchObject({errors: [{code: 'NOT_FOUND'}]});
    expect(await addresses.list('0123')).toBeNull();
  });
});

describe('orders', () => {
  it('come in pages, newest first', async () => {
    const {orders} = await customers();
    const token = await tokenOf(jana);
    const first = await orders.list(token, 10);
    expect(first?.total).toBe(13);
    expect(first?.orders.slice(0, 2).map(({name}) => name)).toEqual(['#1178', '#1171']);
    const second = await orders.list(token, 10, {after: first?.older});
    expect(second?.orders.map(({name}) => name)).toEqual(['#931', '#845', '#702']);
    expect(second?.older).toBeNull();
    const again = await orders.list(token, 10, {before: second?.newer});
    expect(again?.orders).toEqual(first?.orders);
    expect(again?.newer).toBeNull();
  });

  it('are found by their number, one’s own alone', async () => {
    const {orders} = await customers();
    const token = await tokenOf(jana);
    expect(await orders.get(token, 1098)).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lineItems: {nodes: [{quantity: 1}, {quantity: 1}]},
    });
    expect(await orders.get(token, 1178)).toMatchObject({name: '#1178'});
    expect(await orders.get(token, 1102)).toBeNull();
  });
});
