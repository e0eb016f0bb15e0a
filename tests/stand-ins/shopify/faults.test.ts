import {getResponse} from 'msw';
import {expect, test} from 'vitest';
import {createShop} from './create-shop';
import {ask, testCatalogue, testProduct, testShop} from './small-shop';

const query = 'query Product($handle: String!) { product(handle: $handle) { handle } }';

test('handles that go wrong', async () => {
  const shop = testShop(2);
  const asked = async (handle: string) => {
    const {response, text} = await ask(shop, query, {handle});
    return [response.status, text] as const;
  };
  expect((await asked('nicht-erreichbar'))[0]).toBe(503);
  expect((await asked('zu-viele-anfragen'))[0]).toBe(429);
  expect(await asked('antwortet-muell')).toEqual([200, expect.stringMatching(/^<html>/)]);
  const [status, body] = await asked('graphql-fehler');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    data: null,
    errors: [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
  });
  const literal = await ask(shop, '{ product(handle: "nicht-erreichbar") { id } }');
  expect(literal.response.status).toBe(503);
});

test('the one that goes wrong once', async () => {
  const products = [{...testProduct(1), handle: 'fernweh-7-trapez'}];
  const shop = createShop({catalogue: {...testCatalogue(0), products}});
  const asked = () => ask(shop, query, {handle: 'einmal-gestoert'});
  expect((await asked()).response.status).toBe(503);
  expect((await asked()).data).toEqual({product: {handle: 'fernweh-7-trapez'}});
  shop.reset();
  expect((await asked()).response.status).toBe(503);
});

test('faults that a test orders', async () => {
  const shop = testShop(2);
  const post = (path: string, body?: object) =>
    getResponse(
      shop.handlers,
      new Request(`https://shop.test/__stand-in/${path}`, {
        method: body ? 'POST' : 'DELETE',
        headers: {'Content-Type': 'application/json'},
        body: body && JSON.stringify(body),
      }),
    );
  const status = async () => (await ask(shop, query, {handle: 'rad-1'})).response.status;
  await post('faults', {operation: 'Product', status: 502, times: 2});
  await post('faults', {operation: 'Other', status: 500});
  expect([await status(), await status(), await status()]).toEqual([502, 502, 200]);
  await post('faults', {throttled: true});
  expect((await ask(shop, query, {handle: 'rad-1'})).errors[0].extensions.code).toBe('THROTTLED');
  await post('faults', {delayMs: 60});
  const before = performance.now();
  expect(await status()).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(50);
  await post('faults', {status: 500});
  await post('faults');
  expect(await status()).toBe(200);
});

test('the log says who asked what and when', async () => {
  const shop = testShop(2);
  await ask(shop, query, {handle: 'rad-1'});
  const read = new Request('https://shop.test/__stand-in/requests');
  expect(shop.requests()).toMatchObject([{operation: 'Product', status: 200}]);
  const [entry] = shop.requests();
  expect(entry?.endedAt).toBeGreaterThanOrEqual(entry?.startedAt ?? Infinity);
  const answer = await getResponse(shop.handlers, read.clone());
  expect(await answer?.json()).toMatchObject({count: 1});
});
