import {GraphQLError} from 'graphql';
import {numberIn} from '../gid';
import type {StandInContext, ResolverMap} from '../resolver-contract';
import {
  withUserErrors,
  invalidToken,
  profileErrors,
  takenError,
  type CustomerUserError,
  type ProfileInput,
} from './customer-rules';
import {activationMail, recoveryMail} from './customer-mails';
import type {StoredCustomer} from './stored-customer';

type CreateInput = ProfileInput & {email: string; password: string};

/** Shopify's error for too many requests. */
export function tooOften(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'THROTTLED'}});
}

const linksOf = ({state: {shopUrl}}: StandInContext) => ({shopUrl});

function create(_: unknown, {input}: {input: CreateInput}, context: StandInContext) {
  const {customers, outbox} = context.state;
  const errors = profileErrors(input, 'input');
  const refuse = (more: CustomerUserError[]) => withUserErrors({customer: null}, more);
  if (errors.length > 0) return refuse(errors);

  const known = customers.people.byEmail(input.email);
  if (known?.throttled) throw tooOften('Creating Customer Limit exceeded. Please try again later.');
  if (known?.disabled) {
    outbox.send(
      activationMail(known, customers.keys.issue('activation', known.id), linksOf(context)),
    );
    const message = `We have sent an email to ${known.email}, please click the link included to verify your email address.`;
    return refuse([{code: 'CUSTOMER_DISABLED', field: ['input', 'email'], message}]);
  }
  if (known) return refuse([takenError('email', 'input')]);
  if (input.phone && customers.people.byPhone(input.phone))
    return refuse([takenError('phone', 'input')]);

  const {email, password, firstName, lastName, phone, acceptsMarketing} = input;
  const customer = customers.people.add({
    email,
    password,
    firstName: firstName || null,
    lastName: lastName || null,
    phone: phone || null,
    acceptsMarketing: acceptsMarketing ?? false,
  });
  return withUserErrors({customer});
}

function recover(_: unknown, {email}: {email: string}, context: StandInContext) {
  const {customers, outbox} = context.state;
  if (!customers.mayRecover(email))
    throw tooOften('Resetting password limit exceeded. Please try again later.');
  const known = customers.people.byEmail(email);
  if (!known) {
    const message = 'Could not find customer';
    return withUserErrors({}, [{code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message}]);
  }
  const mail = known.disabled
    ? activationMail(known, customers.keys.issue('activation', known.id), linksOf(context))
    : recoveryMail(known, customers.keys.issue('reset', known.id), linksOf(context));
  outbox.send(mail);
  return withUserErrors({});
}

interface UpdateArgs {
  customerAccessToken: string;
  customer: ProfileInput;
}

/** A new password invalidates all tokens; the response contains a new one. */
function update(_: unknown, args: UpdateArgs, {state: {customers}}: StandInContext) {
  const person = customers.find(args.customerAccessToken);
  const none = {customer: null, customerAccessToken: null};
  if (!person) return withUserErrors(none, [invalidToken]);
  const {firstName, lastName, email, phone, password, acceptsMarketing} = args.customer;
  const errors = profileErrors(args.customer, 'customer');
  const other = (found: StoredCustomer | null) => found !== null && found !== person;
  if (email && other(customers.people.byEmail(email))) errors.push(takenError('email', 'customer'));
  if (phone && other(customers.people.byPhone(phone))) errors.push(takenError('phone', 'customer'));
  if (errors.length > 0) return withUserErrors(none, errors);

  if (firstName !== undefined) person.firstName = firstName || null;
  if (lastName !== undefined) person.lastName = lastName || null;
  if (phone !== undefined) person.phone = phone || null;
  if (email) person.email = email.trim().toLowerCase();
  person.acceptsMarketing = acceptsMarketing ?? person.acceptsMarketing;
  if (!password) return withUserErrors({customer: person, customerAccessToken: null});
  person.password = password;
  customers.revoke(person.email);
  return withUserErrors({customer: person, customerAccessToken: customers.issue(person)});
}

/** The customer with a Shopify id. */
export function customerOf(id: string, {state}: StandInContext): StoredCustomer | null {
  return state.customers.people.byId(numberIn(id, 'Customer'));
}

/** `customerCreate`, `customerRecover`, `customerUpdate`. */
export const accountResolvers: ResolverMap = {
  Mutation: {customerCreate: create, customerRecover: recover, customerUpdate: update},
};
