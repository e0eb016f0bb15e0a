import {describe, expect, it} from 'vitest';
import {createCatalogue} from '../../../catalogue/catalogue';
import {createShop} from '../../create-shop';
import {everyFieldOf} from '../../every-field';
import {schemaOf, servedVersions} from '../../schema';
import {askIn} from '../../cart/play-cart';
import {demoOrders} from './demo-orders';

const shop = createShop({catalogue: createCatalogue});
const SIGN_IN = `mutation it($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } }
}`;

interface SignedIn {
  customerAccessTokenCreate: {customerAccessToken: {accessToken: string}};
}

/** A customer's selected fields, such as orders. */
async function orders(email: string, password: string, selection: string, version?: string) {
  const ask = askIn(shop, version);
  const access = await ask<SignedIn>(SIGN_IN, {input: {email, password}});
  const token = access.data?.customerAccessTokenCreate.customerAccessToken.accessToken;
  const query = `query it($token: String!) { customer(customerAccessToken: $token) { ${selection} } }`;
  return (await ask<{customer: object}>(query, {token})).data?.customer;
}
const janas = (selection: string, version?: string) =>
  orders('jana.petersen@mail.example', 'Reseda-Rad-7', selection, version);

describe('the orders of the demo customer', () => {
  it.each(servedVersions)('resolve every field in API version %s', async (version) => {
    const selection = everyFieldOf(schemaOf(version), 'Order', 1);
    const found = await janas(`orders(first: 2) { nodes { ${selection} } }`, version);
    expect(found).toMatchObject({orders: {nodes: [{name: '#702'}, {name: '#845'}]}});
  });

  it('cover every fulfillment and payment status', () => {
    const values = (name: string) => {
      const type = schemaOf('2026-04').getType(name);
      return type && 'getValues' in type ? type.getValues().map((value) => value.name) : [];
    };
    const shown = (key: 'financial' | 'fulfillment') => new Set(demoOrders.map((one) => one[key]));
    expect([...shown('fulfillment')].sort()).toEqual(values('OrderFulfillmentStatus').sort());
    expect([...shown('financial')].sort()).toEqual(values('OrderFinancialStatus').sort());
  });

  it('refer only to variants in the catalogue', () => {
    const handles = demoOrders.flatMap(({goods}) => goods.filter(({title}) => !title));
    const unknown = handles.filter(
      ({handle, variant}) => !shop.catalogue().productsByHandle.get(handle)?.variants[variant],
    );
    expect(unknown).toEqual([]);
  });
});
