import {describe, expect, it} from 'vitest';
import {loader as robots} from '../../app/routes/resources/robots';
import {loader} from '../../app/routes/resources/sitemap';
import {contextOf, SHOP} from '../fakes/request-context';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';

setupShop();

async function open(path: string): Promise<Response> {
  const request = new Request(SHOP + path);
  return loader({request, params: {}, context: await contextOf(request)});
}

describe('the sitemap', () => {
  it('lists products, collections and stories in both languages with their alternates', async () => {
    const answer = await open('/sitemap.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const {products, collections} = standIns.catalogue().source;
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2 * (products.length + collections.length + 10));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      '/',
      '/en-us',
      '/impressum',
      '/en-us/shipping-costs',
      '/preisanfrage',
      '/en-us/price-request',
      '/vertrag-widerrufen',
      '/en-us/withdraw-from-contract',
      '/collections/e-bikes',
    ]) {
      expect(addresses).toContain(SHOP + path);
    }
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="en-US" href="${SHOP}/en-us/impressum"/>`,
    );
    expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('encodes umlauts in handles exactly once', async () => {
    const items = [{handle: 'öl-für-größe', updatedAt: '2026-11-20T10:00:00Z'}];
    for (const [operation, data] of [
      ['SitemapSize', {sitemap: {pagesCount: {count: 1}}}],
      ['SitemapPage', {sitemap: {resources: {items}}}],
    ] as const) {
      const body = JSON.stringify({data});
      standIns.shop.injectFault({operation, status: 200, body, times: 2});
    }
    const xml = await (await open('/sitemap.xml')).text();
    for (const path of ['/products/', '/collections/', '/en-us/products/']) {
      expect(xml).toContain(`<loc>${SHOP}${path}%C3%B6l-f%C3%BCr-gr%C3%B6%C3%9Fe</loc>`);
    }
    expect(xml).not.toContain('%25');
  });

  it('omits settings, drafts, hidden stories and technical addresses', async () => {
    const xml = await (await open('/sitemap.xml')).text();
    for (const path of [
      '/config',
      '/footer',
      '/bausteine',
      '/entwurf-fruehjahr',
      '/home',
      '/vertrag-widerrufen/bestaetigung',
      '/feeds/google.xml',
      '/agents.md',
    ]) {
      expect(xml).not.toContain(`<loc>${SHOP}${path}</loc>`);
    }
  });

  it('is named in robots.txt, which closes the carts to crawlers and not the search', async () => {
    const answer = robots({
      request: new Request(`${SHOP}/robots.txt`),
      params: {},
      context: await contextOf(new Request(SHOP)),
    });
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
    expect(text).toContain('Disallow: /warenkorb');
    expect(text).toContain('Disallow: /en-us/cart');
    // Search results say themselves that they are not to be indexed.
    expect(text).not.toContain('/suche');
  });
});
