import type {CustomerUpdateInput} from '@shopify/hydrogen/storefront-api-types';
import {createDeduplicator} from '../../http/isolate-memory';
import {catchOutage, optional} from '../../http/outage.server';
import {type ShopifyClient, ShopifyUserError} from '../client.server';
import {idOf} from '../ids';
import {
  type Accounts,
  type Customer,
  type CustomerAddresses,
  type CustomerIssue,
  type OpenedAccounts,
  type Outcome,
  outcomeOf,
  type Refusal,
  refusal,
  savedBy,
} from './accounts';
import {createClassicOrders} from './classic-orders.server';
import {
  type ClassicSession,
  type CustomerAccess,
  openClassicSession,
  type SessionOptions,
  toAccess,
} from './classic-session.server';
import {defaultFirst, type Profile} from './customer-data';
import {
  CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_QUERY,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_BY_URL_MUTATION,
  CUSTOMER_RESET_MUTATION,
  CUSTOMER_UPDATE_MUTATION,
} from './customer.graphql';

const newPasswordOnce = createDeduplicator<TokenResult>(({success}) => success);

/** Classic customer accounts of the Storefront API, and the customer: `null` when nobody is signed in. */
export function openClassicAccounts(options: SessionOptions): OpenedAccounts {
  const {client, store, waitUntil} = options;
  const session = openClassicSession(options);
  const startSession = (result: TokenResult) => startWith(session, result);

  const accounts: Accounts = {
    passwords: {
      signIn: async (email, password) => startSession(await createToken(client, email, password)),

      async register(input) {
        const {customerCreate: payload} = await client.mutate(CUSTOMER_CREATE_MUTATION, {input});
        return payload?.customer ? {success: true} : refusal(payload?.customerUserErrors);
      },

      async recover(email) {
        const {customerRecover} = await client.mutate(CUSTOMER_RECOVER_MUTATION, {email});
        return outcomeOf(customerRecover?.customerUserErrors);
      },

      async reset(link, password, key) {
        const reset = async () => {
          if ('resetUrl' in link) {
            const variables = {...link, password};
            const response = await client.mutate(CUSTOMER_RESET_BY_URL_MUTATION, variables);
            return tokenOf(response.customerResetByUrl);
          }
          const input = {resetToken: link.token, password};
          const variables = {id: idOf('Customer', link.customer), input};
          return tokenOf((await client.mutate(CUSTOMER_RESET_MUTATION, variables)).customerReset);
        };
        return startSession((await newPasswordOnce(key, reset, waitUntil)).outcome);
      },

      async activate({customer, token}, password, key) {
        const activate = async () => {
          const variables = {
            id: idOf('Customer', customer),
            input: {activationToken: token, password},
          };
          const answer = await client.mutate(CUSTOMER_ACTIVATE_MUTATION, variables);
          return tokenOf(answer.customerActivate);
        };
        return startSession((await newPasswordOnce(key, activate, waitUntil)).outcome);
      },
    },

    externalSignIn: null,
    knownAtCheckout: false,
    internationalPhones: false,

    async signOut() {
      const token = await session.tokenToClose();
      if (!token) return 'notSignedIn';
      try {
        // While Shopify is unavailable, the token stays valid until it expires, but no browser has it any more.
        await catchOutage(session.deleteToken(token));
      } catch (error) {
        if (!(error instanceof ShopifyUserError)) throw error;
        // An unknown token has been deleted, such as by the first of two clicks: that is what was requested.
        if (error.field?.at(-1) !== 'customerAccessToken') {
          console.error(error.message);
          return {refused: error.reason};
        }
      }
      await session.close();
      return 'signedOut';
    },
  };

  const customer = store.customer() ? createClassicCustomer(options, session) : null;
  const buyerToken = () => Promise.resolve(store.customer()?.token ?? null);
  return {accounts, customer, buyerToken};
}

