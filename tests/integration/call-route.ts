import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll, beforeEach} from 'vitest';
import {redirectToSignIn} from '../../app/features/account/customer.server';
import {matchPage, type PageName} from '../../app/pages';
import routes from '../../app/routes';
import {decryptJson} from '../../app/services/http/encryption.server';
import {SignedOut} from '../../app/services/http/outage.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import type {StandIns} from '../stand-ins/handlers';
import {setupStandIns, settings} from '../stand-ins/in-vitest';

type Route<Result> = (args: LoaderFunctionArgs) => Promise<Result>;

/** The data that a page gets from its loader or action. */
type Page<Result> = Result extends Response
  ? never
  : Result extends {data: infer Data; init: ResponseInit | null}
    ? Data
    : Result;

/** The outcome of a request, as a browser would see it. */
export interface Answer {
  status: number;
  location: string | null;
  data: unknown;
  /** Cookies that the response set, without the `__Host-` prefix; `null` for removed ones. */
  cookies: Record<string, string | null>;
}

interface VisitorOptions {
  cookies?: Record<string, string>;
  userAgent?: string;
  /** Headers that this browser, or the platform on its behalf, sends with every request. */
  headers?: Record<string, string>;
  /** Settings of the shop that differ from the stand-ins' own. */
  settings?: Record<string, string>;
}

interface RequestOptions {
  /** FormData is sent as `multipart/form-data`. */
  form?: Record<string, string> | URLSearchParams | FormData;
  /** Sent by script: the response is data, not a document. */
  script?: boolean;
}

/** Prepares the shop for a test file: suppliers are faked, caches are emptied before every test. */
export function setupShop(): void {
  setupStandIns();
  beforeEach(freshIsolate);
}

/** The same for a file with suppliers of its own. */
export function setupShopOf(suppliers: StandIns): void {
  const server = setupServer(...suppliers.handlers);
  beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
  beforeEach(freshIsolate);
  afterAll(() => server.close());
}

/** A browser that calls loaders and actions directly and stores its cookies. */
export class Visitor {
  /** By their names in the browser. */
  readonly cookies: Map<string, string>;
  /** The content of the session cookie. */
  session: Record<string, unknown> = {};
  /** The structured data of the latest page for search engines (schema.org). */
  structuredData: Record<string, unknown>[] = [];
  readonly #userAgent: string;
  readonly #headers: Record<string, string>;
  readonly #settings: Record<string, string>;

  constructor({
    cookies = {},
    userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    headers = {},
    settings: more = {},
  }: VisitorOptions = {}) {
    this.cookies = new Map(Object.entries(cookies));
    this.#userAgent = userAgent;
    this.#headers = headers;
    this.#settings = more;
  }

  /** The data of the page at a path. Throws when the loader's status is not 200. */
  async open<Result>(
    loader: Route<Result>,
    path: string,
    sending: RequestOptions = {},
  ): Promise<Page<Result>> {
    const {result} = await this.#call(loader, path, sending);
    const {data, status} = read(result);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return data as Page<Result>;
  }

  /** A cookie as it was sent, by the shop's own name for it. */
  cookie(name: string): string | undefined {
    return this.cookies.get(`__Host-${name}`) ?? this.cookies.get(name);
  }

  /** The response to a request, whatever its status. Rethrows unexpected errors. */
  async request(
    route: Route<unknown>,
    path: string,
    sending: RequestOptions = {},
  ): Promise<Answer> {
    const {result, cookies} = await this.#call(route, path, sending);
    return {...read(result), cookies};
  }

  async #call<Result>(route: Route<Result>, path: string, {form, script}: RequestOptions) {
    const url = new URL(path, SHOP);
    const asked = script ? new URL(`${url.pathname}.data${url.search}`, SHOP) : url;
    const context = await contextOf(new Request(asked, this.#init(form)), this.#settings);
    const params = paramsOf(url.pathname);

    const request = new Request(url, this.#init(form));
    const result = await route({request, params, context: {...context}}).catch(
      (thrown: unknown) => {
        if (thrown instanceof SignedOut) return redirectToSignIn(context);
        if (thrown instanceof Error) throw thrown;
        return thrown;
      },
    );
    this.structuredData = context.structuredData;
    if (!script) showInHead(result, context.headTags);
    const isRedirect = result instanceof Response && result.status >= 300 && result.status < 400;
    await context.session.commit({isDiscarded: isRedirect});
    const cookies = this.#keep(context.cookies.headers());
    this.session = await contentOf(this.cookie('session'));
    return {result, cookies};
  }

  #init(form?: RequestOptions['form']): RequestInit {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = {Cookie: cookie, 'User-Agent': this.#userAgent, Origin: SHOP};
    const headers = {...own, ...this.#headers};
    if (!form) return {headers};
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    return {method: 'POST', headers, body};
  }

  #keep(headers: string[]): Record<string, string | null> {
    const changes: Record<string, string | null> = {};
    for (const header of headers) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      const removed = header.includes('Max-Age=0');
      const known = name.replace('__Host-', '');
      changes[known] = removed ? (changes[known] ?? null) : decodeURIComponent(value);
      if (removed) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return changes;
  }
}

/** The head of a document also has tags that its data for script lacks. */
function showInHead(result: unknown, tags: object[]): void {
  const {data} = read(result) as {data: {meta?: object[]} | null};
  data?.meta?.push(...tags);
}

async function contentOf(session: string | undefined): Promise<Record<string, unknown>> {
  const secrets = (settings.SESSION_SECRET ?? '').split(',');
  const read = session ? await decryptJson(session, secrets, 'session') : null;
  return (read?.value ?? {}) as Record<string, unknown>;
}

function paramsOf(pathname: string): Record<string, string> {
  const typed = matchPage(pathname)?.params ?? {};
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, decoded(value)]));
}

/** Like Remix, leaves incomplete percent-escapes unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function read(result: unknown): Omit<Answer, 'cookies'> {
  if (result instanceof Response) {
    return {status: result.status, location: result.headers.get('Location'), data: null};
  }
  if (typeof result === 'object' && result && 'init' in result && 'data' in result) {
    const init = result.init as ResponseInit | null;
    return {status: init?.status ?? 200, location: null, data: result.data};
  }
  return {status: 200, location: null, data: result};
}

/** The module of a page, as `import.meta.glob` names it in this folder. */
export function moduleOf(page: PageName): string {
  const route = routes.find(({id}) => id === `${page}.de`);
  return `../../app/${route?.file}`;
}
