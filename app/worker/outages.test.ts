import type {LoaderFunctionArgs, ServerBuild} from '@shopify/remix-oxygen';
import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {expectConsoleError} from '../../tests/setup';
import {ServiceOutage} from '~/services/http/service-outage';
import {answerOutages} from './outages.server';

beforeEach(freshIsolate);

type Answer = () => unknown;

/** Remix's build of a shop with one page. */
function buildWith(handlers: {loader?: Answer; action?: Answer}): ServerBuild {
  return {
    entry: {module: {default: () => new Response()}},
    routes: {home: {id: 'home', path: '/', module: {default: 'Page', ...handlers}}},
    assets: {entry: {imports: [], module: ''}, routes: {}, url: '', version: '1'},
    publicPath: '/',
    assetsBuildDirectory: 'dist',
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
}

async function run(handlers: {loader?: Answer; action?: Answer}, part: 'loader' | 'action') {
  const handler = answerOutages(buildWith(handlers)).routes.home?.module[part];
  const request = new Request(SHOP);
  const args: LoaderFunctionArgs = {request, params: {}, context: {...(await contextOf(request))}};
  return handler?.(args);
}

const failing = (error: unknown) => () => Promise.reject(error as Error);

describe.each(['loader', 'action'] as const)('a %s', (part) => {
  it('that answers is left alone', async () => {
    expect(await run({[part]: () => 'Seite'}, part)).toBe('Seite');
  });

  it('whose supplier is down answers 503 without the words of the supplier, logged once', async () => {
    expectConsoleError('Shopify Product failed (500): Geheimnis');
    const outage = new ServiceOutage('Shopify', 'Product', 500, 'Geheimnis');
    const thrown: unknown = await run({[part]: failing(outage)}, part).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({init: {status: 503}, data: {message: 'ServiceOutage'}});
    expect(JSON.stringify(thrown)).not.toContain('Geheimnis');
  });

  it.each([
    ['a mistake of ours', new TypeError('Das war ich')],
    ['a redirect', new Response(null, {status: 303})],
  ])('keeps what else it throws: %s', async (_, thrown) => {
    await expect(run({[part]: failing(thrown)}, part)).rejects.toBe(thrown);
  });
});

describe('a page', () => {
  it('without loader and action gets none', () => {
    expect(answerOutages(buildWith({})).routes.home?.module).toEqual({default: 'Page'});
  });
});
