import {playCart} from '../cart/play-cart';

interface Issue {
  code: string;
  field: string[];
  message: string;
}
interface Payload {
  customer?: {id: string; displayName: string; acceptsMarketing: boolean} | null;
  customerAccessToken?: {accessToken: string} | null;
  customerAddress?: {id: string; city: string; countryCodeV2: string} | null;
  deletedCustomerAddressId?: string | null;
  customerUserErrors: Issue[];
}

/** A demo customer. */
export const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};

export const PROFILE = 'customer { id displayName acceptsMarketing }';
export const TOKEN = 'customerAccessToken { accessToken }';

/** A shop spoken to as a storefront speaks of accounts. */
export function playAccounts() {
  const {ask, shop} = playCart();
  const mutate = async (
    name: string,
    types: Record<string, string>,
    values: object,
    fields = '',
  ) => {
    const head = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
    const given = Object.keys(types).map((key) => `${key}: $${key}`);
    const document = `mutation it(${head.join(', ')}) {
      ${name}(${given.join(', ')}) { ${fields} customerUserErrors { code field message } } }`;
    const {data, errors} = await ask<Record<string, Payload | null>>(document, values);
    return {payload: data?.[name], errors};
  };
  const create = async (input: object) =>
    (await mutate('customerCreate', {input: 'CustomerCreateInput!'}, {input}, PROFILE)).payload;
  const signIn = async (input: object) =>
    (
      await mutate(
        'customerAccessTokenCreate',
        {input: 'CustomerAccessTokenCreateInput!'},
        {input},
        TOKEN,
      )
    ).payload?.customerAccessToken?.accessToken ?? null;
  const recover = (email: string) => mutate('customerRecover', {email: 'String!'}, {email});
  const reset = (id: string, resetToken: string, password: string) =>
    mutate(
      'customerReset',
      {id: 'ID!', input: 'CustomerResetInput!'},
      {id, input: {resetToken, password}},
      `${PROFILE} ${TOKEN}`,
    );
  const keyIn = (at = 0) =>
    /\/(\d+)\/([\w-]+)(?:\s|$)/.exec(shop.state.outbox.list()[at]?.text ?? '');
  return {ask, mutate, create, signIn, recover, reset, keyIn, outbox: shop.state.outbox};
}
