import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {fieldResolver, typeResolver} from '../field-resolver';
import type {Shop} from '../graphql-endpoint';
import {marketInContext, marketFor} from '../markets';
import {lazily} from '../lazily';
import {readBody, type GraphqlBody} from '../parsed-requests';
import {accountApiResolvers} from './account-api-resolvers';
import type {AccountSessions} from './account-sessions';
import {refuseCaller} from './sign-in-handlers';

/** Shopify's own schema of the Customer Account API. */
const accountApiSchema: () => GraphQLSchema = lazily(() => {
  const file = createRequire(import.meta.url).resolve(
    '@shopify/hydrogen-react-next/customer-account.schema.json',
  );
  type Read = IntrospectionQuery | {data: IntrospectionQuery};
  const read = JSON.parse(readFileSync(file, 'utf8')) as Read;
  const {__schema} = 'data' in read ? read.data : read;
  return buildClientSchema({__schema}, {assumeValid: true});
});

const resolveField = fieldResolver(accountApiResolvers);

const unauthorized = () => HttpResponse.json({errors: [{message: 'Unauthorized'}]}, {status: 401});

async function answer(
  shop: Shop,
  sessions: AccountSessions,
  request: Request,
  body: GraphqlBody,
): Promise<Response> {
  const {query, variables, operationName} = body;
  const schema = accountApiSchema();
  const document = parse(query);
  const name = operationName ?? getOperationAST(document)?.name?.value ?? '';
  const entry = shop.log.start({operation: name, version: 'customer-account'});
  const respond = (response: Response) => {
    shop.log.end(entry, response.status);
    return response;
  };
  const fault = shop.faults.take(name, query, variables);
  if (fault?.status || fault?.body !== undefined) {
    return respond(new HttpResponse(fault.body ?? '', {status: fault.status ?? 200}));
  }
  const access = request.headers.get('Authorization') ?? '';
  const customer = sessions.find(access);
  if (!customer) return respond(unauthorized());
  const errors = validate(schema, document);
  if (errors.length > 0) {
    shop.invalid.add(name, 'customer-account', query, errors);
    return respond(HttpResponse.json({errors}));
  }
  const catalogue = shop.catalogue();
  const operation = getOperationAST(document, operationName);
  const market = operation
    ? marketInContext(schema, operation, variables, catalogue.markets)
    : marketFor(catalogue.markets, {});
  const contextValue = {
    catalogue: catalogue.servedIn(market.country),
    market,
    origin: new URL(request.url).origin,
    state: shop.state,
    customer,
    access,
  };
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue,
    fieldResolver: resolveField,
    typeResolver,
  });
  for (const {originalError} of result.errors ?? []) {
    if (originalError && !(originalError instanceof GraphQLError)) console.error(originalError);
  }
  return respond(HttpResponse.json(result));
}

/** The GraphQL endpoint of the Customer Account API. */
export function accountApiHandlers(shop: Shop, sessions: AccountSessions): RequestHandler[] {
  return [
    http.post('*/customer/api/:version/graphql', async ({request}) => {
      const refused = refuseCaller(request, shop.state);
      if (refused) return refused;
      const body = await readBody(request);
      if (!body) return HttpResponse.json({errors: [{message: 'No query'}]}, {status: 400});
      return answer(shop, sessions, request, body);
    }),
  ];
}
