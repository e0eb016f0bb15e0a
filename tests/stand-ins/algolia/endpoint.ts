import {setTimeout as sleep} from 'node:timers/promises';
import {HttpResponse} from 'msw';
import {accessOf, adminKey, searchKey, writeKey} from './access';
import {ApiError, readBody, type SearchLog, type Faults, type InjectedFault} from './requests';
import type {Application} from './application';
import {readEvents, type InsightsEvent} from './insights';
import {answerIndexes} from './routes';

/** One application: its content, and what is recorded. */
export interface FakeApplication {
  application: Application;
  faults: Faults;
  log: SearchLog;
  events: InsightsEvent[];
}

/** Any origin may send requests from a browser. */
const cors = {'Access-Control-Allow-Origin': '*'};

const failed = (status: number, message: string): Response =>
  HttpResponse.json({message, status}, {status, headers: cors});

/** Answers the preflight request that browsers send before a key in a header. */
export function answerPreflight(request: Request): Response {
  const wanted = request.headers.get('Access-Control-Request-Headers');
  return new HttpResponse(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': wanted ?? '*',
      'Access-Control-Max-Age': '300',
    },
  });
}

async function faultAnswer(fault: InjectedFault): Promise<Response | null> {
  if (fault.delayMs) await sleep(fault.delayMs, undefined, {ref: false});
  if (fault.garbage) {
    return HttpResponse.html('<html><body>Wartungsarbeiten</body></html>', {headers: cors});
  }
  if (fault.status === undefined) return null;
  return failed(fault.status, fault.status === 429 ? 'Too Many Requests' : 'Internal Error');
}

function answerWithKey(fake: FakeApplication, request: Request, url: URL, body: unknown) {
  const access = accessOf(request);
  if (!access) throw new ApiError(403, 'Invalid Application-ID or API key');
  const [, rest = ''] = /\/1\/(.*?)\/?$/.exec(url.pathname) ?? [];
  if (rest === 'events') {
    fake.events.push(...readEvents(body));
    return {message: 'OK', status: 200};
  }
  if (rest.startsWith('keys/') && request.method === 'GET') return rightsOf(rest);
  const path = rest.replace(/^indexes\/?/, '').replace(/^%2A(?=\/)/i, '*');
  return answerIndexes(request.method, path, access, {
    application: fake.application,
    body,
    url,
  });
}

/** What a key may do; every key may query that about itself. */
function rightsOf(rest: string) {
  const [, value = ''] = rest.split('/');
  if (value === searchKey) return {value, acl: ['search'], validity: 0};
  if (value === writeKey) {
    return {value, acl: ['addObject', 'deleteObject'], validity: 0};
  }
  if (value !== adminKey) throw new ApiError(404, 'Key does not exist');
  return {
    value,
    acl: ['search', 'addObject', 'deleteIndex', 'settings', 'editSettings'],
    validity: 0,
  };
}

/** Handles `/1/indexes…`, `/1/keys/…` and `/1/events`; errors are `{message, status}`. */
export async function answerAlgolia(fake: FakeApplication, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const call = fake.log.start({method: request.method, path: url.pathname, body: undefined});
  const response = await run(fake, request, url, call);
  fake.log.end(call, response.status);
  return response;
}

async function run(
  fake: FakeApplication,
  request: Request,
  url: URL,
  call: {body: unknown},
): Promise<Response> {
  try {
    const body = await readBody(request);
    call.body = body;
    const fault = fake.faults.take(`${url.pathname}${url.search}`, body);
    const wrong = fault && (await faultAnswer(fault));
    if (wrong) return wrong;
    return HttpResponse.json(answerWithKey(fake, request, url, body) ?? {}, {headers: cors});
  } catch (error) {
    if (error instanceof ApiError) return failed(error.status, error.message);
    throw error;
  }
}
