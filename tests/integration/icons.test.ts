import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/resources/icons';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {setupShop} from './call-route';

setupShop();

async function ask(path: string): Promise<{status: number; caching: string; body: unknown}> {
  const url = new URL(`/api/icons/${path}`, SHOP);
  const request = new Request(url);
  const context = await contextOf(request);
  const file = decodeURIComponent(url.pathname.slice('/api/icons/'.length));
  const response = await loader({request, params: {file}, context: {...context}});
  const caching = response.headers.get('Cache-Control') ?? '';
  return {status: response.status, caching, body: await response.json()};
}

const order = (fault: object) =>
  fetch(`${SHOP}/__stand-in/iconify`, {method: 'POST', body: JSON.stringify(fault)});

describe('the icon API', () => {
  it('returns the shop’s own icons even while Iconify is down', async () => {
    await order({status: 500});
    const {status, caching, body} = await ask('lucide.json?icons=truck,wrench');
    expect(status).toBe(200);
    expect(caching).toMatch(/^public, max-age=604800/);
    expect(body).toMatchObject({prefix: 'lucide', icons: {truck: {}, wrench: {}}, width: 24});
  });

  it('returns other icons from Iconify and lists those not found', async () => {
    const {body, caching} = await ask('lucide.json?icons=truck,anvil,gibt-es-nicht');
    expect(body).toMatchObject({icons: {truck: {}, anvil: {}}, not_found: ['gibt-es-nicht']});
    expect(caching).toBe('public, max-age=3600');
    expect((await ask('werkzeug.json?icons=kette')).body).toMatchObject({
      prefix: 'werkzeug',
      icons: {kette: {body: '<path fill="currentColor" d="M2 12h20v2H2z"/>'}},
      width: 16,
    });
  });

  it('returns 404 for an unknown icon collection', async () => {
    expect(await ask('unbekannt.json?icons=a')).toMatchObject({status: 404});
  });

  it.each(['Lucide.json', 'lucide', 'lucide.json.json', '..%2Fx.json', 'a_b.json', '.json'])(
    'returns 404 for the file %s',
    async (file) => {
      expect(await ask(`${file}?icons=a`)).toMatchObject({status: 404, caching: 'no-store'});
    },
  );

  it.each([
    '',
    '?icons=',
    '?icons=a,,b',
    '?icons=A',
    '?icons=../../v1',
    '?icons=a%26x=y',
    `?icons=${'a'.repeat(65)}`,
    `?icons=${Array.from({length: 65}, (_, at) => `a${at}`).join(',')}`,
  ])('returns 400 for the query %s', async (query) => {
    expect(await ask(`lucide.json${query}`)).toEqual({
      status: 400,
      caching: 'no-store',
      body: {status: 400},
    });
  });

  it.each([
    ['fails', {status: 500}, '(500)'],
    ['is slow', {delayMs: 4000}, '(no answer)'],
    ['answers nonsense', {body: '<html>'}, '(200)'],
  ])('returns 503 when Iconify %s', async (_, fault, detail) => {
    expectConsoleError(`Iconify werkzeug failed ${detail}`);
    await order(fault);
    expect(await ask('werkzeug.json?icons=ritzel')).toMatchObject({
      status: 503,
      caching: 'no-store',
    });
  });
});
