import {readFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writeSeal} from '../../app/features/requests/request-seal.server';
import routes from '../../app/routes';
import {complaintsAboutMail, randomChoices} from './hostile-values';
import {isSoak} from '../run-length';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {workerSettings} from '../stand-ins/settings';
import {hostilePost, type Post} from './hostile-posts';
import {customer, passwords, shopForms} from './shop-forms';
import {startDemo} from './shop-processes';

const POSTS = isSoak ? 20_000 : 500;
/** Maximum milliseconds of one response; other machines are too noisy for it, so only `npm run soak` checks it. */
const MAX_MS = 300;
/** Unrelated load does not hit the same post three times. */
const TRIES = 3;
const PRODUCT = `/products/${noteworthyHandles.singleVariant}`;

let shop: Awaited<ReturnType<typeof startDemo>> | undefined;
const agent = new Agent({keepAlive: true, maxSockets: 1});

beforeAll(async () => {
  shop = await startDemo(80_000);
}, 90_000);
afterAll(async () => {
  agent.destroy();
  await shop?.close();
});

interface Answer {
  status: number;
  text: string;
  cookies: string[];
  ms: number;
}

/** Sends raw bytes; a browser or `fetch` would normalise URLs and headers. */
function send(method: string, {path, headers, body}: Post, tries = TRIES): Promise<Answer> {
  const {port} = new URL(shop?.url ?? '');
  const began = performance.now();
  const options = {host: 'localhost', port, method, path, agent};
  const length = (method === 'POST' || body.length > 0) && {'Content-Length': body.length};
  return new Promise((resolve, reject) => {
    const asked = request({...options, headers: {...headers, ...length}}, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () => {
        const {statusCode: status = 0, headers: answered} = response;
        const cookies = answered['set-cookie'] ?? [];
        resolve({status, text, cookies, ms: performance.now() - began});
      });
    });
    asked.on('error', (error) => {
      // workerd responds to a large body with an error and closes the connection. A client that is still sending, or
      // reuses the connection just then, gets a reset and may miss the response.
      if (tries === 1) reject(error);
      else send(method, {path, headers, body}, tries - 1).then(resolve, reject);
    });
    asked.end(body);
  });
}

const browser = {'Accept-Language': 'de', 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0'};
const secret = workerSettings('http://localhost').SESSION_SECRET ?? '';

/** A visitor who stores cookies and uses a different IP address for each request. */
function visitor() {
  const jar = new Map<string, string>();
  let from = 0;
  return {
    async post({path, headers, body}: Post): Promise<Answer> {
      from += 1;
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const network = `2001:db8:${(from >> 16).toString(16)}:${(from & 65_535).toString(16)}::1`;
      const own = {...browser, Cookie: cookie, 'oxygen-buyer-ip': network};
      const answer = await send('POST', {path, headers: {...own, ...headers}, body});
      for (const header of answer.cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (/Max-Age=0/i.test(header)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
    forget: () => jar.clear(),
  };
}

async function signIn(who: ReturnType<typeof visitor>) {
  who.forget();
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  const body = Buffer.from(new URLSearchParams(customer).toString());
  const {status} = await who.post({path: '/konto/anmelden', headers, body});
  expect(status, 'the customer signs in').toBe(303);
}

it('the tested forms cover every action of the shop', () => {
  const withAction = routes
    .filter(({file}) => /export .*\baction\b/.test(readFileSync(`app/${file}`, 'utf8')))
    .map(({file}) => file.replace(/^routes\/|\.tsx?$/g, ''));
  const sent = shopForms('gid://shopify/ProductVariant/1').map(({module}) => module);
  expect([...new Set(sent)].toSorted()).toEqual([...new Set(withAction)].toSorted());
});

it('a GET request with a body is rejected with 400', async () => {
  const {status} = await send('GET', {path: '/', headers: browser, body: Buffer.from('a=b')});
  expect(status).toBe(400);
});

it(
  `${POSTS} hostile posts get responses without server errors or injected script`,
  {timeout: 3_600_000},
  async () => {
    const page = await send('GET', {path: PRODUCT, headers: browser, body: Buffer.alloc(0)});
    const [, merchandiseId = ''] = /name="merchandiseId" value="([^"]+)"/.exec(page.text) ?? [];
    expect(merchandiseId).toMatch(/^gid:/);
    const forms = shopForms(merchandiseId);
    const random = randomChoices(20_261_122);
    const [guest, account] = [visitor(), visitor()];
    const times: number[] = [];
    const statuses = new Map<number, number>();
    const faults: unknown[] = [];

    for (let count = 0; count < POSTS; count += 1) {
      if (count % 150 === 0) await signIn(account);
      if (count % 40 === 0) guest.forget();
      const form = forms[count % forms.length];
      if (!form) throw new Error('No form');
      const seal = form.sealed && random.chance(0.9) && {requestSeal: await freshSeal()};
      const post = hostilePost(form, {...form.fields, ...seal}, random);
      const who = form.signedIn ? account : guest;
      let answer = await who.post(post);
      for (let tries = 1; isSoak && answer.ms > MAX_MS && tries < TRIES; tries += 1) {
        answer = await who.post(post);
      }
      times.push(answer.ms);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const isLive = /^<!doctype html.*(<script>alert|<img src=x onerror=|<svg\/onload)/is.test(
        answer.text,
      );
      const isSlow = isSoak && answer.ms > MAX_MS;
      const echoes = passwords.some((password) => answer.text.includes(password));
      if (answer.status >= 500 || isLive || isSlow || echoes) faults.push(summaryOf(post, answer));
    }
    report(times, statuses);
    expect(faults).toEqual([]);
    expect(shop?.output.text, 'the log').not.toMatch(/^\s+at .+[:)]/m);
    for (const status of [200, 303, 400, 403, 413]) expect(statuses.get(status)).toBeGreaterThan(5);
  },
);

it('no mail contains injected headers, markup or links', async () => {
  const answer = await fetch(`${shop?.servicesUrl}/inbox.json`);
  const {mails} = (await answer.json()) as {mails: Parameters<typeof complaintsAboutMail>[0][]};
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.flatMap(complaintsAboutMail)).toEqual([]);
});

it.each([
  [{headers: {Bcc: 'opfer@mail.example'}}],
  [{headers: {From: 'a\r\nBcc: b'}}],
  [{subject: 'a\nb'}],
  [{to: 'a@b.example, c@d.example'}],
  [{html: '<p><script>alert(1)</script></p>'}],
  [{html: '<p onclick="x()">a</p>'}],
  [{html: '<a href="https://boese.example">a</a>'}],
  [{html: '<img src="https://boese.example/x.png">'}],
])('the check for injected content detects a mail with %j', (change) => {
  const mail = {to: 'anfragen@radladen.example', subject: '', html: '<p>a</p>', headers: {}};
  expect(complaintsAboutMail(mail)).toEqual([]);
  expect(complaintsAboutMail({...mail, ...change})).not.toEqual([]);
});

/** For a form that was opened some seconds ago. */
const freshSeal = () => writeSeal({id: crypto.randomUUID(), at: Date.now() - 10_000}, secret);

const summaryOf = ({path, headers, body}: Post, {status, ms, text}: Answer) => ({
  ...{path, headers, status, ms, size: body.length},
  body: body.toString().slice(0, 300),
  text: text.slice(0, 200),
});

function report(times: number[], statuses: Map<number, number>): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  const answered = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${times.length} posts: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}; ${answered.join(', ')}`,
  );
}
