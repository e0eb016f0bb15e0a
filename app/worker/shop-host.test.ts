import {describe, expect, it} from 'vitest';
import {isPreviewHost, redirectToShop} from './shop-host.server';

const hosts = {
  SHOP_ORIGIN: 'https://www.shop.test',
  PREVIEW_HOSTS: ['*.myshopify.dev', '*-shop.konto.workers.dev', 'localhost:3001'],
};
const local = {SHOP_ORIGIN: 'http://localhost:3000', PREVIEW_HOSTS: []};
const ask = (url: string, method = 'GET', at = hosts) =>
  redirectToShop(new Request(url, {method}), at);

describe('a request to a host of the shop', () => {
  it.each([
    'https://www.shop.test/warenkorb?login=true',
    'https://WWW.shop.test:443/',
    'https://radladen-1a2b3c.o2.myshopify.dev/products/x',
    'https://1a2b-shop.konto.workers.dev/',
    'http://localhost:3001/',
    'https://10.0.0.7/healthz',
    'http://evil.example/healthz',
  ])('passes: %s', (url) => {
    expect([ask(url), ask(url, 'HEAD'), ask(url, 'POST')]).toEqual([null, null, null]);
  });

  it('passes at the local origin, but not at other local hosts or ports', () => {
    expect(ask('http://localhost:3000/', 'POST', local)).toBeNull();
    expect(ask('http://127.0.0.1:3000/', 'GET', local)?.status).toBe(308);
    expect(ask('http://localhost:3001/', 'GET', local)?.status).toBe(308);
  });
});

describe('a request to another host or over HTTP', () => {
  it.each([
    [
      'https://evil.example/products/x?Farbe=Reseda',
      'https://www.shop.test/products/x?Farbe=Reseda',
    ],
    ['https://shop.test/', 'https://www.shop.test/'],
    ['https://www.shop.test.evil.example/', 'https://www.shop.test/'],
    ['https://www.shop.test:8443/', 'https://www.shop.test/'],
    ['https://myshopify.dev/', 'https://www.shop.test/'],
    ['https://evilmyshopify.dev/', 'https://www.shop.test/'],
    ['https://evil.example//evil.example/', 'https://www.shop.test//evil.example/'],
    ['http://evil.example/', 'https://www.shop.test/'],
    ['http://www.shop.test/suche?q=rad', 'https://www.shop.test/suche?q=rad'],
    ['http://x.myshopify.dev/suche', 'https://x.myshopify.dev/suche'],
  ])('is redirected: %s', (url, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = ask(url, method);
      expect([answer?.status, answer?.headers.get('Location')]).toEqual([308, location]);
    }
  });

  it.each([
    ['https://evil.example/preisanfrage', 421],
    ['http://evil.example/preisanfrage', 421],
    ['http://www.shop.test/preisanfrage', 403],
    ['http://x.myshopify.dev/preisanfrage', 403],
  ])('is rejected when it is not GET or HEAD: %s', (url, status) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = ask(url, method);
      expect([answer?.status, answer?.headers.get('Location')]).toEqual([status, null]);
    }
  });
});

describe('a preview deployment', () => {
  it.each([
    ['https://x.myshopify.dev/', true],
    ['https://x.myshopify.dev:8443/', false],
    ['http://localhost:3001/', true],
    ['http://localhost:3002/', false],
    ['https://www.shop.test/', false],
  ])('is recognised at %s: %s', (url, isPreview) => {
    expect(isPreviewHost(new URL(url), hosts)).toBe(isPreview);
  });

  it('is never the shop itself, whatever the settings say', () => {
    const listed = {...hosts, PREVIEW_HOSTS: ['*.shop.test']};
    expect(isPreviewHost(new URL('https://www.shop.test/'), listed)).toBe(false);
  });
});
