import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {z} from 'zod';
import {openSuppliers, type OpenSuppliers} from '../commands/open-suppliers';
import {serveWorker, type RunningWorker} from '../commands/serve-worker';
import {cagri, club, jana} from '../e2e/customer-requests';
import {randomChoices} from './hostile-values';
import {isSoak} from '../run-length';
import {editorQuery, publicToken} from '../stand-ins/storyblok/access';

const REQUESTS = isSoak ? 200_000 : 1_000;
/** Requested concurrently, so that their responses are produced interleaved in one isolate. */
const IN_FLIGHT = 12;
/** Pages of visitors with personal data are rendered individually, which is slow; most visitors have none. */
const SHARE_OF_OTHERS = 0.15;
const SHARE_OF_CUSTOMERS = 0.5;

const BICYCLE = '/products/fernweh-7-trapez';
const SEALED = '/werkstatt-termin';
const pages = {
  de: ['/', '/collections/e-bikes', BICYCLE, '/kontakt', '/suche?q=trekking', SEALED],
  en: ['/en-us', '/en-us/collections/e-bikes', `/en-us${BICYCLE}`],
};
const markets = ['DE', 'AT', 'CH'];
const consents = ['', '2.2026-11-23', '2.statistics.2026-11-23'];

/** A visitor with a browser, and texts that only their pages may contain. */
interface Visitor {
  name: string;
  cookie: string;
  market: string | null;
  consent: string;
  /** Texts that no other visitor's pages may contain. */
  marks: readonly string[];
  /** Text that all their pages contain. */
  always?: string;
  /** Query that is appended to every path. */
  query?: string;
  robot?: boolean;
  /** Whether they have viewed another product before. */
  hasSeen?: boolean;
  /** Pages that only they can open. */
  own?: readonly string[];
}

let suppliers: OpenSuppliers | undefined;
let shop: RunningWorker | undefined;

