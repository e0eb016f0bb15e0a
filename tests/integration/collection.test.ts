import {describe, expect, it} from 'vitest';
import {languageNames, languages} from '../../app/i18n/languages';
import {loader} from '../../app/routes/collection';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

const visit = (path: string) => new Visitor().open(loader, path);
const open = async (path: string) => (await visit(path)).collection;
const linksOf = async (path: string) =>
  (await visit(path)).meta.flatMap((tag) =>
    'rel' in tag ? [[tag.hrefLang ?? tag.rel, tag.href]] : [],
  );

describe('a collection', () => {
  it('shows its title and description from Shopify', async () => {
    const known = standIns.catalogue().collectionsByHandle.get('e-trekking');
    expect(await open('/collections/e-trekking')).toMatchObject({
      handle: 'e-trekking',
      title: known?.title.de,
      descriptionHtml: known?.descriptionHtml.de,
    });
    expect(known?.descriptionHtml.de).not.toBe('');
  });

  /** The next answer of Shopify is a collection with these fields. */
  function replaceCollection(fields: object) {
    const own = {id: 'gid://shopify/Collection/1', handle: 'sale', title: 'Sale', image: null};
    const collection = {...own, products: {nodes: [], filters: []}, seo: {}, ...fields};
    const body = JSON.stringify({data: {collection}});
    standIns.shop.injectFault({operation: 'Collection', status: 200, body});
  }

  it('sanitizes its description', async () => {
    const descriptionHtml = '<p onclick="x()">Räder.</p><script>alert(1)</script>';
    replaceCollection({descriptionHtml});
    expect((await open('/collections/sale')).descriptionHtml).toBe('<p>Räder.</p>');
  });

  it('has its own title in the breadcrumb data, next to one for search engines', async () => {
    replaceCollection({descriptionHtml: '', seo: {title: 'Räder günstig kaufen'}});
    const visitor = new Visitor();
    const {meta} = await visitor.open(loader, '/collections/sale');
    expect(meta).toContainEqual({title: 'Räder günstig kaufen – Radladen'});
    expect(JSON.stringify(visitor.structuredData)).toContain('"name":"Sale"');
  });

  it('shows breadcrumbs and quick links from the main menu', async () => {
    const {breadcrumb, quickLinks = []} = await open('/collections/e-trekking-trapez');
    expect(breadcrumb).toEqual([
      {title: 'E-Bikes', handle: 'e-bikes'},
      {title: 'E-Trekking', handle: 'e-trekking'},
    ]);
    expect(quickLinks[0]).toEqual({
      title: 'E-Trekking',
      handle: 'e-trekking',
      current: false,
      all: true,
    });
    expect(quickLinks.filter(({current}) => current).map(({title}) => title)).toEqual(['Trapez']);
    expect(quickLinks.length).toBeGreaterThan(3);
  });

  it('has its English title in the English shop', async () => {
    const collection = await open('/en-us/collections/e-bikes');
    const known = standIns.catalogue().collectionsByHandle.get('e-bikes');
    expect(collection.title).toBe(known?.title.en);
    expect(collection.title).not.toBe('');
  });

  it('is shown without breadcrumbs and quick links when the menu fails', async () => {
    standIns.shop.injectFault({operation: 'Menu', status: 500, times: 2});
    expectConsoleError('Cannot get the main menu');
    const collection = await open('/collections/e-trekking');
    expect(collection).toMatchObject({breadcrumb: [], quickLinks: [], title: 'E-Trekking'});
    expect(collection.listing?.products.length).toBeGreaterThan(10);
  });

  it.each(['/collections/gibt-es-nicht', `/collections/${'x'.repeat(256)}`, '/collections/%22%00'])(
    'that does not exist returns 404 with best sellers: %s',
    async (path) => {
      const answer = await new Visitor().request(loader, path);
      expect(answer.status).toBe(404);
      expect(answer.data).toHaveProperty('bestSellers.length', 8);
    },
  );

  it('that Shopify fails to load is an outage', async () => {
    standIns.shop.injectFault({operation: 'Collection', status: 500, times: 2});
    await expect(open('/collections/e-bikes')).rejects.toMatchObject({
      name: 'ServiceOutage',
      operation: 'Collection',
      status: 500,
    });
  });

  it('whose products Shopify fails to load is an outage', async () => {
    standIns.shop.injectFault({operation: 'ProductsById', status: 503, times: 2});
    await expect(open('/collections/e-bikes')).rejects.toMatchObject({
      name: 'ServiceOutage',
      operation: 'ProductsById',
    });
  });
});

describe('a collection for search engines', () => {
  const path = 'https://shop.test/collections/e-bikes';

  it('has a canonical URL per page of its list, and language alternates', async () => {
    expect(await linksOf('/collections/e-bikes')).toEqual([
      ['canonical', path],
      ['de', path],
      ...languageNames
        .filter((language) => language !== 'de')
        .map((language) => [
          languages[language].tag,
          `https://shop.test/${languages[language].prefix}/collections/e-bikes`,
        ]),
      ['x-default', path],
    ]);
    expect(await linksOf('/collections/e-bikes?utm_source=x&page=2')).toContainEqual([
      'canonical',
      `${path}?page=2`,
    ]);
    const {meta} = await visit('/collections/e-bikes?page=2');
    expect(meta.filter((tag) => 'name' in tag && tag.name === 'robots')).toEqual([]);
  });

  it('has the last page as canonical URL of a page beyond it', async () => {
    const {listing} = await open('/collections/e-bikes?page=40');
    const last = Math.ceil((listing?.total ?? 0) / 25);
    expect(await linksOf('/collections/e-bikes?page=40')).toContainEqual([
      'canonical',
      `${path}?page=${last}`,
    ]);
  });

  it.each(['sort=price-asc', 'frame=Trapez', 'price=1000:', 'page=2&vendor=Ostwind'])(
    'is noindex with the plain URL as canonical when sorted or filtered: %s',
    async (query) => {
      const {meta} = await visit(`/collections/e-bikes?${query}`);
      expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
      expect(await linksOf(`/collections/e-bikes?${query}`)).toContainEqual(['canonical', path]);
    },
  );

  it('has breadcrumbs from the home page as structured data', async () => {
    const visitor = new Visitor();
    await visitor.open(loader, '/collections/e-trekking');
    expect(visitor.structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1},
          {name: 'E-Bikes', item: path},
          {name: 'E-Trekking', item: 'https://shop.test/collections/e-trekking'},
        ],
      },
    ]);
  });
});
