import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveWorker, type RunningWorker} from '../commands/serve-worker';
import {isSoak} from '../run-length';
import {createStandIns, type StandIns} from '../stand-ins/handlers';
import {listen, type Listening} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';

/** When soaking, more than 10,000 listed variants. */
const [PRODUCTS, VARIANTS] = isSoak ? [2_000, 10_000] : [500, 2_500];
/** Milliseconds per thousand variants, including the suppliers in the same process. */
const TIME_PER_THOUSAND = 8_000;

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
});

const open = async (path: string) => {
  const answer = await fetch(shop.url + path, {headers: {'User-Agent': 'Googlebot/2.1'}});
  expect(answer.status, path).toBe(200);
  return answer;
};
const pagesAsked = () =>
  standIns.shop.requests().filter(({operation}) => operation === 'FeedProducts').length;

/**
 * The complete text; `ahead` is how many pages of products the shop had fetched when the reader paused after the
 * beginning.
 */
async function readSlowly(path: string): Promise<{text: string; ahead: number}> {
  const reader = (await open(path)).body?.getReader();
  if (!reader) throw new Error(`${path} is empty`);
  const decoder = new TextDecoder();
  let ahead = 0;
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return {text, ahead};
    if (text === '') {
      await new Promise((resolve) => setTimeout(resolve, 300));
      ahead = pagesAsked();
    }
    text += decoder.decode(value, {stream: true});
  }
}

describe('the feeds of a large shop', () => {
  it('are streamed in bounded time and list every variant once, at the same price', async () => {
    const began = performance.now();
    const {text: xml, ahead} = await readSlowly('/feeds/google.xml');
    const took = performance.now() - began;
    expect(ahead).toBeGreaterThan(0);
    // Otherwise a slow reader would keep the entire catalogue in memory. Socket buffers hold a small one completely.
    if (isSoak) expect(ahead).toBeLessThan(pagesAsked() / 2);
    expect(pagesAsked()).toBeGreaterThanOrEqual(PRODUCTS / 50);
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
      // Google rejects items without a picture.
      if (price === undefined) return line.split('://').length > 2;
      return !line.includes(`,${price},`);
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});
