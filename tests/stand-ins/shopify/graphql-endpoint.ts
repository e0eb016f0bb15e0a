import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {GraphQLError} from 'graphql';
import {HttpResponse} from 'msw';
import {hasAccess, unauthorized} from './access';
import type {IndexedCatalogue} from './catalogue-index';
import {executeOperation} from './execute-operation';
import type {Faults} from './faults';
import type {InvalidOperations, RequestLog} from './request-log';
import {operationNamed, parseRequest, readBody, type GraphqlBody} from './parsed-requests';
import {versionFor, type ServedVersion} from './schema';
import type {ShopState} from './state';

/** One shop: its catalogue, its state, and what is recorded. */
export interface Shop {
  catalogue(): IndexedCatalogue;
  state: ShopState;
  faults: Faults;
  invalid: InvalidOperations;
  log: RequestLog;
}

function answer(body: unknown, status: number, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const html = text.startsWith('<');
  const type = html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const requestId = randomUUID();
  return new HttpResponse(text, {
    status,
    headers: {'Content-Type': type, 'X-Request-Id': requestId, ...headers},
  });
}

async function runBody(shop: Shop, body: GraphqlBody, version: ServedVersion, origin: string) {
  const {query, variables, operationName} = body;
  const parsed = parseRequest(query, version);
  const operation = operationNamed(parsed, operationName);
  const known = operation instanceof GraphQLError ? undefined : operation;
  const name = known?.name?.value ?? operationName ?? '';
  const fault = shop.faults.take(name, query, variables);
  if (fault?.delayMs) await sleep(fault.delayMs, undefined, {ref: false});
  if (fault?.status || fault?.body !== undefined) {
    return answer(fault.body ?? '', fault.status ?? 200);
  }
  const unnamed = operation instanceof GraphQLError ? [operation] : [];
  const refused = parsed.errors.length > 0 ? parsed.errors : unnamed;
  if (refused.length > 0 || !parsed.document || !known) {
    shop.invalid.add(name, version, query, refused);
    return answer({errors: refused}, 200);
  }
  const {document, cost} = parsed;
  const {state} = shop;
  const call = {document, operation: known, variables, version, state, origin};
  const {market, ...result} = await executeOperation({...call, catalogue: shop.catalogue()});
  if (!market) {
    shop.invalid.add(name, version, query, result.errors ?? []);
    return answer(result, 200);
  }
  const {country, language} = market;
  const extensions = {context: {country, language}, cost: {requestedQueryCost: cost}};
  return answer({...result, extensions}, 200, {
    'Content-Language': `${language.toLowerCase()}-${country}`,
  });
}

/** Handles `POST /api/{version}/graphql.json`. */
export async function answerGraphql(shop: Shop, request: Request, asked: string) {
  const version = versionFor(asked);
  if (!version) return answer({errors: 'Not Found'}, 404);
  const served = {'X-Shopify-API-Version': version};
  if (!hasAccess(request.headers)) return answer(unauthorized, 401, served);
  const body = await readBody(request);
  if (!body) {
    const message = 'Required parameter missing or invalid: query';
    return answer({errors: [{message, extensions: {code: 'BAD_REQUEST'}}]}, 400, served);
  }
  const entry = shop.log.start({operation: nameOf(body, version), version});
  const response = await runBody(shop, body, version, new URL(request.url).origin);
  for (const [name, value] of Object.entries(served)) response.headers.set(name, value);
  shop.log.end(entry, response.status);
  return response;
}

function nameOf({query, operationName}: GraphqlBody, version: ServedVersion): string {
  const [first] = parseRequest(query, version).operations;
  return operationName ?? first?.name?.value ?? '';
}
