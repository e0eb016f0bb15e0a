import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/home';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';

openShop();

const shop = () => standIns.catalogue().source.shop;

describe('the home page', () => {
  it.each([
    ['/', 'de'],
    ['/en-us', 'en'],
  ] as const)('%s greets in %s, in the words kept in Shopify', async (path, language) => {
    const page = await new Visitor().open(loader, path);
    expect(page.hero).toMatchObject({
      title: shop().slogan[language],
      text: shop().shortDescription[language],
    });
    expect(page.hero.image?.url).toContain('https://shop.test/');
  });

  it('shows the eight best sellers that can be bought, best first', async () => {
    const page = await new Visitor().open(loader, '/');
    const {products} = standIns.catalogue().source;
    const best = products
      .filter(({variants}) => variants.some((one) => one.stock > 0 || one.continueSelling))
      .toSorted((one, other) => other.recentlyOrdered - one.recentlyOrdered);
    expect(page.bestSellers.map(({handle}) => handle)).toEqual(
      best.slice(0, 8).map(({handle}) => handle),
    );
    expect(page.bestSellers.every(({available}) => available)).toBe(true);
  });

  it('names both languages to search engines', async () => {
    const {meta} = await new Visitor().open(loader, '/en-us');
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://shop.test/',
    });
  });

  it('goes without best sellers when Shopify has trouble with them', async () => {
    standIns.shop.orderFault({operation: 'BestSellers', throttled: true});
    expectConsoleError('Shopify BestSellers failed (200): Throttled');
    const page = await new Visitor().open(loader, '/');
    expect(page.bestSellers).toEqual([]);
    expect(page.hero.title).toBe(shop().slogan.de);
  });

  it('is asked of Shopify once for many visitors', async () => {
    await new Visitor().open(loader, '/');
    const asked = standIns.shop.requests().length;
    await new Visitor().open(loader, '/');
    expect(standIns.shop.requests()).toHaveLength(asked);
  });
});
