import {http, HttpResponse, type RequestHandler} from 'msw';
import {parse, serialize} from 'cookie';
import {html, type Markup} from '../../checkout/markup';
import type {Faults} from '../faults';
import type {ShopState} from '../state';
import {clientId, issuer, type AccountSessions} from './account-sessions';

const PATH = '/authentication/1000001';
/** Shopify's own session in the browser. */
const COOKIE = 'shopify-customer';

interface Options {
  state: ShopState;
  sessions: AccountSessions;
  faults: Faults;
}

/** Storefront URLs registered for the client, as its owner enters them in the Headless channel. */
const allowed = ({shopUrl}: ShopState) => ({
  origin: shopUrl,
  callback: `${shopUrl}/account/authorize`,
  signOut: [`${shopUrl}/`, `${shopUrl}/en-us`],
});

const page = (title: string, body: Markup, status = 200) =>
  new HttpResponse(
    html`<!doctype html>
      <html lang="de">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <link rel="icon" href="data:," />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`.text,
    {status, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );

const wrong = (what: string) => page('Das geht nicht', html`<p>${what}</p>`, 400);

const redirect = (to: string, cookie?: string) =>
  new HttpResponse(null, {
    status: 302,
    headers: {Location: to, ...(cookie !== undefined && {'Set-Cookie': cookie})},
  });

const json = (body: object, status = 200) => HttpResponse.json(body, {status});

/** What is wrong with a sign-in URL; `null` when Shopify would show its page. */
function addressProblem(query: URLSearchParams, state: ShopState): string | null {
  if (query.get('client_id') !== clientId) return 'client_id is unknown';
  if (query.get('redirect_uri') !== allowed(state).callback) return 'redirect_uri is not allowed';
  if (query.get('response_type') !== 'code') return 'response_type is not code';
  if (!query.get('scope')?.split(' ').includes('openid')) return 'scope lacks openid';
  if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method is not S256';
  if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')) return 'code_challenge is missing';
  return query.get('state') && query.get('nonce') ? null : 'state or nonce is missing';
}

/** The page on which a visitor chooses a customer, in place of a code by mail. */
function signInPage(query: URLSearchParams, {customers}: ShopState): Response {
  const people = customers.people.all().filter(({disabled, throttled}) => !disabled && !throttled);
  const kept = [...query].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const buttons = people.map(
    ({email}) => html`<p><button name="email" value="${email}">${email}</button></p>`,
  );
  return page(
    query.get('locale') === 'en'
      ? 'Sign in at Shopify (simulated)'
      : 'Anmelden bei Shopify (simuliert)',
    html`<form action="${PATH}/sign-in" method="get">${kept}${buttons}</form>
      <form action="${PATH}/sign-in" method="get">
        ${kept}
        <p>
          <label>E-Mail <input type="email" name="email" required /></label>
          <button>Code senden</button>
        </p>
      </form>
      <p>
        <a href="${answerAddress(query, {error: 'access_denied'})}">Abbrechen</a>
      </p>`,
  );
}

function answerAddress(query: URLSearchParams, answer: Record<string, string>): string {
  const address = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  address.searchParams.set('state', query.get('state') ?? '');
  return address.href;
}

function signIn(query: URLSearchParams, email: string, {state, sessions}: Options): Response {
  const {people} = state.customers;
  const customer = people.byEmail(email) ?? people.add({email, password: ''});
  const code = sessions.authorize(customer, {
    redirectUri: query.get('redirect_uri') ?? '',
    challenge: query.get('code_challenge') ?? '',
    nonce: query.get('nonce') ?? '',
  });
  const cookie = serialize(COOKIE, email, {path: PATH, httpOnly: true});
  return redirect(answerAddress(query, {code}), cookie);
}

/** Checks the headers that Shopify requires from server requests. */
export function refuseCaller({headers}: Request, state: ShopState): Response | null {
  if (!headers.get('User-Agent')) return new HttpResponse('Forbidden', {status: 403});
  const isAllowed = headers.get('Origin') === allowed(state).origin;
  return isAllowed ? null : json({error: 'invalid_token'}, 401);
}

function giveTokens(form: URLSearchParams, {sessions}: Options): Response {
  const field = (name: string) => form.get(name) ?? '';
  const invalid = (error: string) => json({error, error_description: 'Simulated'}, 400);
  if (field('client_id') !== clientId) return json({error: 'invalid_client'}, 401);
  switch (field('grant_type')) {
    case 'authorization_code': {
      const {redirect_uri, code, code_verifier} = Object.fromEntries(form);
      const tokens = sessions.exchange(code ?? '', redirect_uri ?? '', code_verifier ?? '');
      return tokens ? json(tokens) : invalid('invalid_grant');
    }
    case 'refresh_token': {
      const tokens = sessions.renew(field('refresh_token'));
      return tokens ? json(tokens) : invalid('invalid_grant');
    }
    default:
      return invalid('unsupported_grant_type');
  }
}

/** Discovery, sign-in, tokens, keys and sign-out of Shopify's customer accounts. */
export function signInHandlers(options: Options): RequestHandler[] {
  const {state, sessions, faults} = options;
  /** The response of an injected fault, by endpoint name. */
  const fault = (name: string) => {
    const ordered = faults.take(name, '', {});
    if (!ordered?.status && ordered?.body === undefined) return null;
    return new HttpResponse(ordered.body ?? '', {status: ordered.status ?? 200});
  };
  return [
    http.get('*/.well-known/openid-configuration', ({request}) => {
      const base = new URL(request.url).origin + PATH;
      return (
        fault('openid-configuration') ??
        json({
          issuer,
          authorization_endpoint: `${base}/oauth/authorize`,
          token_endpoint: `${base}/oauth/token`,
          end_session_endpoint: `${base}/logout`,
          jwks_uri: `${base}/.well-known/jwks.json`,
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        })
      );
    }),
    http.get('*/.well-known/customer-account-api', ({request}) => {
      const {origin} = new URL(request.url);
      const graphql = `${origin}/customer/api/2026-10/graphql`;
      return fault('customer-account-api') ?? json({graphql_api: graphql});
    }),
    http.get(`*${PATH}/.well-known/jwks.json`, () => {
      return fault('jwks') ?? json(sessions.publishedKeys());
    }),
    http.get(`*${PATH}/oauth/authorize`, ({request}) => {
      const {searchParams: query} = new URL(request.url);
      const problem = addressProblem(query, state);
      if (problem) return wrong(problem);
      const known = parse(request.headers.get('Cookie') ?? '')[COOKIE];
      if (known) return signIn(query, known, options);
      if (query.get('prompt') === 'none') {
        return redirect(answerAddress(query, {error: 'login_required'}));
      }
      return signInPage(query, state);
    }),
    http.get(`*${PATH}/sign-in`, ({request}) => {
      const {searchParams: query} = new URL(request.url);
      const problem = addressProblem(query, state);
      return problem ? wrong(problem) : signIn(query, query.get('email') ?? '', options);
    }),
    http.post(`*${PATH}/oauth/token`, async ({request}) => {
      const form = new URLSearchParams(await request.text());
      return fault('token') ?? refuseCaller(request, state) ?? giveTokens(form, options);
    }),
    http.get(`*${PATH}/logout`, ({request}) => {
      const {searchParams: query} = new URL(request.url);
      const back = query.get('post_logout_redirect_uri') ?? '';
      if (!sessions.knows(query.get('id_token_hint') ?? '')) return wrong('id_token_hint is wrong');
      if (!allowed(state).signOut.includes(back)) return wrong('This address is not allowed');
      return redirect(back, serialize(COOKIE, '', {path: PATH, maxAge: 0}));
    }),
  ];
}
