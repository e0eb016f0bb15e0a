import {describe, expect, it} from 'vitest';
import {loader as openOrder} from '../../app/routes/account/order';
import {action as askForReturn, loader as openReturn} from '../../app/routes/account/order-return';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {enlarge, newVisitor, signedIn, signedInAtShopify} from './account-visitor';
import {setupShop} from './call-route';
import {merchandiseIdOf, productOf, valuesOf, variantWith} from './catalogue';

setupShop();

const ORDERS = '/konto/bestellungen';

/** Only for accounts at Shopify: classic ones have no returns. */
describe('a return', () => {
  const ORDER = `${ORDERS}/1022`;
  const RETURN = `${ORDER}/rueckgabe`;
  const first = {'quantity-102200': '1', 'reason-102200': 'defective'};
  const refusals = (fields: object, values = {}) => ({status: 400, data: {fields, values}});
  const text = expect.any(String) as string;

  it('is requested with quantity and reason per line, and shown on the order page', async () => {
    const visitor = await signedInAtShopify();
    const {returns: before} = await visitor.open(openOrder, ORDER);
    expect(before).toMatchObject({
      possible: true,
      requested: [{name: '#1022-R1', status: {text: 'Abgeschlossen'}, lines: [{quantity: 1}]}],
    });
    // One of three bottles was already returned.
    expect((await visitor.open(openReturn, RETURN)).form?.lines).toMatchObject([
      {number: '102200', maxQuantity: 2},
      {number: '102201', maxQuantity: 2},
    ]);

    const form = {...first, 'quantity-102201': '2', 'reason-102201': 'unwanted', note: 'Läuft aus'};
    const answer = await visitor.request(askForReturn, RETURN, {form});
    expect(answer).toMatchObject({status: 303, location: ORDER});
    const {returns} = await visitor.open(openOrder, ORDER);
    expect(returns?.requested[1]).toMatchObject({
      name: '#1022-R2',
      status: {text: 'Angefragt'},
      lines: [{quantity: 1}, {quantity: 2}],
    });
    expect((await visitor.open(openReturn, RETURN)).form?.lines).toMatchObject([{maxQuantity: 1}]);
  });

  it('offers reasons in the language of the page', async () => {
    const visitor = await signedInAtShopify();
    const {form} = await visitor.open(openReturn, '/en-us/account/orders/1022/return');
    expect(form?.lines[0]?.reasons).toContainEqual({handle: 'unwanted', name: 'Changed my mind'});
  });

  it('is offered for all lines of an order, however many', async () => {
    enlarge(1022, 45);
    const visitor = await signedInAtShopify();
    const {form} = await visitor.open(openReturn, RETURN);
    const numbers = form?.lines.map(({number}) => number) ?? [];
    expect(numbers).toHaveLength(47);
    expect(new Set(numbers).size).toBe(47);
    expect((await visitor.open(openOrder, ORDER)).returns?.requested).toHaveLength(1);
  });

  it('names options in the language of the page, unless the shop no longer sells the article', async () => {
    const visitor = await signedInAtShopify();
    const product = productOf(noteworthyHandles.flagship);
    const bike = variantWith(product, (variant) => valuesOf(product, variant).includes('Himmel'));
    const lineOf = (number: number, variantId: string | null) => ({
      quantity: 1,
      lineItem: {
        id: `gid://shopify/LineItem/${number}`,
        title: 'Fernweh 7 Trapez',
        variantId,
        variantOptions: [{name: 'Farbe', value: 'Himmel'}],
      },
    });
    const nodes = [lineOf(1, merchandiseIdOf(bike)), lineOf(2, null)];
    const pageInfo = {hasNextPage: false};
    const order = {
      id: 'gid://shopify/Order/1022',
      name: '#1022',
      returns: {nodes: [], pageInfo},
      returnInformation: {returnFees: [], returnableLineItems: {nodes, pageInfo}},
    };
    const body = JSON.stringify({data: {order}});
    standIns.shop.injectFault({operation: 'AccountReturns', status: 200, body});
    const {form} = await visitor.open(openReturn, '/en-us/account/orders/1022/return');
    expect(form?.lines.map(({options}) => options)).toEqual([
      expect.stringMatching(/^Sky Blue, /),
      'Himmel',
    ]);
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
    [
      'the note is too long',
      {...first, note: 'x'.repeat(301)},
      refusals({note: 'Die Anmerkung ist zu lang: höchstens 300 Zeichen.'}),
    ],
    ['a line is unknown', {...first, 'quantity-7': '1'}, {status: 400, data: {alerts: [text]}}],
  ])('is rejected when %s', async (_, form: Record<string, string>, expected) => {
    const visitor = await signedInAtShopify();
    expect(await visitor.request(askForReturn, RETURN, {form})).toMatchObject(expected);
    expect((await visitor.open(openOrder, ORDER)).returns?.requested).toHaveLength(1);
  });

  it.each([
    ['INVALID', ['requestedLineItems', '0', 'quantity'], {fields: {'quantity-102200': text}}],
    ['INVALID', ['requestedLineItems', '0', 'lineItemId'], {fields: {'quantity-102200': text}}],
    ['FEATURE_NOT_ENABLED', ['orderId'], {alerts: [text]}],
  ])('shows Shopify’s rejection at its field or as an alert: %s %s', async (code, field, data) => {
    const visitor = await signedInAtShopify();
    const userErrors = [{code, field, message: 'No'}];
    const body = JSON.stringify({data: {orderRequestReturn: {userErrors}}});
    standIns.shop.injectFault({operation: 'AccountRequestReturn', status: 200, body});
    const answer = await visitor.request(askForReturn, RETURN, {form: first});
    expect(answer).toMatchObject({status: 400, data: {...data, values: first}});
  });

  it('shows why it is not possible, and is unavailable to strangers and classic accounts', async () => {
    const visitor = await signedInAtShopify();
    const {returns} = await visitor.open(openOrder, `${ORDERS}/931`);
    expect(returns).toMatchObject({
      possible: false,
      requested: [
        {status: {text: 'Abgelehnt'}, declineReason: 'Die Frist unserer Rückgabe ist vorbei.'},
      ],
    });
    const {form} = await visitor.open(openReturn, `${ORDERS}/931/rueckgabe`);
    expect(form).toMatchObject({
      lines: [],
      notReturnableReason: expect.stringContaining(
        'keine Artikel, die zurückgegeben werden können',
      ) as string,
    });
    const of = (path: string) => visitor.request(openReturn, path);
    expect(await of(`${ORDERS}/1102/rueckgabe`)).toMatchObject({status: 404});
    expect(await newVisitor().request(openReturn, RETURN)).toMatchObject({status: 303});
    const classic = await signedIn();
    expect(await classic.request(openReturn, RETURN)).toMatchObject({status: 404});
    expect((await classic.open(openOrder, ORDER)).returns).toBeNull();
  });

  it('is left out of the order page while Shopify cannot list returns', async () => {
    expectConsoleError('Cannot get the returns of an order');
    const visitor = await signedInAtShopify();
    standIns.shop.injectFault({operation: 'AccountReturns', status: 503, times: 2});
    const {order, returns} = await visitor.open(openOrder, ORDER);
    expect({lines: order?.lines.length, returns}).toEqual({lines: 2, returns: null});
  });
});
