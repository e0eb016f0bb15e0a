import {describe, expect, it} from 'vitest';
import {loader as openAccount} from '../../app/routes/account/account';
import {
  action as changeAddresses,
  loader as openAddresses,
} from '../../app/routes/account/addresses';
import {loader as openOrder} from '../../app/routes/account/order';
import {action as askForReturn, loader as openReturn} from '../../app/routes/account/order-return';
import {loader as openOrders} from '../../app/routes/account/orders';
import {action as changeProfile, loader as openProfile} from '../../app/routes/account/profile';
import {loader as openCart} from '../../app/routes/cart';
import {loader as openReview} from '../../app/routes/review';
import {standIns} from '../stand-ins/in-vitest';
import {expectConsoleError} from '../setup';
import {addToCart, signedIn} from './account-visitor';
import {openShop} from './call-route';
import {JANA, newVisitor, signedInAtShopify} from './shopify-visitor';

openShop();

const ORDERS = '/konto/bestellungen';
const ADDRESSES = '/konto/adressen';
const PROFILE = '/konto/daten';
const jana = () => standIns.shop.state.customers.people.byEmail(JANA);

describe('orders of the Customer Account API', () => {
  it('are listed page by page, newest first', async () => {
    const visitor = await signedInAtShopify();
    const first = await visitor.open(openOrders, ORDERS);
    expect(first.list).toMatchObject({total: null, newer: null});
    expect(first.list?.orders.map(({name}) => name).slice(0, 2)).toEqual(['#1178', '#1171']);
    expect(first.list?.orders).toHaveLength(10);

    const second = await visitor.open(openOrders, ORDERS + (first.list?.older ?? ''));
    expect(second.list?.orders.map(({name}) => name)).toEqual(['#931', '#845', '#702']);
    const back = await visitor.open(openOrders, ORDERS + (second.list?.newer ?? ''));
    expect(back.list?.orders).toEqual(first.list?.orders);
  });

  it('that no cursor leads to begin anew', async () => {
    const visitor = await signedInAtShopify();
    const answer = await visitor.ask(openOrders, `${ORDERS}?after=kaputt`);
    expect(answer).toMatchObject({status: 302, location: ORDERS});
  });

  it.each([1178, 1120, 1022, 931])('show the same as classic accounts: %d', async (number) => {
    const visitor = await signedInAtShopify();
    const {order} = await visitor.open(openOrder, `${ORDERS}/${number}`);
    const classic = await (await signedIn()).open(openOrder, `${ORDERS}/${number}`);
    expect(order).toEqual(classic.order);
    expect(order?.lines.length).toBeGreaterThan(0);
  });

  it('of others are a page that does not exist', async () => {
    const visitor = await signedInAtShopify();
    expect(await visitor.ask(openOrder, `${ORDERS}/1102`)).toMatchObject({status: 404});
  });

  it('show goods that the shop has no more by the name they had', async () => {
    const visitor = await signedInAtShopify(newVisitor(), 'cagri.oeztuerk@mail.example');
    const {order} = await visitor.open(openOrder, `${ORDERS}/1102`);
    expect(order?.lines).toMatchObject([
      {product: {handle: 'buegelschloss-bolz-230'}},
      {title: 'Klingel Kuckuck', product: null},
    ]);
    expect(order?.parcels).toMatchObject([{company: 'GLS'}]);
  });

  it('let their buyers review', async () => {
    const visitor = await signedInAtShopify();
    const path = '/products/buegelschloss-bolz-230/bewertung';
    expect(await visitor.open(openReview, path)).toMatchObject({page: {state: 'ready'}});
  });
});