/** The customer of a classic session, from the Storefront API; never cached. */
function createClassicCustomer(
  {client, waitUntil}: SessionOptions,
  session: ClassicSession,
): Customer {
  let loading: Promise<Profile> | undefined;

  function profile(): Promise<Profile> {
    loading ??= session.callWithToken((token) => client.query(CUSTOMER_QUERY, token));
    return loading;
  }

  const update = (customer: CustomerUpdateInput) =>
    session.callWithToken((token) => client.mutate(CUSTOMER_UPDATE_MUTATION, {...token, customer}));

  /** Shopify only verifies passwords by signing in: the resulting token is deleted at once. */
  async function verify(typed: string): Promise<Outcome> {
    const {email} = await profile();
    const access = await createToken(client, email ?? '', typed);
    if (!access.success) return access;
    await optional(
      session.deleteToken(access.token),
      null,
      'Cannot delete the token of a password check',
    );
    return {success: true};
  }

  return {
    profile,
    update: async (change) => outcomeOf((await update(change)).customerUserErrors),
    password: {
      verify,
      async change(current, password, key) {
        const change = async () => {
          const verified = await verify(current);
          // A new password revokes all tokens and returns a new one.
          return verified.success ? tokenOf(await update({password})) : verified;
        };
        return startWith(session, (await newPasswordOnce(key, change, waitUntil)).outcome);
      },
    },
    orders: createClassicOrders(client, session),
    returns: null,
    addresses: createClassicAddresses(client, session),
  };
}

/** Signs in with a password: returns a token, or Shopify's errors. */
async function createToken(
  client: ShopifyClient,
  email: string,
  password: string,
): Promise<TokenResult> {
  const {customerAccessTokenCreate: payload} = await client.mutate(
    CUSTOMER_ACCESS_TOKEN_CREATE_MUTATION,
    {input: {email, password}},
  );
  return tokenOf(payload);
}

/** An access token of Shopify's with its expiry, or the errors instead. */
type TokenResult = ({success: true} & CustomerAccess) | Refusal;

async function startWith(session: ClassicSession, result: TokenResult): Promise<Outcome> {
  if (!result.success) return result;
  await session.start(result);
  return {success: true};
}

interface TokenPayload {
  customerAccessToken?: Parameters<typeof toAccess>[0];
  customerUserErrors: CustomerIssue[];
}

function tokenOf(payload: TokenPayload | null | undefined): TokenResult {
  const access = toAccess(payload?.customerAccessToken);
  return access ? {success: true, ...access} : refusal(payload?.customerUserErrors);
}

function createClassicAddresses(
  client: ShopifyClient,
  {callWithToken}: ClassicSession,
): CustomerAddresses {
  return {
    async list() {
      const {addresses, defaultAddress} = await callWithToken((token) =>
        client.query(CUSTOMER_ADDRESSES_QUERY, token),
      );
      return defaultFirst(addresses.nodes, defaultAddress?.id);
    },

    async create(address) {
      const {customerUserErrors, customerAddress} = await callWithToken((token) =>
        client.mutate(CUSTOMER_ADDRESS_CREATE_MUTATION, {...token, address}),
      );
      return savedBy(customerUserErrors, customerAddress);
    },

    async update(id, address) {
      const {customerUserErrors, customerAddress} = await callWithToken((token) =>
        client.mutate(CUSTOMER_ADDRESS_UPDATE_MUTATION, {...token, id, address}),
      );
      return savedBy(customerUserErrors, customerAddress);
    },

    async delete(id) {
      const {customerUserErrors} = await callWithToken((token) =>
        client.mutate(CUSTOMER_ADDRESS_DELETE_MUTATION, {...token, id}),
      );
      return outcomeOf(customerUserErrors);
    },

    async setDefault(addressId) {
      const {customerUserErrors} = await callWithToken((token) =>
        client.mutate(CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION, {...token, addressId}),
      );
      return outcomeOf(customerUserErrors);
    },
  };
}
