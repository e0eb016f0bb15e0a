import {data, type LoaderFunctionArgs, type ServerBuild} from '@shopify/remix-oxygen';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {expectConsoleError} from '../../../tests/setup';
import {setupStandIns, standIns} from '../../../tests/stand-ins/in-vitest';
import {ServiceOutage, SignedOut} from '~/services/http/outage.server';
import {pageMeta} from '../seo/page-meta.server';
import {missingPage, withErrorResponses, type ErrorDetails} from './error-responses.server';

setupStandIns();
beforeEach(freshIsolate);

type Answer = () => unknown;

/** Remix build of a shop with one page. */
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

async function run(
  handlers: {loader?: Answer; action?: Answer},
  part: 'loader' | 'action',
  userAgent = 'Firefox/140.0',
) {
  const handler = withErrorResponses(buildWith(handlers)).routes.home?.module[part];
  const request = new Request(SHOP, {headers: {'User-Agent': userAgent}});
  const args: LoaderFunctionArgs = {request, params: {}, context: {...(await contextOf(request))}};
  return handler?.(args);
}

const failing = (error: unknown) => () =>
  Promise.resolve().then(() => {
    throw error;
  });

function expectLoggedRequest(thrown: unknown): void {
  const {requestId} = (thrown as {data: ErrorDetails}).data;
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), `request ${requestId}`);
}

describe.each(['loader', 'action'] as const)('the %s of a page', (part) => {
  it('passes its return value through', async () => {
    expect(await run({[part]: () => 'Seite'}, part)).toBe('Seite');
  });

  it("returns 503 without the supplier's message during an outage, and logs it once", async () => {
    expectConsoleError('Shopify Product failed (500): Geheimnis');
    const outage = new ServiceOutage('Shopify', 'Product', 500, 'Geheimnis');
    const thrown: unknown = await run({[part]: failing(outage)}, part).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({init: {status: 503}, data: {message: 'ServiceOutage'}});
    expect(JSON.stringify(thrown)).not.toContain('Geheimnis');
    expectLoggedRequest(thrown);
  });

  it('returns 500 without the error message on a failure, and logs it once', async () => {
    expectConsoleError('TypeError: Das war ich');
    const mistake = new TypeError('Das war ich');
    const thrown: unknown = await run({[part]: failing(mistake)}, part).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({init: {status: 500}, data: {message: 'Unexpected error'}});
    expect(JSON.stringify(thrown)).not.toContain('Das war ich');
    expectLoggedRequest(thrown);
  });

  it('redirects a customer who is no longer signed in to the sign-in', async () => {
    const thrown: unknown = await run({[part]: failing(new SignedOut())}, part).catch(
      (error: unknown) => error,
    );
    if (!(thrown instanceof Response)) throw new Error('No redirect');
    expect(thrown.headers.get('Location')).toBe('/?login=true&returnTo=%2F');
  });

  it('passes a thrown redirect through', async () => {
    const thrown = new Response(null, {status: 303});
    await expect(run({[part]: failing(thrown)}, part)).rejects.toBe(thrown);
  });
});

it('the document of a rejected form says so in its title, that of the next step does not', async () => {
  const titleAfter = async (status: number) => {
    const context = await contextOf(new Request(SHOP));
    const action = () => data({alerts: []}, {status});
    const args = {request: new Request(SHOP), params: {}, context};
    await withErrorResponses(buildWith({action})).routes.home?.module.action?.(args);
    const [title] = await pageMeta(context, args.request, {title: 'Anmelden'});
    return title;
  };
  expect(await titleAfter(400)).toEqual({title: 'Fehler: Anmelden – Radladen'});
  expect(await titleAfter(200)).toEqual({title: 'Anmelden – Radladen'});
});

describe('an outage', () => {
  const outage = new ServiceOutage('Shopify', 'Product', 0, 'aus');
  const bestSellers = async (userAgent = 'Firefox/140.0', error = outage) => {
    expectConsoleError(error.message);
    const answer: unknown = await run({loader: failing(error)}, 'loader', userAgent).catch(
      (error: unknown) => error,
    );
    return (answer as {data: ErrorDetails}).data.bestSellers.map(({html}) => html);
  };

  it('of Shopify shows no best sellers and does not request them', async () => {
    expect(await bestSellers()).toEqual([]);
    expect(standIns.shop.requests()).toEqual([]);
  });

  it('of another supplier shows best sellers from Shopify', async () => {
    const content = new ServiceOutage('Storyblok', 'stories', 503, 'aus');
    expect(await bestSellers('Firefox/140.0', content)).toHaveLength(8);
  });

  it('shows no best sellers to bots', async () => {
    const content = new ServiceOutage('Storyblok', 'stories', 503, 'aus');
    expect(await bestSellers('Googlebot/2.1', content)).toEqual([]);
  });
});

it('a file has no data for script: a feed is streamed, but its data would be collected in memory', async () => {
  const feed = vi.fn(() => 'feed');
  const route = {id: 'feed', path: 'feed.xml', module: {loader: feed}};
  const build = {...buildWith({}), routes: {feed: route}} as unknown as ServerBuild;
  const {loader} = withErrorResponses(build).routes.feed?.module ?? {};
  const open = async (path: string) => {
    const request = new Request(SHOP + path);
    return loader?.({request, params: {}, context: {...(await contextOf(request))}});
  };
  await expect(open('/feed.xml.data')).rejects.toMatchObject({status: 404});
  expect(feed).not.toHaveBeenCalled();
  expect(await open('/feed.xml')).toBe('feed');
});

it.each([
  ['/versand', '/versandkosten-lieferzeit#ausland', '/versandkosten-lieferzeit#ausland'],
  ['/en-us/versand', '/versandkosten-lieferzeit#ausland', '/en-us/shipping-costs#ausland'],
  ['/en-us/versand', `${SHOP}/versandkosten-lieferzeit`, '/en-us/shipping-costs'],
  ['/english', '/en/collections/sale', '/en-us/collections/sale'],
  ['/en-us/blog', 'https://blog.example/a', 'https://blog.example/a'],
])('at %s a redirect of the shop to %s leads to %s', async (path, target, location) => {
  const request = new Request(SHOP + path);
  const context = await contextOf(request);
  vi.spyOn(context.shopify.shop, 'redirectTarget').mockResolvedValue(target);
  const thrown: unknown = await missingPage(context, request).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('No redirect');
  expect(thrown.headers.get('Location')).toBe(location);
});

describe('a page', () => {
  it('without loader and action stays unchanged', () => {
    expect(withErrorResponses(buildWith({})).routes.home?.module).toEqual({default: 'Page'});
  });
});
