import {hostileAddresses} from '../fakes/hostile-addresses';
import {isSoak} from '../run-length';
import {expect, requestTest as test} from './test';

/** Longer ones are refused before they reach the shop. */
const LONGEST = 4000;

const count = isSoak ? 10_000 : 100;
const addresses = [...hostileAddresses(count, 'over http')].filter(({length}) => length < LONGEST);

test('lists and products respond to hostile URLs without a server error or injected script', async ({
  baseURL,
}) => {
  test.setTimeout(isSoak ? 3_600_000 : 120_000);
  for (const address of addresses) {
    // Not through Playwright, which would repair incomplete percent-escapes.
    const answer = await fetch(`${baseURL}${address}`, {
      redirect: 'manual',
      headers: {'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0'},
    });
    expect([200, 301, 302, 308, 400, 404], address).toContain(answer.status);
    const text = await answer.text();
    // JSON may quote what was asked: no browser reads it as a page.
    expect(answer.headers.get('X-Content-Type-Options'), address).toBe('nosniff');
    const isJson = answer.headers.get('Content-Type') === 'application/json';
    if (!isJson) expect(text, address).not.toContain('<script>alert(1)');
    const location = answer.headers.get('Location');
    if (location) expect(location, address).toMatch(/^\/(?![/\\])/);
  }
});

test('data requests for hostile URLs cause no server error', async ({baseURL}) => {
  for (const address of addresses.slice(0, 60).filter((path) => !path.startsWith('/api/'))) {
    const answer = await fetch(`${baseURL}${address.replace('?', '.data?')}`);
    expect([200, 202, 400, 404], address).toContain(answer.status);
  }
});
