import {setImmediate} from 'node:timers/promises';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {loader as openCollection} from '../../app/routes/collection';
import {loader as openProduct} from '../../app/routes/product';
import {loader as findValues} from '../../app/routes/resources/facet-values';
import {loader as openSearch} from '../../app/routes/search';
import {setupShop, Visitor} from './call-route';
import {hostileAddresses} from '../fakes/hostile-addresses';
import {isSoak, soaking} from '../run-length';

setupShop();

/** 10,000 URLs altogether when soaking, the same ones each time. */
const rounds = Array.from({length: soaking(20)}, (_, at) => at + 1);
const ADDRESSES = isSoak ? 500 : 200;
const answers = [200, 301, 302, 308, 400, 404];

function routeOf(address: string): (args: LoaderFunctionArgs) => Promise<unknown> {
  if (address.startsWith('/api/')) return findValues;
  if (address.includes('/collections/')) return openCollection;
  return address.includes('/products/') ? openProduct : openSearch;
}

describe('lists and products', () => {
  it.each(rounds)(
    'respond without a server error to any hostile URL, round %d',
    {timeout: 120_000},
    async (round) => {
      const visitor = new Visitor();
      const counts = new Map<number, number>();
      for (const address of hostileAddresses(ADDRESSES, `round ${round}`)) {
        const asked = visitor.request(routeOf(address), address);
        const {status, location} = await asked.catch((cause: unknown) => {
          throw new Error(`${address} is not answered`, {cause});
        });
        if (!answers.includes(status)) throw new Error(`${address} is answered with ${status}`);
        if (status > 300 && status < 400) expect(location, address).toMatch(/^\/(?![/\\])/);
        const sum = (counts.get(status) ?? 0) + 1;
        counts.set(status, sum);
        // Yields to the test runner.
        if (sum % 50 === 0) await setImmediate();
      }
      // URLs of all kinds were among them.
      for (const status of [200, 302, 400, 404]) expect(counts.get(status)).toBeGreaterThan(0);
    },
  );
});
