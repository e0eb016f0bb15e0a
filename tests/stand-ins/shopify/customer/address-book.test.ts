import {describe, expect, it} from 'vitest';
import {jana, playAccounts as play} from './play-accounts';

describe('the address book', () => {
  const ofToken = {customerAccessToken: 'String!'};
  const ADDRESS = 'customerAddress { id city countryCodeV2 }';
  const bonn = {address1: 'Rheinweg 2', zip: '53113', city: 'Bonn', country: 'Deutschland'};

  async function signedIn() {
    const {mutate, signIn, ask} = play();
    const customerAccessToken = await signIn(jana);
    const create = async (address: object, fields = ADDRESS) =>
      (
        await mutate(
          'customerAddressCreate',
          {...ofToken, address: 'MailingAddressInput!'},
          {customerAccessToken, address},
          fields,
        )
      ).payload;
    const book = async () =>
      (
        await ask<{customer: object}>(
          `{ customer(customerAccessToken: "${customerAccessToken}") {
            defaultAddress { city } addresses(first: 9) { nodes { city } } } }`,
          {},
        )
      ).data?.customer;
    return {mutate, create, book, customerAccessToken};
  }

  it('grows, changes and shrinks', async () => {
    const {mutate, create, book, customerAccessToken} = await signedIn();
    const created = await create(bonn);
    expect(created?.customerAddress).toMatchObject({city: 'Bonn', countryCodeV2: 'DE'});
    const id = created?.customerAddress?.id;

    const changed = await mutate(
      'customerAddressUpdate',
      {...ofToken, id: 'ID!', address: 'MailingAddressInput!'},
      {customerAccessToken, id, address: {city: 'Basel', country: 'CH'}},
      ADDRESS,
    );
    expect(changed.payload?.customerAddress).toMatchObject({city: 'Basel', countryCodeV2: 'CH'});
    const chosen = {customerAccessToken, addressId: id};
    await mutate('customerDefaultAddressUpdate', {...ofToken, addressId: 'ID!'}, chosen);
    expect(await book()).toEqual({
      defaultAddress: {city: 'Basel'},
      addresses: {nodes: [{city: 'Köln'}, {city: 'Basel'}]},
    });

    const remove = () =>
      mutate(
        'customerAddressDelete',
        {...ofToken, id: 'ID!'},
        {customerAccessToken, id},
        'deletedCustomerAddressId',
      );
    expect((await remove()).payload).toMatchObject({deletedCustomerAddressId: id});
    expect((await remove()).payload?.customerUserErrors).toMatchObject([{code: 'NOT_FOUND'}]);
    expect(await book()).toMatchObject({defaultAddress: {city: 'Köln'}});
  });

  it.each([
    [{country: 'Atlantis'}, 'INVALID', ['address', 'country']],
    [{country: 'US', province: 'Bayern'}, 'INVALID', ['address', 'province']],
    [{city: 'x'.repeat(256)}, 'TOO_LONG', ['address', 'city']],
    [{address1: '<script>alert(1)</script>'}, 'CONTAINS_HTML_TAGS', ['address', 'address1']],
  ])('refuses %j: %s', async (change, code, field) => {
    const {create} = await signedIn();
    const payload = await create({...bonn, ...change});
    expect(payload).toMatchObject({customerAddress: null, customerUserErrors: [{code, field}]});
  });

  it.each(['OR', 'or', 'Oregon'])(
    'knows a province as %j, until it is taken away',
    async (province) => {
      const {create, mutate, customerAccessToken} = await signedIn();
      const ADDED = 'customerAddress { id province provinceCode }';
      const created = await create({...bonn, country: 'US', province}, ADDED);
      expect(created?.customerAddress).toMatchObject({province: 'Oregon', provinceCode: 'OR'});
      const changed = await mutate(
        'customerAddressUpdate',
        {...ofToken, id: 'ID!', address: 'MailingAddressInput!'},
        {customerAccessToken, id: created?.customerAddress?.id, address: {province: ''}},
        ADDED,
      );
      expect(changed.payload?.customerAddress).toMatchObject({province: null, provinceCode: null});
    },
  );

  it('has no address twice', async () => {
    const {create} = await signedIn();
    await create(bonn);
    expect((await create({...bonn, country: 'DE'}))?.customerUserErrors).toMatchObject([
      {code: 'TAKEN'},
    ]);
  });
});
