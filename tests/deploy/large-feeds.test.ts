import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveWorker, type RunningWorker} from '../commands/serve-worker';
import {isSoak, soaking} from '../run-length';
import {createStandIns, type StandIns} from '../stand-ins/handlers';
import {listen, type Listening} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';

/** When soaking, more than 10,000 variants that others list. */
const PRODUCTS = soaking(2_000);
const VARIANTS = isSoak ? 10_000 : 1_000;
/** For every thousand variants, in milliseconds, the suppliers in the same process included. */
const TIME_PER_THOUSAND = 4_000;

let standIns: StandIns;
let services: Listening;
let shop: RunningWorker;

beforeAll(async () => {
  standIns = createStandIns({catalogueSize: PRODUCTS, shopUrl: 'http://localhost'});
  services = await listen(standIns, 0);
  shop = await serveWorker({port: 0, settings: workerSettings(services.url)});
});
afterAll(async () => {
  await shop.close();
  await services.close();
  await standIns.close();
});

const open = async (path: string) => {
  const answer = await fetch(shop.url + path, {headers: {'User-Agent': 'Googlebot/2.1'}});
  expect(answer.status, path).toBe(200);
  return answer;
};
const pagesAsked = () =>
  standIns.shop.requests().filter(({operation}) => operation === 'FeedProducts').length;

describe('the feeds of a large shop', () => {
  it('are made as fast as they are read, so that no more than a few pages of goods are held', async () => {
    const reader = (await open('/feeds/google.xml')).body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ahead = pagesAsked();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(Math.max(6, PRODUCTS / 50 / 2));
    await reader?.cancel();
  });

  it('name every variant once, in bounded time, for the same price', async () => {
    const began = performance.now();
    const xml = await (await open('/feeds/google.xml')).text();
    const took = performance.now() - began;
    const ids = [...xml.matchAll(/<g:id>(\d+)<\/g:id>/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(VARIANTS);
    expect(took).toBeLessThan(1_000 + (ids.length / 1000) * TIME_PER_THOUSAND);

    const csv = await (await open('/feeds/idealo.csv')).text();
    const prices = new Map(
      [...xml.matchAll(/<g:link>([^<]+)<\/g:link>.*?<g:price>([\d.]+) EUR.*?<\/item>/g)].map(
        ([item, link = '', price = '']) => [
          link.replaceAll('&amp;', '&'),
          /<g:sale_price>([\d.]+)/.exec(item)?.[1] ?? price,
        ],
      ),
    );
    const lines = csv.split('\r\n').filter((line) => line.includes('/products/'));
    expect(lines.length).toBeGreaterThan(VARIANTS * 0.7);
    const wrong = lines.filter((line) => {
      const url = /https?:\/\/[^",]+\/products\/[^",]+/.exec(line)?.[0] ?? '';
      const price = prices.get(url);
      // Google refuses what has no picture.
      if (price === undefined) return line.split('://').length > 2;
      return !line.includes(`,${price},`);
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});