describe('a return', () => {
  const ORDER = `${ORDERS}/1022`;
  const RETURN = `${ORDER}/rueckgabe`;
  const first = {'quantity-102200': '1', 'reason-102200': 'defective'};
  const refusals = (fields: object, values = {}) => ({status: 400, data: {fields, values}});
  const text = expect.any(String) as string;

  it('is asked for by lines with quantity and reason, and stands on the page of its order', async () => {
    const visitor = await signedInAtShopify();
    const {returns: before} = await visitor.open(openOrder, ORDER);
    expect(before).toMatchObject({
      possible: true,
      requested: [{name: '#1022-R1', status: {text: 'Abgeschlossen'}, lines: [{quantity: 1}]}],
    });
    // One of three bottles went back already.
    expect((await visitor.open(openReturn, RETURN)).form?.lines).toMatchObject([
      {number: '102200', quantity: 2},
      {number: '102201', quantity: 2},
    ]);

    const form = {...first, 'quantity-102201': '2', 'reason-102201': 'unwanted', note: 'Läuft aus'};
    const answer = await visitor.ask(askForReturn, RETURN, {form});
    expect(answer).toMatchObject({status: 303, location: ORDER});
    const {returns} = await visitor.open(openOrder, ORDER);
    expect(returns?.requested[1]).toMatchObject({
      name: '#1022-R2',
      status: {text: 'Angefragt'},
      lines: [{quantity: 1}, {quantity: 2}],
    });
    expect((await visitor.open(openReturn, RETURN)).form?.lines).toMatchObject([{quantity: 1}]);
  });

  it('offers reasons in the language of the page', async () => {
    const visitor = await signedInAtShopify();
    const {form} = await visitor.open(openReturn, '/en-us/account/orders/1022/return');
    expect(form?.lines[0]?.reasons).toContainEqual({value: 'unwanted', label: 'Changed my mind'});
  });

  it.each([
    ['nothing is chosen', {note: 'x'}, refusals({'quantity-102200': text}, {note: 'x'})],
    ['a reason is missing', {'quantity-102200': '1'}, refusals({'reason-102200': text})],
    [
      'a reason is made up',
      {...first, 'reason-102200': 'x'},
      refusals({'reason-102200': text}, {'quantity-102200': '1'}),
    ],
    [
      'more is chosen than can go back',
      {...first, 'quantity-102200': '3'},
      refusals({'quantity-102200': 'Höchstens 2 davon können Sie zurückgeben.'}),
    ],
    ['a number is none', {...first, 'quantity-102200': '-1'}, refusals({'quantity-102200': text})],
    ['the note is too long', {...first, note: 'x'.repeat(301)}, refusals({note: text})],
    ['a line is unknown', {...first, 'quantity-7': '1'}, {status: 400, data: {alerts: [text]}}],
  ])('comes back when %s', async (_, form: Record<string, string>, expected) => {
    const visitor = await signedInAtShopify();
    expect(await visitor.ask(askForReturn, RETURN, {form})).toMatchObject(expected);
    expect((await visitor.open(openOrder, ORDER)).returns?.requested).toHaveLength(1);
  });

  it.each([
    ['INVALID', ['requestedLineItems', '0', 'quantity'], {fields: {'quantity-102200': text}}],
    ['INVALID', ['requestedLineItems', '0', 'lineItemId'], {fields: {'quantity-102200': text}}],
    ['FEATURE_NOT_ENABLED', ['orderId'], {alerts: [text]}],
  ])('says at its place what Shopify refuses: %s %s', async (code, field, data) => {
    const visitor = await signedInAtShopify();
    const userErrors = [{code, field, message: 'No'}];
    const body = JSON.stringify({data: {orderRequestReturn: {userErrors}}});
    standIns.shop.orderFault({operation: 'AccountRequestReturn', status: 200, body});
    const answer = await visitor.ask(askForReturn, RETURN, {form: first});
    expect(answer).toMatchObject({status: 400, data: {...data, values: first}});
  });

  it('is told why it is not possible, and of others there is none', async () => {
    const visitor = await signedInAtShopify();
    const {returns} = await visitor.open(openOrder, `${ORDERS}/931`);
    expect(returns).toMatchObject({
      possible: false,
      requested: [{status: {text: 'Abgelehnt'}, declined: text}],
    });
    const {form} = await visitor.open(openReturn, `${ORDERS}/931/rueckgabe`);
    expect(form).toMatchObject({lines: [], whyNot: text});
    const of = (path: string) => visitor.ask(openReturn, path);
    expect(await of(`${ORDERS}/1102/rueckgabe`)).toMatchObject({status: 404});
    expect(await newVisitor().ask(openReturn, RETURN)).toMatchObject({status: 303});
    expect(await newVisitor().ask(askForReturn, RETURN, {form: first})).toMatchObject({
      status: 303,
    });
    const classic = await signedIn();
    expect(await classic.ask(openReturn, RETURN)).toMatchObject({status: 404});
    expect((await classic.open(openOrder, ORDER)).returns).toBeNull();
  });

  it('costs no order its page while Shopify does not tell of returns', async () => {
    expectConsoleError('Cannot get the returns of an order');
    const visitor = await signedInAtShopify();
    standIns.shop.orderFault({operation: 'AccountReturns', status: 503, times: 2});
    const {order, returns} = await visitor.open(openOrder, ORDER);
    expect({lines: order?.lines.length, returns}).toEqual({lines: 2, returns: null});
  });
});

