import {describe, expect, it} from 'vitest';
import {asNegotiated, markdownRequest} from './product-markdown.server';

const SHOP = 'https://shop.test';
const ask = (path: string, Accept: string, method = 'GET') =>
  markdownRequest(new Request(SHOP + path, {method, headers: {Accept}}))?.url;

describe('a request for a product', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, text/markdown',
    'text/plain, TEXT/MARKDOWN;q=0.5',
  ])('gets Markdown with Accept: %s', (accept) => {
    expect(ask('/products/oel', accept)).toBe(`${SHOP}/products/oel.md`);
    expect(ask('/en-us/products/oel?Option=1', accept, 'HEAD')).toContain('/products/oel.md?');
  });

  it.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=nan, text/html',
  ])('gets the HTML page with Accept: %s', (accept) => {
    expect(ask('/products/oel', accept)).toBeUndefined();
  });

  it('is not recognised at other paths or with POST', () => {
    for (const path of [
      '/',
      '/warenkorb',
      '/products/oel.md',
      '/products/oel.data',
      '/collections/x',
    ]) {
      expect(ask(path, 'text/markdown'), path).toBeUndefined();
    }
    expect(ask('/products/oel', 'text/markdown', 'POST')).toBeUndefined();
  });

  it('gets a negotiated response that no cache stores', () => {
    const asked = new Request(`${SHOP}/products/oel.md`);
    const kept = new Response('# Öl', {headers: {'Cache-Control': 'public, max-age=60'}});
    const headers = asNegotiated(kept, asked)?.headers;
    expect(headers?.get('Cache-Control')).toBe('private, no-store');
    expect(headers?.get('Vary')).toBe('Accept');
    expect(headers?.get('Content-Location')).toBe('/products/oel.md');
  });

  it('gets the response of its page if there is no such product', () => {
    const asked = new Request(`${SHOP}/products/altes-oel.md`);
    expect(asNegotiated(new Response(null, {status: 404}), asked)).toBeNull();
    expect(asNegotiated(new Response(null, {status: 503}), asked)?.status).toBe(503);
  });
});