beforeAll(async () => {
  suppliers = await openSuppliers({port: 0, shopUrl: 'http://localhost'});
  shop = await serveWorker({port: 0, settings: suppliers.settings});
});
afterAll(async () => {
  await shop?.close();
  await suppliers?.close();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function ask(path: string, {cookie, robot}: Pick<Visitor, 'cookie' | 'robot'>) {
  const headers = {
    Cookie: cookie,
    'User-Agent': robot ? 'Googlebot/2.1' : browser,
    // One that is kept alive may be closed just as it is reused.
    Connection: 'close',
  };
  const answer = await fetch(`${shop?.url}${path}`, {redirect: 'manual', headers});
  return {status: answer.status, headers: answer.headers, html: await answer.text()};
}

/** Submits a plain form; returns the cookies that the response sets, in the format of the `Cookie` header. */
async function post(path: string, fields: Record<string, string>, Cookie = ''): Promise<string[]> {
  const answer = await fetch(`${shop?.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {Origin: shop?.url ?? '', 'User-Agent': browser, Cookie, Connection: 'close'},
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
  return answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

async function cartOf(number: number): Promise<Visitor> {
  const {html} = await ask('/products/kettenoel-landregen-100-ml', {cookie: ''});
  const merchandiseId = /name="merchandiseId" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const form = {intent: 'add', merchandiseId, quantity: '1', returnTo: '/warenkorb'};
  const cookie = (await post('/warenkorb', form)).find((one) => one.startsWith('cart=')) ?? '';
  const [id = ''] = decodeURIComponent(cookie.slice('cart='.length)).split('?');
  expect(id.length).toBeGreaterThan(10);
  return {name: `cart ${number}`, cookie, market: null, consent: '', marks: [id], always: id};
}

async function customer({name, email, password, marks, order}: typeof club): Promise<Visitor> {
  const cookie = (await post('/konto/anmelden', {email, password})).join('; ');
  const [always = ''] = name.split(' ');
  const paths = ['/konto', '/konto/adressen', '/konto/daten', '/konto/bestellungen'];
  if (order) paths.push(`/konto/bestellungen/${order}`);
  const own = [
    ...paths,
    ...paths.map((path) => `${path}.data`),
    '/en-us/account',
    '/',
    '/warenkorb',
  ];
  return {name, cookie, market: null, consent: '', marks, always, own};
}

/** A visitor with the query with which the visual editor opens a story. */
async function editor(slug: string): Promise<Visitor> {
  const answer = await fetch(`${suppliers?.url}/v2/cdn/stories/${slug}?token=${publicToken}`);
  const {id} = z.object({story: z.object({id: z.number()})}).parse(await answer.json()).story;
  const query = editorQuery(id);
  return {
    name: `editor of ${slug}`,
    cookie: '',
    market: null,
    consent: '2.2026-11-23',
    marks: [],
    query,
  };
}

/** Visitors: anonymous ones, and those with personal data. */
async function everybody(): Promise<Record<'anonymous' | 'others' | 'customers', Visitor[]>> {
  const anonymous = Array.from({length: 30}, (_, number): Visitor => {
    const market = markets[number % 3] ?? 'DE';
    const consent = consents[Math.floor(number / 3) % 3] ?? '';
    const cookie = [`commerce-locale=${market}-DE`, ...(consent ? [`consent=${consent}`] : [])];
    const robot = number % 10 === 9;
    const hasSeen = number % 10 === 8;
    if (hasSeen) cookie.push('recently-viewed=7000000000002');
    const name = `visitor ${number}`;
    return {name, cookie: cookie.join('; '), market, consent, marks: [], robot, hasSeen};
  });
  const wishers = Array.from({length: 8}, (_, number): Visitor => {
    const variant = `99000000000${number}`;
    const cookie = `wishlist=${variant}; commerce-locale=${markets[number % 3]}-DE`;
    const market = markets[number % 3] ?? null;
    return {
      name: `wishes ${number}`,
      cookie,
      market,
      consent: '',
      marks: [variant],
      always: variant,
    };
  });
  return {
    anonymous,
    others: [
      ...wishers,
      ...(await Promise.all(['home', 'werkstatt'].map(editor))),
      ...(await Promise.all(Array.from({length: 8}, (_, number) => cartOf(number)))),
    ],
    customers: await Promise.all([jana, cagri].map(customer)),
  };
}

/** Sentences about what is wrong with a response. */
function complaintsOf(
  visitor: Visitor,
  path: string,
  {status, headers, html}: Awaited<ReturnType<typeof ask>>,
  all: readonly Visitor[],
): string[] {
  const who = `${path} of ${visitor.name}`;
  const strange = all
    .filter(({name}) => name !== visitor.name)
    .flatMap(({marks}) => marks)
    .filter((mark) => html.includes(mark));
  // On a busy machine a supplier may time out.
  if (status === 503) return strange.map((mark) => `${who} has ${mark} in an outage`);
  if (status !== 200) return [`${who} answered ${status}`];
  const {always = ''} = visitor;
  const isUncached =
    headers.get('cache-control') === 'private, no-store' &&
    /\bCookie\b/.test(headers.get('vary') ?? '');
  const found = [
    ...strange.map((mark) => `${who} has ${mark}`),
    ...(html.includes(always) ? [] : [`${who} lacks ${always}`]),
    ...(isUncached ? [] : [`${who} may be cached`]),
  ];
  if (path.endsWith('.data')) return found;
  const language = path.startsWith('/en-us') ? 'en-US' : 'de';
  const country = /<option value="(\w\w)" selected=""/.exec(html)?.[1];
  const isEdited = html.includes('data-blok-uid') || html.includes('_storyblok');
  const isAsked = html.includes('name="choice"');
  const isReminded = html.includes('Zuletzt angesehen');
  const mayBeReminded = path === BICYCLE && (visitor.hasSeen ?? false);
  const mayBeAsked = visitor.consent === '' && !visitor.robot;
  return [
    ...found,
    ...(html.includes(`<html lang="${language}"`) ? [] : [`${who} is in another language`]),
    ...(visitor.market && visitor.market !== country ? [`${who} is for ${country}`] : []),
    ...(isEdited && !visitor.query ? [`${who} is an editor's`] : []),
    ...(isReminded === mayBeReminded ? [] : [`${who}: what was seen before is ${isReminded}`]),
    ...(isAsked === mayBeAsked ? [] : [`${who} ${isAsked ? 'asks' : 'does not ask'} for consent`]),
  ];
}

it('concurrent visitors get their own page and no data of any other visitor', async () => {
  const {anonymous, others, customers} = await everybody();
  const personal = [...others, ...customers];
  const all = [...anonymous, ...personal, await customer(club)];
  expect(all).toHaveLength(51);
  const random = randomChoices(7);
  const found: string[] = [];
  const timings = new Map<string, number>();
  /** Digests of nonces, page ids, form seals and visitor ids: each may occur in only one response. */
  const used = new Set<string>();

  async function visit(): Promise<void> {
    const withData = random.chance(SHARE_OF_CUSTOMERS) ? customers : others;
    const visitor = random.one<Visitor | null>(
      random.chance(SHARE_OF_OTHERS) ? withData : anonymous,
      null,
    );
    if (!visitor) return;
    const path = random.one(visitor.own ?? (random.chance(0.6) ? pages.de : pages.en), '/');
    const query = visitor.query && (path.includes('?') ? '&' : '?') + visitor.query;
    const answer = await ask(path + (query ?? ''), visitor);
    found.push(...complaintsOf(visitor, path, answer, all));
    if (answer.status !== 200 || path.endsWith('.data')) return;
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const scripts = [...answer.html.matchAll(/<script[^>]* nonce="([^"]*)"/g)];
    const isRight = scripts.length > 0 && scripts.every(([, own]) => own === nonce);
    if (!isRight) found.push(`${path} of ${visitor.name} has scripts of another answer`);
    const id = /pageId[\\",]+([\da-f-]{36})/.exec(answer.html)?.[1] ?? '';
    const [, seal = ''] = /name="requestSeal" value="([^"]*)"/.exec(answer.html) ?? [];
    // Identifiers that the shop assigns to a visitor; other cookies depend on the page.
    const names = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .filter((cookie) => !/^(commerce-locale|recently-viewed)=|=$/.test(cookie));
    for (const once of [
      nonce,
      id,
      ...(path === SEALED ? [seal] : []),
      ...(anonymous.includes(visitor) ? names : []),
    ]) {
      // A substring of a page would keep the complete page in memory.
      const digest = createHash('sha256').update(once).digest('base64');
      if (once === '' || used.has(digest)) found.push(`${path} has ${once} once more`);
      used.add(digest);
    }
    const [, how = 'alone'] =
      /\bpage;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '') ?? [];
    timings.set(how, (timings.get(how) ?? 0) + 1);
    if (how !== 'alone' && personal.includes(visitor)) {
      found.push(`${path} of ${visitor.name} is kept for others`);
    }
  }

  let left = REQUESTS;
  const walk = async () => {
    while (left > 0 && found.length < 20) {
      left -= 1;
      await visit();
    }
  };
  /** A customer who signs in and out in between, and leaves nothing behind. */
  const comeAndGo = async () => {
    while (left > 0 && found.length < 20) {
      const guest = await customer(club);
      found.push(...complaintsOf(guest, '/konto', await ask('/konto', guest), all));
      const cookie = (await post('/konto/abmelden', {}, guest.cookie)).join('; ');
      const {html} = await ask('/', {cookie});
      const marks = all.flatMap((one) => one.marks).filter((mark) => html.includes(mark));
      found.push(...marks.map((mark) => `${mark} is left`));
    }
  };
  await Promise.all([...Array.from({length: IN_FLIGHT}, walk), comeAndGo()]);
  expect(found).toEqual([]);
  // Otherwise nothing was shared, and the test proved nothing.
  expect(timings.get('hit')).toBeGreaterThan(REQUESTS / 3);
}, 3_600_000);
