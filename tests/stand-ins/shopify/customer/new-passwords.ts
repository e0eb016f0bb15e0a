import {gid} from '../gid';
import type {StandInContext, ResolverMap} from '../resolver-contract';
import {customerOf} from './customer-accounts';
import {withUserErrors, complaintAboutPassword, type CustomerUserError} from './customer-rules';

interface NewPassword {
  purpose: 'activation' | 'reset';
  /** `gid://shopify/Customer/…` */
  id: string;
  key: string;
  password: string;
  /** Paths of the fields, for errors. */
  fields: {key: string[]; password: string[]};
}

/** Sets a new password with a key from a mail: all tokens are revoked, and a new one is issued. */
function setPassword(wanted: NewPassword, context: StandInContext) {
  const {purpose, id, key, password, fields} = wanted;
  const {customers} = context.state;
  const refuse = (code: CustomerUserError['code'], field: string[], message: string) =>
    withUserErrors({customer: null, customerAccessToken: null}, [{code, field, message}]);

  const customer = customerOf(id, context);
  if (customer && purpose === 'activation' && !customer.disabled)
    return refuse('ALREADY_ENABLED', fields.key, 'Account already enabled');
  if (!customer || !customers.keys.fits(purpose, customer.id, key))
    return refuse('TOKEN_INVALID', fields.key, `Invalid ${purpose} token`);
  const complaint = complaintAboutPassword(password);
  if (complaint) return refuse(complaint[0], fields.password, complaint[1]);

  customers.keys.spend(key);
  customers.revoke(customer.email);
  customer.password = password;
  customer.disabled = false;
  return withUserErrors({customer, customerAccessToken: customers.issue(customer)});
}

interface ById<Input> {
  id: string;
  input: Input & {password: string};
}

const inputFields = (key: string) => ({key: ['input', key], password: ['input', 'password']});

/** Customer and key of a URL like `https://…/account/reset/7001/0a1b…`; `null` for any other. */
function readAddress(address: string) {
  const [, customer, key] =
    /^https?:\/\/[^?#]+\/account\/reset\/(\d+)\/([\w-]+)/.exec(address) ?? [];
  return customer && key ? {id: gid('Customer', customer), key} : null;
}

function resetByUrl(
  _: unknown,
  {resetUrl, password}: {resetUrl: string; password: string},
  context: StandInContext,
) {
  const named = readAddress(resetUrl);
  const fields = {key: ['resetUrl'], password: ['password']};
  if (named) return setPassword({...named, purpose: 'reset', password, fields}, context);
  const error: CustomerUserError = {
    code: 'INVALID',
    field: ['resetUrl'],
    message: 'resetUrl is invalid',
  };
  return withUserErrors({customer: null, customerAccessToken: null}, [error]);
}

/** Password resets and activations, by the key of a mail or a reset's complete URL. */
export const newPasswordResolvers: ResolverMap = {
  Mutation: {
    customerReset: (_: unknown, {id, input}: ById<{resetToken: string}>, context: StandInContext) =>
      setPassword(
        {
          purpose: 'reset',
          id,
          key: input.resetToken,
          password: input.password,
          fields: inputFields('resetToken'),
        },
        context,
      ),
    customerActivate: (
      _: unknown,
      {id, input}: ById<{activationToken: string}>,
      context: StandInContext,
    ) =>
      setPassword(
        {
          purpose: 'activation',
          id,
          key: input.activationToken,
          password: input.password,
          fields: inputFields('activationToken'),
        },
        context,
      ),
    customerResetByUrl: resetByUrl,
  },
};
