import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/resources/builds';
import {contextOf, SHOP} from '../fakes/request-context';
import {setupShop} from './call-route';

setupShop();

const ask = async (params: Record<string, string> = {}) => {
  const request = new Request(SHOP);
  return loader({request, params, context: await contextOf(request)});
};

describe('the build description', () => {
  it('returns the running build without caching', async () => {
    const answer = await ask();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      id: 'a1b2c3d4',
      timestamp: '2026-11-21T10:00:00.000Z',
    });
  });

  it('is cached as immutable under its file name', async () => {
    const answer = await ask({file: 'a1b2c3d4.json'});
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await answer.json()).toMatchObject({id: 'a1b2c3d4'});
  });

  it.each(['anderer.json', 'a1b2c3d4', '../a1b2c3d4.json'])(
    'returns 404 for another file: %s',
    async (file) => {
      expect((await ask({file})).status).toBe(404);
    },
  );
});
