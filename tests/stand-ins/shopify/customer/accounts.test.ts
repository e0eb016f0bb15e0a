import {expect, it} from 'vitest';
import {playCart} from '../cart/play-cart';

const nele = {email: 'nele.grote@mail.example', password: 'Luftpumpe 9', firstName: 'Nele'};
const taken = 'JANA.PETERSEN@MAIL.EXAMPLE';
const CREATE = `mutation it($input: CustomerCreateInput!) { customerCreate(input: $input) {
  customer { id } customerUserErrors { code field } } }`;

/** The rest is tested together with the shop: `integration/account-*.test.ts`. */
it.each([
  [{email: ''}, 'BLANK', 'email'],
  [{email: 'nele'}, 'INVALID', 'email'],
  [{email: 'nele@ohne-post.example'}, 'BAD_DOMAIN', 'email'],
  [{email: taken}, 'TAKEN', 'email'],
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
])('creating an account with %j is rejected with %s', async (change, code, field) => {
  const {data} = await playCart().ask(CREATE, {input: {...nele, ...change}});
  expect(data).toEqual({
    customerCreate: {customer: null, customerUserErrors: [{code, field: ['input', field]}]},
  });
});
