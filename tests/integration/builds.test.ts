import {describe, expect, it} from 'vitest';
import {loader as meta} from '../../app/routes/resources/build-meta';
import {loader as latest} from '../../app/routes/resources/latest-build';
import {contextOf, SHOP} from '../fakes/request-context';
import {openShop} from './call-route';

openShop();

const ask = async (route: typeof meta, params: Record<string, string> = {}) => {
  const request = new Request(SHOP);
  return route({request, params, context: {...(await contextOf(request))}});
};

describe('the build', () => {
  it('that runs now is told fresh each time', async () => {
    const answer = await ask(latest);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      id: 'a1b2c3d4',
      timestamp: '2026-11-21T10:00:00.000Z',
    });
  });

  it('is described for ever', async () => {
    const answer = await ask(meta, {file: 'a1b2c3d4.json'});
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(await answer.json()).toMatchObject({id: 'a1b2c3d4'});
  });

  it.each(['anderer.json', 'a1b2c3d4', '../a1b2c3d4.json'])('is no other: %s', async (file) => {
    expect((await ask(meta, {file})).status).toBe(404);
  });
});
