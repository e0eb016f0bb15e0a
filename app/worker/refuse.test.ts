import {describe, expect, it, vi} from 'vitest';
import {workerSettings} from '../../tests/stand-ins/settings';
import {editorQuery} from '../../tests/stand-ins/storyblok/access';
import {readSettings} from './env.server';
import {admit, limitBody, refuse} from './refuse.server';

const shop = 'https://shop.test';
const get = (path: string, method = 'GET') => refuse(new Request(shop + path, {method}));
const post = (path: string, headers: Record<string, string> = {}) =>
  refuse(new Request(shop + path, {method: 'POST', headers, body: 'intent=add'}));

describe('URL canonicalisation', () => {
  it.each([
    ['/Products/X?Farbe=Reseda&utm_source=b%20c', '/products/x?Farbe=Reseda&utm_source=b%20c'],
    ['/warenkorb/', '/warenkorb'],
    ['/warenkorb/?login=true', '/warenkorb?login=true'],
    ['/en-US', '/en-us'],
    ['/en-us/', '/en-us'],
    ['/en-us//cart', '/en-us/cart'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example//', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/k%6Fnto/bestellungen', '/konto/bestellungen'],
    ['/k%6Fnto.data?_routes=account.de', '/konto.data?_routes=account.de'],
    ['/en%2Dus/%61ccount', '/en-us/account'],
    ['/feeds/google%2exml', '/feeds/google.xml'],
    ['/products/%C3%B6l%7E%2561', '/products/%C3%B6l~%2561'],
  ])('redirects %s to %s and keeps the query', (typed, canonical) => {
    const answer = get(typed);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe(canonical);
  });

  it.each([
    '/',
    '/?q=//evil.example',
    '/products/gravel-x?Farbe=Reseda',
    '/%5Cevil.example',
    '/healthz',
    '/api/locale',
    '/sitemap.xml',
  ])('does not redirect %s', (path) => {
    expect(get(path)).toBeNull();
  });

  it.each(['/?_data=root', '/suche?q=rad&_data', '/collections/x.data?_data=y'])(
    'rejects the former data parameter of Remix with 400: %s',
    (path) => {
      expect([get(path)?.status, get(path, 'HEAD')?.status]).toEqual([400, 400]);
    },
  );

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120-precomposed.png'])(
    'rejects an icon that no page names with 404 and no page: %s',
    (path) => {
      const answer = get(path);
      expect(answer?.status).toBe(404);
      expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=86400');
    },
  );

  it('redirects HEAD requests', () => {
    expect(get('/warenkorb/', 'HEAD')?.status).toBe(301);
  });

  it.each(['/Warenkorb.data', '/_root.data?index', '/en-us/cart.data?_routes=routes/cart'])(
    'does not redirect data requests of script: %s',
    (path) => expect(get(path)).toBeNull(),
  );
});

describe('a path that cannot be decoded', () => {
  const paths = [
    '/products/%E0%A4%A',
    '/%',
    '/en-us/cart%zz',
    '/products/%E0%A4%A.data',
    '/%ff//a',
  ];

  it.each(paths)('is rejected with 400 for every method: %s', (path) => {
    for (const method of ['GET', 'HEAD', 'PUT']) expect(get(path, method)?.status).toBe(400);
    expect(post(path, {Origin: shop})?.status).toBe(400);
  });
});

describe('a POST request', () => {
  const forms = ['/cart', '/cart.data', '/api/locale'];

  it.each(forms)('from the shop passes: %s', (path) => {
    expect(post(path, {Origin: shop})).toBeNull();
    expect(post(path, {Origin: shop, 'Sec-Fetch-Site': 'same-origin'})).toBeNull();
    expect(post(path, {'Sec-Fetch-Site': 'none'})).toBeNull();
  });

  const all = [...forms, '/cart?_data=routes/cart', '/cart?index&_data=routes%2Fcart'];
  const foreign = [
    'https://evil.example',
    'http://shop.test',
    'https://shop.test:8443',
    'https://shop.test.evil.example',
    'null',
    '',
  ];

  it.each(all.flatMap((path) => foreign.map((origin) => [path, origin] as const)))(
    'to %s from %j is forbidden',
    (path, Origin) => {
      expect(post(path, {Origin})?.status).toBe(403);
      for (const site of ['same-origin', 'none']) {
        expect(post(path, {Origin, 'Sec-Fetch-Site': site})?.status).toBe(403);
      }
    },
  );

  it.each(all.flatMap((path) => ['cross-site', 'same-site'].map((site) => [path, site] as const)))(
    'to %s that the browser marks as %s is forbidden, whatever its origin',
    (path, site) => expect(post(path, {Origin: shop, 'Sec-Fetch-Site': site})?.status).toBe(403),
  );

  it('to the former data URLs is rejected even from the shop, as Remix does not check them', () => {
    expect(post('/cart?_data=routes/cart', {Origin: shop})?.status).toBe(400);
  });

  it('without an origin does not come from a browser and passes', () => {
    expect(post('/cart')).toBeNull();
  });

  it('is never redirected', () => {
    expect(post('/Warenkorb/', {Origin: shop})).toBeNull();
  });

  it('that is forbidden is not cached', () => {
    expect(post('/cart', {Origin: 'null'})?.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('any other method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('is not allowed: %s', (method) => {
    const answer = get('/warenkorb', method);
    expect(answer?.status).toBe(405);
    expect(answer?.headers.get('Allow')).toBe('GET, HEAD, POST');
  });
});

const limit = 64 * 1024;
const signs = (count: number) => new Uint8Array(count).fill(97);

/** A post with a streamed body, and so without `Content-Length`. */
function streamed(pieces: Uint8Array<ArrayBuffer>[], headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  let next = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const piece = pieces[next++];
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel,
    },
    {highWaterMark: 0},
  );
  // Node requires `duplex` for a streamed body.
  const init = {method: 'POST', headers, body, duplex: 'half'};
  return {request: new Request('https://shop.test/cart', init), cancel, read: () => next};
}

