import {afterEach, describe, expect, it, vi} from 'vitest';
import * as agentTools from '../../app/routes/resources/agent-tools';
import {loader as agents} from '../../app/routes/resources/agents';
import {loader as feeds} from '../../app/routes/resources/feeds';
import {loader as markdown} from '../../app/routes/resources/product-markdown';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';

setupShop();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function argsOf(request: Request, params: Record<string, string> = {}) {
  return {request, params, context: await contextOf(request)};
}

async function guide(path: string): Promise<Response> {
  return agents(await argsOf(new Request(SHOP + path)));
}

async function product(handle: string, prefix = ''): Promise<Response> {
  const request = new Request(`${SHOP}${prefix}/products/${handle}.md`);
  return markdown(await argsOf(request, {handle}));
}

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request(`${SHOP}/api/ucp/mcp`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'oxygen-buyer-ip': '203.0.113.9', ...headers},
    body,
  });

const call = async (request: Request) => agentTools.action(await argsOf(request));
const tools = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});

describe('the guide for shopping agents', () => {
  it('is the same at /agents.md and /llms.txt, in the language of the URL', async () => {
    const german = await guide('/agents.md');
    expect(german.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    const text = await german.text();
    const plain = await guide('/llms.txt');
    expect(plain.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await plain.text()).toBe(text);
    const english = await (await guide('/en-us/agents.md')).text();
    expect(text).toContain('## Warenkorb');
    expect(english).toContain('## Cart');
    expect(english).toContain(`${SHOP}/en-us/search?q={q}`);
  });

  it('describes the shop, how to search it and where its terms are', async () => {
    const text = await (await guide('/agents.md')).text();
    expect(text).toMatch(/^# Radladen\n\n> Fahrräder und E-Bikes aus Köln/);
    for (const expected of [
      `${SHOP}/suche?q={q}`,
      `${SHOP}/products/{handle}.md`,
      `${SHOP}/warenkorb?add={number}:{quantity}`,
      `${SHOP}/.well-known/ucp`,
      `${SHOP}/api/ucp/mcp`,
      `[Vertrag widerrufen](${SHOP}/vertrag-widerrufen)`,
      `](${SHOP}/collections/e-bikes)`,
      'inkl. MwSt., zzgl. Versandkosten',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/undefined|null|\[\]/);
  });

  it('contains the opening hours and their upcoming exceptions', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-12-23T10:00:00Z')});
    const text = await (await guide('/agents.md')).text();
    expect(text).toContain('- Werkstatt Mo–Fr 9–18 Uhr\n- Werkstatt Sa 10–14 Uhr\n');
    expect(text).toContain(': Werkstatt geschlossen (Weihnachten und Inventur)\n');
  });
});

describe('a product as Markdown', () => {
  it('lists each variant with its number, price and the legally required price details', async () => {
    const [handle] = withFormerPrice();
    const answer = await product(handle ?? '');
    expect(answer.headers.get('Link')).toBe(`<${SHOP}/products/${handle}>; rel="canonical"`);
    const text = await answer.text();
    const {variants} = standIns
      .catalogue()
      .source.products.find((one) => one.handle === handle) ?? {
      variants: [],
    };
    expect(text.match(/^\| \d+ \|/gm)).toHaveLength(variants.length);
    for (const {id, price} of variants) {
      const row = text.split('\n').find((line) => line.startsWith(`| ${id} |`));
      const amount = new Intl.NumberFormat('de-DE', {minimumFractionDigits: 2}).format(price / 100);
      expect(row).toContain(`| ${amount} |`);
    }
    expect(text).toMatch(/Niedrigster Preis der letzten 30 Tage: [\d.,]+/);
    expect(text).toContain('Preise inkl. MwSt.');
    expect(text).toContain('zzgl. Versandkosten');
    expect(text).toMatch(/Lieferzeit|Zurzeit nicht am Lager|Ausverkauft/);
  });

  it('names the variant whose facts it lists', async () => {
    const bike = await (await product('steig-160-pro-e-fully')).text();
    expect(bike).toContain('## Technische Daten: Tanne / S / 750 Wh\n');
    expect(bike).toContain('| Akku | 750 Wh, entnehmbar |');
    const single = await (await product(noteworthyHandles.pickupOnly)).text();
    expect(single).toContain('## Technische Daten\n');
  });

  it('says where the variants are that it does not list', async () => {
    const text = await (await product(noteworthyHandles.manyVariants)).text();
    expect(text).toContain(
      `Es gibt weitere Varianten: ${SHOP}/products/${noteworthyHandles.manyVariants}`,
    );
    const few = await (await product(noteworthyHandles.flagship)).text();
    expect(few).not.toContain('weitere Varianten');
  });

  it('shows the rating with count and period, and how reviews are checked', async () => {
    const text = await (await product(noteworthyHandles.flagship)).text();
    expect(text).toMatch(/^- 4,6 von 5,0 Sternen aus \d+ Bewertungen seit 2021$/m);
    expect(text).toContain('So prüfen wir: Auf dieser Seite bewerten kann nur');
    const english = await (await product(noteworthyHandles.flagship, '/en-us')).text();
    expect(english).toMatch(/4\.6 out of 5 stars .*since 2021/);
  });

  it('is in English with unit prices, and returns 404 for an unknown product', async () => {
    const text = await (await product(noteworthyHandles.singleVariant, '/en-us')).text();
    expect(text).toMatch(/Unit price .+ \/ 1 l/);
    expect(text).toContain('Only variant');
    expect((await product('gibt-es-nicht')).status).toBe(404);
  });

  it('redirects from a renamed product, in its language', async () => {
    const answer = await product('fernweh-7', '/en-us');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/en-us/products/fernweh-7-trapez.md');
  });

  it.each([
    ['what is shipped', noteworthyHandles.singleVariant, true],
    ['what is only picked up', noteworthyHandles.pickupOnly, true],
    ['what is made to order', noteworthyHandles.manyVariants, false],
    ['services', noteworthyHandles.service, false],
  ])('has terms of returns for %s as its structured data: %s', async (_, handle, expected) => {
    const text = await (await product(handle)).text();
    expect(text.includes('Widerrufsrecht: 14 Tage')).toBe(expected);
    expect(text.includes('Wir tragen die Kosten der Rücksendung')).toBe(expected);
  });

  it('escapes Markdown characters in table cells', async () => {
    const text = await (await product('fernweh-7-trapez')).text();
    const rows = text.split('\n').filter((line) => line.startsWith('| 410'));
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(8);
  });

  /** Products that were cheaper at some time during the last 30 days. */
  function withFormerPrice(): string[] {
    const {products} = standIns.catalogue().source;
    return products
      .filter(({variants}) => variants.length < 50)
      .filter(({variants}) =>
        variants.some(
          ({price, compareAtPrice = 0, lowestPrice30d = 0}) =>
            compareAtPrice > price && lowestPrice30d > price,
        ),
      )
      .map(({handle}) => handle);
  }
});

describe("Shopify's tools for agents", () => {
  it('are described as Shopify describes them, uncached and without cookies', async () => {
    const request = new Request(`${SHOP}/.well-known/ucp`, {headers: {Cookie: 'cart=c1-secret'}});
    const answer = await agentTools.loader(await argsOf(request));
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ucp: {services: {'dev.ucp.shopping': [{}]}}});
    const posted = new Request(request, {method: 'POST', body: '{}'});
    expect((await agentTools.action(await argsOf(posted))).status).toBe(405);
  });

  it('search the catalogue without receiving the caller’s cookies, credentials or IP address', async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: {name: 'search_catalog', arguments: {catalog: {query: 'fernweh 7'}}},
    });
    const sent: Request[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      sent.push(new Request(input, init));
      return send(input, init);
    });
    const secrets = {
      Cookie: 'cart=c1-secret',
      Authorization: 'Bearer x',
      'X-Forwarded-For': '1.2.3.4',
    };
    const answer = await call(post(body, {...secrets, 'UCP-Agent': 'profile="https://a.test/p"'}));
    const {result} = (await answer.json()) as {
      result: {structuredContent: {products: unknown[]}; cookies?: string};
    };
    expect(result.structuredContent.products).toContainEqual(
      expect.objectContaining({handle: 'fernweh-7-trapez'}),
    );
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const [asked] = sent.filter(({url}) => url.endsWith('/api/ucp/mcp'));
    expect(asked?.headers.get('UCP-Agent')).toBe('profile="https://a.test/p"');
    for (const name of [...Object.keys(secrets), 'oxygen-buyer-ip']) {
      expect(asked?.headers.has(name), name).toBe(false);
    }
  });

  it('accept only POST', async () => {
    const answer = await agentTools.loader(await argsOf(new Request(`${SHOP}/api/ucp/mcp`)));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  });

  it('reject redirects, oversized responses and HTML, and pass on an error status', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    standIns.shop.injectFault({operation: 'ucp-mcp', status: 302});
    await expect(call(post(tools))).rejects.toThrow('unexpected redirect');
    standIns.shop.injectFault({operation: 'ucp-mcp', body: 'x'.repeat(2 * 1024 * 1024 + 1)});
    await expect(call(post(tools))).rejects.toThrow('too long');
    standIns.shop.injectFault({operation: 'ucp-mcp', body: '<script>alert(1)</script>'});
    await expect(call(post(tools))).rejects.toThrow('it answers text/html');
    standIns.shop.injectFault({operation: 'ucp-mcp', status: 500, body: '{}'});
    expect((await call(post(tools))).status).toBe(500);
  });

  it('accept sixty calls a minute', async () => {
    for (let count = 0; count < 60; count += 1) expect((await call(post(tools))).status).toBe(200);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await call(post(tools))).status).toBe(429);
  });
});

describe('the feeds', () => {
  it('are created five times a minute for one visitor, as each contains the whole catalogue', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const headers = {'oxygen-buyer-ip': '203.0.113.77'};
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const request = new Request(`${SHOP}/feeds/google.xml`, {headers});
      const {status, body} = await feeds(await argsOf(request));
      await body?.cancel();
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await call(post(tools, headers))).status).toBe(200);
  });
});
