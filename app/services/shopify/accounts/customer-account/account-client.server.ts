import type {CustomerAccountMutations, CustomerAccountQueries} from '@shopify/hydrogen';
import {graphqlAnswer} from '~/services/http/fetch-json.server';
import {ServiceOutage, tryTwice} from '~/services/http/outage.server';
import type {OpenId} from './openid.server';
import type {ShopifySession} from './shopify-session.server';

const TIME_LIMIT_MS = 6000;

type Variables<Operation> = Operation extends {variables: infer Given} ? Given : never;
type Answer<Operation> = Operation extends {return: infer Returned} ? Returned : never;

/** Asks the Customer Account API in the name of who is signed in; `null` when the session has ended. Never cached. */
export interface AccountClient {
  query<Document extends keyof CustomerAccountQueries>(
    document: Document,
    variables: Variables<CustomerAccountQueries[Document]>,
  ): Promise<Answer<CustomerAccountQueries[Document]> | null>;
  mutate<Document extends keyof CustomerAccountMutations>(
    document: Document,
    variables: Variables<CustomerAccountMutations[Document]>,
  ): Promise<Answer<CustomerAccountMutations[Document]> | null>;
}

/** Throws `ServiceOutage` as the client of the Storefront API does: 200 for GraphQL errors, 429 when asked too often. */
export function createAccountClient(openId: OpenId, session: ShopifySession): AccountClient {
  async function send(document: string, variables: object, access: string, mayRetry: boolean) {
    const operation = /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'unnamed';
    const {graphql} = await openId.endpoints();
    const attempt = async (): Promise<unknown> => {
      const outage = (status: number, detail: string) =>
        new ServiceOutage('Shopify', operation, status, detail);
      let status = 0;
      let body: unknown;
      try {
        const response = await fetch(graphql, {
          method: 'POST',
          headers: {...openId.headers, Authorization: access, 'Content-Type': 'application/json'},
          body: JSON.stringify({query: document, variables}),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        status = response.status;
        body = status === 200 ? await response.json() : await response.text();
      } catch {
        throw outage(status, 'no readable answer');
      }
      if (status === 401) return 'unauthorized';
      if (status !== 200) throw outage(status, 'an error status');
      const {data, errors = []} = graphqlAnswer.safeParse(body).data ?? {};
      if (errors.some(({extensions}) => extensions?.code === 'THROTTLED')) {
        throw outage(429, 'is throttled');
      }
      if (errors[0]) throw outage(200, errors[0].message.slice(0, 200));
      if (typeof data !== 'object' || data === null) throw outage(200, 'no data');
      return data;
    };
    return mayRetry ? tryTwice(attempt) : attempt();
  }

  return {
    async query<Document extends keyof CustomerAccountQueries>(
      document: Document,
      variables: Variables<CustomerAccountQueries[Document]>,
    ) {
      const answer = await session.ask((access) => send(document, variables, access, true));
      return answer as Answer<CustomerAccountQueries[Document]> | null;
    },
    async mutate<Document extends keyof CustomerAccountMutations>(
      document: Document,
      variables: Variables<CustomerAccountMutations[Document]>,
    ) {
      const answer = await session.ask((access) => send(document, variables, access, false));
      return answer as Answer<CustomerAccountMutations[Document]> | null;
    },
  };
}