describe('the body of a request', () => {
  it('passes unchanged up to 64 KB', async () => {
    const {request} = streamed([signs(limit - 3), signs(3)], {'X-Kept': 'yes'});
    const passed = await limitBody(request);
    if (passed instanceof Response) throw new Error('The body was refused');
    expect((await passed.arrayBuffer()).byteLength).toBe(limit);
    expect(passed.method).toBe('POST');
    expect(passed.headers.get('X-Kept')).toBe('yes');
  });

  it('can still be read as a form', async () => {
    const body = new URLSearchParams({intent: 'add', quantity: '2', title: 'Räder & Teile'});
    const passed = await limitBody(new Request('https://shop.test/cart', {method: 'POST', body}));
    if (passed instanceof Response) throw new Error('The body was refused');
    expect(Object.fromEntries(await passed.formData())).toEqual(Object.fromEntries(body));
  });

  it('may be missing', async () => {
    const request = new Request('https://shop.test/');
    expect(await limitBody(request)).toBe(request);
  });

  it('is rejected by its announced length and drained, so that the browser gets the response', async () => {
    const {request, cancel, read} = streamed([signs(limit), signs(1)], {
      'Content-Length': String(limit + 1),
    });
    expect(await limitBody(request)).toMatchObject({status: 413});
    expect(read()).toBe(3);
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([{}, {'Content-Length': '10'}, {'Content-Length': 'viel'}])(
    'is rejected by its actual length, whatever is announced: %j',
    async (headers) => {
      const {request} = streamed([signs(limit), signs(1)], headers);
      expect(await limitBody(request)).toMatchObject({status: 413});
    },
  );

  it.each([
    ['/preisanfrage', 'Das Formular enthält mehr Text'],
    ['/en-us/price-request', 'The form contains more text'],
  ])('is rejected in the language of the page: %s', async (path, words) => {
    const request = new Request(`https://shop.test${path}`, {
      method: 'POST',
      body: signs(limit + 1),
    });
    const refusal = await limitBody(request);
    expect(refusal instanceof Response && (await refusal.text())).toContain(words);
  });

  it('is not read to the end when it is endless', async () => {
    const endless = Array.from({length: 1000}, () => signs(limit / 2));
    const {request, cancel, read} = streamed(endless);
    expect(await limitBody(request)).toMatchObject({status: 413});
    expect(read()).toBeLessThan(14);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['?_storyblok=7', 'application/json', true, 200],
    ['?_storyblok=7', 'application/json', false, 413],
    ['', 'application/json', true, 413],
    ['?_storyblok=7', 'application/x-www-form-urlencoded', true, 413],
  ])(
    'may be larger for the verified editor: %s as %s, signed %s',
    async (query, type, signed, status) => {
      const request = new Request(`https://shop.test/werkstatt${query}`, {
        method: 'POST',
        headers: {'Content-Type': type},
        body: signs(3 * limit),
      });
      const passed = await limitBody(request, signed);
      expect(passed instanceof Response ? passed.status : 200).toBe(status);
    },
  );
});

describe('admitting a request', () => {
  const settings = readSettings({...workerSettings(shop), SHOP_ORIGIN: shop});
  const enter = (path: string, init: RequestInit = {}, origin = shop) =>
    admit(new Request(origin + path, init), settings);

  it.each([
    ['/werkstatt?_storyblok=7', {preview: {isVerified: false}, url: '/werkstatt?_storyblok=7'}],
    ['/werkstatt', {preview: null, url: '/werkstatt'}],
    ['/feeds/google.xml?_storyblok=7', {preview: null, url: '/feeds/google.xml'}],
  ])('reads the preview marker, except for files: %s', async (path, {preview, url}) => {
    const admitted = await enter(path);
    if (admitted instanceof Response) throw new Error('Nobody came in');
    expect([admitted.preview, admitted.request.url]).toEqual([preview, shop + url]);
  });

  it('takes a long story from an editor that has been open for more than an hour, to answer it', async () => {
    const init = {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: signs(3 * limit),
    };
    const query = editorQuery(7, Date.now() - 2 * 60 * 60 * 1000);
    expect(await enter(`/werkstatt?${query}`, init)).toMatchObject({preview: {hasExpired: true}});
    expect(await enter('/werkstatt?_storyblok=7', init)).toMatchObject({status: 413});
  });

  it('redirects or rejects other hosts, and logs rejected forms from other sites', async () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const form = {method: 'POST', body: 'intent=add'};
    const foreign = {...form, headers: {Origin: 'https://evil.example'}};
    expect(await enter('/cart', {}, 'https://elsewhere.test')).toMatchObject({status: 308});
    expect(await enter('/cart', form, 'https://elsewhere.test')).toMatchObject({status: 421});
    expect(noted).not.toHaveBeenCalled();
    expect(await enter('/cart', foreign)).toMatchObject({status: 403});
    expect(noted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cross-site-form'));
  });
});
