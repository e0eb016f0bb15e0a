import type {StandInContext, ResolverMap} from '../resolver-contract';
import {addressBookResolvers} from './address-book';
import {accountResolvers, tooOften} from './customer-accounts';
import {withUserErrors, type CustomerUserError} from './customer-rules';
import {customerFields} from './customer-fields';
import type {AccessToken} from './customer-table';
import {newPasswordResolvers} from './new-passwords';
import {orderFields} from './orders/order-fields';

interface Credentials {
  email: string;
  password: string;
}

interface OfToken {
  customerAccessToken: string;
}

const created = (customerAccessToken: AccessToken | null, errors: CustomerUserError[] = []) =>
  withUserErrors({customerAccessToken}, errors);

const unknownToken = {field: ['customerAccessToken'], message: 'Access token does not exist'};

function blankFields(input: Credentials): CustomerUserError[] {
  const names = [
    ['email', 'Email'],
    ['password', 'Password'],
  ] as const;
  return names
    .filter(([name]) => input[name].trim() === '')
    .map(([name, label]) => ({
      code: 'BLANK',
      field: ['input', name],
      message: `${label} can't be blank`,
    }));
}

function createToken(_: unknown, {input}: {input: Credentials}, {state}: StandInContext) {
  const blank = blankFields(input);
  if (blank.length > 0) return created(null, blank);
  const answer = state.customers.signIn(input.email, input.password);
  switch (answer) {
    case 'throttled':
      throw tooOften('Login attempt limit exceeded. Please try again later.');
    case 'unidentified':
      return created(null, [
        {code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer'},
      ]);
    case 'disabled':
      return created(null, [
        {code: 'CUSTOMER_DISABLED', field: ['input'], message: 'Customer is disabled'},
      ]);
    default:
      return created(answer);
  }
}

/** Classic customer accounts. */
export const customerResolvers: ResolverMap = {
  ...customerFields,
  ...orderFields,
  QueryRoot: {
    customer: (_: unknown, {customerAccessToken}: OfToken, {state}: StandInContext) =>
      state.customers.find(customerAccessToken),
  },
  Mutation: {
    ...accountResolvers.Mutation,
    ...newPasswordResolvers.Mutation,
    ...addressBookResolvers.Mutation,
    customerAccessTokenCreate: createToken,
    customerAccessTokenDelete: (
      _: unknown,
      {customerAccessToken}: OfToken,
      {state}: StandInContext,
    ) => {
      const deleted = state.customers.delete(customerAccessToken);
      return {
        deletedAccessToken: deleted ? customerAccessToken : null,
        userErrors: deleted ? [] : [unknownToken],
      };
    },
    customerAccessTokenRenew: (
      _: unknown,
      {customerAccessToken}: OfToken,
      {state}: StandInContext,
    ) => {
      const renewed = state.customers.renew(customerAccessToken);
      return {customerAccessToken: renewed, userErrors: renewed ? [] : [unknownToken]};
    },
  },
};
