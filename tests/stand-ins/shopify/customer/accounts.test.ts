import {describe, expect, it} from 'vitest';
import {jana, playAccounts as play, PROFILE, TOKEN} from './play-accounts';

const nele = {email: 'nele.grote@mail.example', password: 'Luftpumpe 9', firstName: 'Nele'};

describe('customerCreate', () => {
  it('makes a customer who can sign in', async () => {
    const {create, signIn} = play();
    const payload = await create({...nele, lastName: 'Grote', acceptsMarketing: true});
    expect(payload).toMatchObject({
      customer: {displayName: 'Nele Grote', acceptsMarketing: true},
      customerUserErrors: [],
    });
    expect(await signIn({email: 'NELE.grote@mail.example', password: nele.password})).toBeTruthy();
  });

  it.each([
    [{email: ''}, 'BLANK', 'email'],
    [{email: 'nele'}, 'INVALID', 'email'],
    [{email: 'nele@ohne-post.example'}, 'BAD_DOMAIN', 'email'],
    [{email: jana.email.toUpperCase()}, 'TAKEN', 'email'],
    [{email: 'gesperrt@mail.example'}, 'CUSTOMER_DISABLED', 'email'],
    [{password: ''}, 'BLANK', 'password'],
    [{password: 'vier'}, 'TOO_SHORT', 'password'],
    [{password: 'x'.repeat(41)}, 'TOO_LONG', 'password'],
    [{password: ' Luftpumpe'}, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password'],
    [{firstName: 'x'.repeat(256)}, 'TOO_LONG', 'firstName'],
    [{firstName: '<b>Nele</b>'}, 'CONTAINS_HTML_TAGS', 'firstName'],
    [{lastName: 'https://rad.example'}, 'CONTAINS_URL', 'lastName'],
    [{phone: '12'}, 'INVALID', 'phone'],
    [{phone: '+492214710999'}, 'TAKEN', 'phone'],
  ])('refuses %j: %s', async (change, code, field) => {
    const payload = await play().create({...nele, ...change});
    expect(payload).toMatchObject({customer: null, customerUserErrors: [{code}]});
    expect(payload?.customerUserErrors[0]?.field).toEqual(['input', field]);
  });

  it('is throttled for who tries too often', async () => {
    const {mutate} = play();
    const input = {...nele, email: 'zu-oft@mail.example'};
    const {errors} = await mutate('customerCreate', {input: 'CustomerCreateInput!'}, {input});
    expect(errors).toMatchObject([{extensions: {code: 'THROTTLED'}}]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the key of the mail, once, and ends all tokens', async () => {
    const {ask, signIn, recover, reset, keyIn} = play();
    const before = await signIn(jana);
    expect((await recover(jana.email)).payload?.customerUserErrors).toEqual([]);
    const [, number, key = ''] = keyIn() ?? [];
    expect(number).toBe('7001');

    const id = `gid://shopify/Customer/${number}`;
    const short = (await reset(id, key, 'kurz')).payload;
    expect(short?.customerUserErrors).toMatchObject([
      {code: 'TOO_SHORT', field: ['input', 'password']},
    ]);
    const {payload} = await reset(id, key, 'Neue Kette 3');
    expect(payload?.customerAccessToken?.accessToken).toBeTruthy();
    expect(await signIn(jana)).toBeNull();
    expect(await signIn({...jana, password: 'Neue Kette 3'})).toBeTruthy();
    const query = `{ customer(customerAccessToken: "${before}") { id } }`;
    expect((await ask<{customer: null}>(query, {})).data).toEqual({customer: null});

    const again = (await reset(id, key, 'Noch eine')).payload;
    expect(again?.customerUserErrors).toMatchObject([{code: 'TOKEN_INVALID'}]);
  });

  it('is replaced by the whole address of the mail', async () => {
    const {mutate, recover, outbox, signIn} = play();
    await recover(jana.email);
    const resetUrl = /https?:\S+\/account\/reset\/\S+/.exec(
      outbox.list(jana.email)[0]?.text ?? '',
    )?.[0];
    const types = {resetUrl: 'URL!', password: 'String!'};
    const send = (address: unknown) =>
      mutate('customerResetByUrl', types, {resetUrl: address, password: 'Neue Kette 3'}, TOKEN);
    const wrong = await send('https://shop.test/account/7001');
    expect(wrong.payload?.customerUserErrors).toMatchObject([
      {code: 'INVALID', field: ['resetUrl']},
    ]);
    expect((await send(resetUrl)).payload?.customerAccessToken?.accessToken).toBeTruthy();
    expect(await signIn({...jana, password: 'Neue Kette 3'})).toBeTruthy();
  });

  it('of nobody is complained about, and too many mails are refused', async () => {
    const {recover, outbox} = play();
    const unknown = (await recover('niemand@mail.example')).payload;
    expect(unknown?.customerUserErrors).toMatchObject([
      {code: 'UNIDENTIFIED_CUSTOMER', field: ['email']},
    ]);
    expect(outbox.list()).toEqual([]);
    for (let sent = 0; sent < 5; sent += 1) await recover(jana.email);
    expect((await recover(jana.email)).errors).toMatchObject([{extensions: {code: 'THROTTLED'}}]);
    expect(outbox.list()).toHaveLength(5);
  });
});

describe('an invited customer', () => {
  it('is activated by the key of the mail', async () => {
    const {mutate, recover, keyIn, signIn} = play();
    await recover('gesperrt@mail.example');
    const [, number, activationToken] = keyIn() ?? [];
    const activate = (id: string) =>
      mutate(
        'customerActivate',
        {id: 'ID!', input: 'CustomerActivateInput!'},
        {id: `gid://shopify/Customer/${id}`, input: {activationToken, password: 'Aufgesperrt'}},
        TOKEN,
      );
    expect((await activate('7001')).payload?.customerUserErrors).toMatchObject([
      {code: 'ALREADY_ENABLED'},
    ]);
    expect((await activate('1')).payload?.customerUserErrors).toMatchObject([
      {code: 'TOKEN_INVALID'},
    ]);
    expect((await activate(number ?? '')).payload?.customerUserErrors).toEqual([]);
    expect(await signIn({email: 'gesperrt@mail.example', password: 'Aufgesperrt'})).toBeTruthy();
  });
});

describe('customerUpdate', () => {
  const types = {customerAccessToken: 'String!', customer: 'CustomerUpdateInput!'};

  it('changes what is given, and ends the tokens with a new password', async () => {
    const {mutate, signIn} = play();
    const customerAccessToken = await signIn(jana);
    const send = (customer: object) =>
      mutate('customerUpdate', types, {customerAccessToken, customer}, `${PROFILE} ${TOKEN}`);
    expect((await send({lastName: 'Behrens', acceptsMarketing: false})).payload).toMatchObject({
      customer: {displayName: 'Jana Behrens', acceptsMarketing: false},
      customerAccessToken: null,
    });
    expect((await send({email: 'verein@mail.example'})).payload?.customerUserErrors).toMatchObject([
      {code: 'TAKEN', field: ['customer', 'email']},
    ]);
    expect((await send({password: 'Reseda-Rad-8'})).payload?.customerAccessToken).toBeTruthy();
    expect((await send({lastName: 'Petersen'})).payload?.customerUserErrors).toMatchObject([
      {code: 'INVALID', field: ['customerAccessToken']},
    ]);
  });
});
