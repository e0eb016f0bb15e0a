import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  type DocumentNode,
  execute,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  isLeafType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
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

/** The most points that one query may cost. */
export const MAX_COST = 1000;

/**
 * What Shopify documents that a valid operation costs, whatever it finds: an object one point, a connection its size,
 * times what each node costs, a mutation ten.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): number {
  const operation = getOperationAST(document);
  if (!operation) return 0;
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const whole = visit(operation, {
    FragmentSpread: ({name}) => ({...fragments.get(name.value), kind: Kind.INLINE_FRAGMENT}),
  });
  let cost = operation.operation === OperationTypeNode.MUTATION ? 10 : 0;
  const factors = [1];
  const info = new TypeInfo(schema);
  const Field = {
    enter(field: FieldNode) {
      const [factor = 1] = factors;
      const type = getNamedType(info.getType());
      const definition = info.getFieldDef();
      const isConnection = type?.name.endsWith('Connection');
      const {first, last} =
        definition && isConnection ? getArgumentValues(definition, field, variables) : {};
      factors.unshift(isConnection ? factor * Number(first ?? last ?? 0) : factor);
      if (!isConnection && !isLeafType(type) && type?.name !== 'PageInfo') cost += factor;
    },
    leave: () => void factors.shift(),
  };
  visit(whole, visitWithTypeInfo(info, {Field}));
  return cost;
}

const tooExpensive = (cost: number) =>
  new GraphQLError(
    `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_COST}).`,
    {extensions: {code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_COST}},
  );

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
  const invalid = validate(schema, document);
  const cost = invalid.length === 0 ? costOf(schema, document, variables) : 0;
  const errors = cost > MAX_COST ? [tooExpensive(cost)] : invalid;
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
