import {afterAll, beforeAll, expect, it} from 'vitest';
import {freePort, serveWorker, type RunningWorker} from '../commands/serve-worker';
import {cagri, jana} from '../e2e/customer-requests';
import {createStandIns, type StandIns} from '../stand-ins/handlers';
import {listen, type Listening} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';

const ORDERS = '/konto/bestellungen';
const LOGIN = '/konto/anmelden';

let standIns: StandIns;
let services: Listening;
let shop: string;
/** One shop in two processes that share only its secret and its suppliers. */
let isolates: RunningWorker[] = [];

beforeAll(async () => {
  shop = `http://localhost:${await freePort()}`;
  standIns = createStandIns({shopUrl: shop});
  services = await listen(standIns, 0);
  const settings = {
    ...workerSettings(services.url),
    CUSTOMER_ACCOUNTS: 'shopify',
    SHOP_ORIGIN: shop,
  };
  isolates = await Promise.all([0, 1].map(() => serveWorker({port: 0, settings})));
});
afterAll(async () => {
  await Promise.all(isolates.map((isolate) => isolate.close()));
  await services.close();
});

type Cookies = Map<string, string>;

interface Answer {
  status: number;
  location: string | null;
  /** The cookies it sets; '' removes one. */
  cookies: Cookies;
  html: string;
}

/** Sends a request to one of the isolates, as the platform may choose any for the same browser. */
async function ask(
  isolate: number,
  path: string,
  known: Cookies,
  form?: URLSearchParams,
): Promise<Answer> {
  const worker = isolates[isolate];
  if (!worker) throw new Error(`There is no isolate ${isolate}`);
  const answer = await worker.dispatchFetch(shop + path, {
    redirect: 'manual',
    method: form ? 'POST' : 'GET',
    headers: {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      Cookie: [...known].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && {'Content-Type': 'application/x-www-form-urlencoded'}),
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-User': '?1',
    },
    body: form?.toString(),
  });
  const cookies: Cookies = new Map();
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, /max-age=0/i.test(line) ? '' : value);
  }
  const {status} = answer;
  return {status, location: answer.headers.get('Location'), cookies, html: await answer.text()};
}

const keep = (known: Cookies, {cookies}: Answer): Cookies =>
  new Map([...known, ...cookies].filter(([, value]) => value !== ''));

/** A browser in which a customer has signed in at Shopify: started in one isolate, completed in the other. */
async function signIn({email} = jana): Promise<Cookies> {
  const begun = await ask(0, LOGIN, new Map());
  const page = new URL((begun.location ?? '').replace('/oauth/authorize', '/sign-in'));
  page.searchParams.set('email', email);
  const back = (await fetch(page, {redirect: 'manual'})).headers.get('Location') ?? '';
  const {pathname, search} = new URL(back);
  const known = keep(new Map(), begun);
  return keep(known, await ask(1, pathname + search, known));
}

const isSignedIn = async (isolate: number, known: Cookies) =>
  (await ask(isolate, '/konto', known)).html.includes('Jana Petersen');

it('a session that two isolates renew at once stays valid, whichever is faster', async () => {
  const known = await signIn();
  expect(await Promise.all([isSignedIn(0, known), isSignedIn(1, known)])).toEqual([true, true]);

  standIns.shop.accountSessions.expireAccess();
  const answers = await Promise.all([ask(0, ORDERS, known), ask(1, ORDERS, known)]);
  const winner = answers.findIndex(({status}) => status === 200);
  const loser = 1 - winner;
  const [won, lost] = [answers[winner], answers[loser]];
  if (!won || !lost) throw new Error('Nobody has renewed the session');
  const login = `${LOGIN}?returnTo=${encodeURIComponent(ORDERS)}`;
  expect(lost).toMatchObject({status: 303, location: login});
  expect([...won.cookies.keys()]).toContain('customer');
  expect([...lost.cookies.keys()]).not.toContain('customer');

  // Both responses have reached the browser, the loser's last: it continues with the winner's cookie.
  const both = keep(keep(known, won), lost);
  expect(await ask(loser, login, both)).toMatchObject({status: 303, location: ORDERS});
  expect(await ask(loser, ORDERS, both)).toMatchObject({status: 200});
  expect(await Promise.all([isSignedIn(0, both), isSignedIn(1, both)])).toEqual([true, true]);
});

it('a form posted to the slower isolate is returned and can be sent again', async () => {
  const known = await signIn();
  standIns.shop.accountSessions.expireAccess();
  const won = await ask(0, ORDERS, known);
  expect(won.status).toBe(200);

  const form = new URLSearchParams({firstName: 'Janne', lastName: 'Petersen', email: jana.email});
  const refused = await ask(1, '/konto/daten', known, form);
  expect(refused.status).toBe(503);
  expect(refused.html).toContain('value="Janne"');
  const again = keep(keep(known, won), refused);
  expect(await ask(1, '/konto/daten', again, form)).toMatchObject({status: 303});
  expect(await isSignedIn(1, again)).toBe(true);
});

it('concurrent customers signed in at Shopify see no data of each other', async () => {
  const people = [jana, cagri];
  const browsers = await Promise.all(people.map((person) => signIn(person)));
  const visits = Array.from({length: 48}, (_, number) => {
    const owner = number % 2;
    const {order, marks} = people[owner] ?? jana;
    const strange = people[1 - owner]?.marks ?? [];
    const paths = ['/konto', `${ORDERS}/${order}`, '/konto/adressen', '/en-us/account', '/'];
    const path = paths[number % paths.length] ?? '/';
    const isOf = (html: string) => marks.some((mark) => html.includes(mark));
    return async () => {
      const {html} = await ask(
        Math.floor(number / 2) % 2,
        path,
        browsers[owner] ?? new Map<string, string>(),
      );
      const leaks = strange.filter((mark) => html.includes(mark)).map((mark) => `${path}: ${mark}`);
      return isOf(html) || path === '/' ? leaks : [...leaks, `${path} is not of its owner`];
    };
  });
  const walk = async () => {
    const found: string[] = [];
    for (let visit = visits.pop(); visit; visit = visits.pop()) found.push(...(await visit()));
    return found;
  };
  const found = await Promise.all(Array.from({length: 8}, walk));
  expect(found.flat()).toEqual([]);
});