describe('the overview', () => {
  it('shows who is signed in, the newest orders and the default address', async () => {
    const visitor = await signedInAtShopify();
    const page = await visitor.open(openAccount, '/konto');
    expect(page).toMatchObject({
      customer: {name: 'Jana Petersen', email: JANA, acceptsMarketing: true, since: 'März 2023'},
      orders: {total: null},
    });
    expect(page.orders?.recent).toHaveLength(5);
    expect(page.address).toContain('Nabenstraße 7');
  });

  it('counts orders where Shopify has sent them all', async () => {
    const visitor = await signedInAtShopify(newVisitor(), 'neu@mail.example');
    expect(await visitor.open(openAccount, '/konto')).toMatchObject({
      orders: {recent: [], total: 0},
    });
  });
});

describe('personal data', () => {
  it('change by name and newsletter; the e-mail address stays', async () => {
    const visitor = await signedInAtShopify();
    const {profile} = await visitor.open(openProfile, PROFILE);
    expect(profile).toMatchObject({changesEmail: false, passwordOf: null, values: {email: JANA}});
    const form = {firstName: 'Janne', lastName: 'Peters', email: 'evil@mail.example'};
    const answer = await visitor.ask(changeProfile, PROFILE, {form});
    expect(answer).toMatchObject({status: 303, location: PROFILE});
    expect(jana()).toMatchObject({
      firstName: 'Janne',
      lastName: 'Peters',
      email: JANA,
      acceptsMarketing: false,
    });
    await visitor.ask(changeProfile, PROFILE, {form: {...form, acceptsMarketing: 'on'}});
    expect(jana()).toMatchObject({acceptsMarketing: true});
  });

  it('are refused at the field that Shopify names', async () => {
    const visitor = await signedInAtShopify();
    const form = {firstName: '<b>Jana</b>', lastName: 'Petersen', email: JANA};
    const answer = await visitor.ask(changeProfile, PROFILE, {form});
    expect(answer).toMatchObject({
      status: 400,
      data: {fields: {firstName: expect.any(String) as string}, values: {lastName: 'Petersen'}},
    });
  });
});

const place = {
  firstName: 'Jana',
  lastName: 'Petersen',
  address1: 'Speichenweg 3',
  zip: '50674',
  city: 'Köln',
  country: 'DE',
  phone: '+49 221 4710120',
};

describe('the address book', () => {
  it('takes a new address, changes it, makes it the default one and deletes it', async () => {
    const visitor = await signedInAtShopify();
    const add = await visitor.ask(changeAddresses, `${ADDRESSES}?new`, {form: place});
    expect(add).toMatchObject({status: 303, location: ADDRESSES});
    const listed = async () => (await visitor.open(openAddresses, ADDRESSES)).view.addresses ?? [];
    const added = (await listed()).find(({short}) => short.startsWith('Speichenweg 3'));
    const id = added?.id ?? '';

    const form = {...place, address1: 'Speichenweg 4', useAsDefault: 'on'};
    await visitor.ask(changeAddresses, `${ADDRESSES}?edit=${id}`, {form});
    expect((await listed())[0]).toMatchObject({id, isDefault: true, short: 'Speichenweg 4, Köln'});

    await visitor.ask(changeAddresses, `${ADDRESSES}?delete=${id}`, {form: {}});
    expect((await listed()).map(({short}) => short)).not.toContain('Speichenweg 4, Köln');
    expect((await listed())[0]).toMatchObject({isDefault: true});
  });

  it('takes German phone numbers as people write them', async () => {
    const visitor = await signedInAtShopify();
    const form = {...place, phone: '0221 4710120'};
    const answer = await visitor.ask(changeAddresses, `${ADDRESSES}?new`, {form});
    expect(answer).toMatchObject({status: 303});
    expect(jana()?.addresses.at(-1)).toMatchObject({phone: '+492214710120'});
  });

  it('says at the field what Shopify refuses', async () => {
    const visitor = await signedInAtShopify();
    const form = {...place, country: 'US', province: 'Oz', zip: '12345', phone: ''};
    const answer = await visitor.ask(changeAddresses, `${ADDRESSES}?new`, {form});
    expect(answer).toMatchObject({
      status: 400,
      data: {fields: {province: expect.any(String) as string}, values: {city: 'Köln'}},
    });
  });
});

it('the checkout knows that somebody is signed in', async () => {
  const visitor = newVisitor();
  await addToCart(visitor);
  const before = await visitor.open(openCart, '/warenkorb');
  expect(before.cart?.checkoutUrl).not.toContain('logged_in');
  await signedInAtShopify(visitor);
  const {cart} = await visitor.open(openCart, '/warenkorb');
  expect(new URL(cart?.checkoutUrl ?? '').searchParams.get('logged_in')).toBe('true');
  expect(cart?.totalQuantity).toBe(2);
});
