import {describe, expect, test} from 'vitest';
import {ask, testShop} from './small-shop';

const shop = testShop(10);
const query = `query Page($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean) {
  products(first: $first, last: $last, after: $after, before: $before, reverse: $reverse, sortKey: ID) {
    nodes { handle }
    edges { cursor }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function page(variables: Record<string, unknown>) {
  const {data, errors} = await ask(shop, query, variables);
  if (errors) throw new Error(errors[0].message);
  const {nodes, edges, pageInfo} = data.products;
  const handles: string[] = nodes.map(({handle}: {handle: string}) => handle);
  return {handles, edges, ...pageInfo};
}

test('products are paged forward and back again', async () => {
  const first = await page({first: 4});
  expect(first.handles).toEqual(['rad-1', 'rad-2', 'rad-3', 'rad-4']);
  expect([first.hasPreviousPage, first.hasNextPage]).toEqual([false, true]);
  expect(first.edges[3].cursor).toBe(first.endCursor);
  const second = await page({first: 4, after: first.endCursor});
  expect(second.handles).toEqual(['rad-5', 'rad-6', 'rad-7', 'rad-8']);
  expect([second.hasPreviousPage, second.hasNextPage]).toEqual([true, true]);
  const third = await page({first: 4, after: second.endCursor});
  expect(third.handles).toEqual(['rad-9', 'rad-10']);
  expect([third.hasPreviousPage, third.hasNextPage]).toEqual([true, false]);
  const back = await page({last: 4, before: second.startCursor});
  expect(back.handles).toEqual(first.handles);
  expect([back.hasPreviousPage, back.hasNextPage]).toEqual([false, true]);
});

test('products are paged from the end, in reverse and past the end', async () => {
  expect((await page({last: 2})).handles).toEqual(['rad-9', 'rad-10']);
  expect((await page({first: 2, reverse: true})).handles).toEqual(['rad-10', 'rad-9']);
  const {endCursor} = await page({last: 1});
  const beyond = await page({first: 2, after: endCursor});
  expect(beyond).toMatchObject({handles: [], hasNextPage: false, endCursor: null});
});

describe('invalid page arguments', () => {
  test.each([
    [{}, 'you must provide one of first or last'],
    [{first: 1, last: 1}, 'providing both first and last is not supported'],
    [{first: 251}, 'first cannot exceed 250'],
    [{first: 1, after: 'nonsense'}, 'Invalid cursor for current pagination sort.'],
  ])('reject %o', async (variables, message) => {
    await expect(page(variables)).rejects.toThrow(message);
  });
});
