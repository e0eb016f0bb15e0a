import {createDeduplicator} from '../../http/isolate-memory';
import {catchOutage} from '../../http/outage.server';
import {ShopifyUserError} from '../client.server';
import {idOf} from '../ids';
import {type Accounts, isDone, type OpenedAccounts, type Outcome} from './accounts';
import {
  createClassicCustomer,
  createToken,
  outcomeOf,
  tokenOf,
  type TokenResult,
} from './classic-customer.server';
import {openClassicSession, refusal, type SessionOptions} from './classic-session.server';
import {
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_BY_URL_MUTATION,
  CUSTOMER_RESET_MUTATION,
} from './customer.graphql';

const registerOnce = createDeduplicator<Outcome>(isDone);
const newPasswordOnce = createDeduplicator<TokenResult>(isDone);

/** Classic customer accounts of the Storefront API, and the customer: `null` when nobody is signed in. */
export function openClassicAccounts(options: SessionOptions): OpenedAccounts {
  const {client, store, waitUntil} = options;
  const session = openClassicSession(options);

  async function startSession(result: TokenResult): Promise<Outcome> {
    if (!result.success) return result;
    await session.start(result);
    return {success: true};
  }

  const accounts: Accounts = {
    passwords: {
      signIn: async (email, password) => startSession(await createToken(client, email, password)),

      async register(input, key) {
        const register = async () => {
          const {customerCreate: payload} = await client.mutate(CUSTOMER_CREATE_MUTATION, {input});
          return payload?.customer ? {success: true as const} : refusal(payload);
        };
        return (await registerOnce(key, register, waitUntil)).outcome;
      },

      async recover(email) {
        const {customerRecover} = await client.mutate(CUSTOMER_RECOVER_MUTATION, {email});
        return outcomeOf(customerRecover);
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

    kind: 'classic',
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
        console.error(error.message);
        return {refused: error.reason};
      }
      await session.close();
      return 'signedOut';
    },
  };

  const customer = store.customer() ? createClassicCustomer(client, session, waitUntil) : null;
  const buyerToken = () => Promise.resolve(store.customer()?.token ?? null);
  return {accounts, customer, buyerToken};
}
