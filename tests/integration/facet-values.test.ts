import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/resources/facet-values';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {countsOf, inStock} from './listed-products';

setupShop();

async function ask(query: string): Promise<Response> {
  const request = new Request(`${SHOP}/api/facet-values?${query}`);
  return loader({request, params: {}, context: await contextOf(request)});
}

describe('values of a facet', () => {
  it('are found by the typed words, with their counts', async () => {
    const answer = await ask('language=de&collection=e-bikes&facet=vendor&words=ost');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=60');
    const count = countsOf(inStock('e-bikes'), 'vendor').get('Ostwind');
    expect(await answer.json()).toEqual({words: 'ost', values: [{value: 'Ostwind', count}]});
  });

  it('are counted in the filtered list, ignoring filters of the same facet', async () => {
    const frame = 'collection=e-bikes&facet=vendor&words=ost&frame=Trapez&vendor=Hafenkante';
    const found: unknown = await (await ask(frame)).json();
    const trapeze = inStock('e-bikes').filter(({metafields}) =>
      metafields.some(({key, value}) => key === 'frame' && value.de.includes('Trapez')),
    );
    const count = countsOf(trapeze, 'vendor').get('Ostwind');
    expect(count).toBeGreaterThan(0);
    expect(found).toMatchObject({values: [{value: 'Ostwind', count}]});
  });

  it('are in the requested language', async () => {
    const found = async (query: string): Promise<unknown> =>
      (await ask(`facet=color-pattern&${query}`)).json();
    expect(await found('language=en&words=fir')).toMatchObject({values: [{value: 'Fir Green'}]});
    expect(await found('language=de&words=tan')).toMatchObject({values: [{value: 'Tanne'}]});
    expect(await found('language=de&words=fir')).toEqual({words: 'fir', values: []});
  });

  it.each([
    'facet=vendor&words=%21%3F',
    'facet=vendor&q=%C2%A7%25',
    'facet=vendor&words=ost&q=%C2%A7%25',
  ])('are none for words without letters and digits, which are not searched: %s', async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({values: []});
    expect(standIns.algolia.requests()).toEqual([]);
  });

  it.each([
    '',
    'words=ost',
    'facet=',
    'facet=price',
    'facet=__proto__',
    'facet=vendor&facet=toString',
    'facet=vendor&collection=a%22b',
    'facet=vendor&collection=../x',
    `facet=vendor&collection=${'x'.repeat(256)}`,
    `facet=vendor&words=${'x'.repeat(501)}`,
  ])('are rejected with 400 for an invalid query: %j', async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('are rejected with 503 while the search service is down', async () => {
    standIns.algolia.injectFault({status: 500, times: 4});
    expectConsoleError('Algolia facet values failed');
    const answer = await ask('facet=vendor&words=o');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
