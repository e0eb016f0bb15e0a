import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/home';
import {setupShop, Visitor} from './call-route';

setupShop();

const namesOf = (blocks: {name?: string}[]) => blocks.map(({name}) => name);

describe('the home page', () => {
  it('shows the blocks that editors composed, in both languages', async () => {
    const german = await new Visitor().open(loader, '/');
    const english = await new Visitor().open(loader, '/en-us');
    expect(namesOf(german.page.story.blocks)).toContain('hero');
    expect(namesOf(english.page.story.blocks)).toEqual(namesOf(german.page.story.blocks));
    expect(german.meta).toContainEqual({title: 'Fahrräder und E-Bikes – Radladen'});
    expect(english.meta).toContainEqual({title: 'Bikes and e-bikes – Radladen'});
  });

  it('loads the products that its blocks show', async () => {
    const {page} = await new Visitor().open(loader, '/');
    const tabs = page.story.blocks.find((block) => block.name === 'product-tabs');
    expect(JSON.stringify(tabs?.data)).toContain('"handle"');
  });

  it('sends static block content only as markup, but as data to a data request', async () => {
    const sent = async (script: boolean) => {
      const {page} = await new Visitor().open(loader, '/', {script});
      return JSON.stringify(page.story.blocks);
    };
    const headline = 'Fahrbereit';
    const [hero] = (await new Visitor().open(loader, '/')).page.story.blocks;
    expect(hero?.isServerOnly && hero.html).toContain(headline);
    expect(await sent(false)).not.toContain(headline);
    expect(await sent(false)).toContain('"handle"');
    expect(await sent(true)).toContain(headline);
  });

  it('has structured data on the shop, its opening hours and its search', async () => {
    const visitor = new Visitor();
    await visitor.open(loader, '/');
    const [store, website] = ['BikeStore', 'WebSite'].map((type) =>
      visitor.structuredData.find((entry) => JSON.stringify(entry).includes(`"@type":"${type}"`)),
    );
    expect(store).toMatchObject({name: 'Radladen', address: {addressLocality: 'Köln'}});
    expect(JSON.stringify(store)).toContain('"@type":"OpeningHoursSpecification"');
    expect(website).toMatchObject({
      potentialAction: {target: {urlTemplate: 'https://shop.test/suche?q={search_term_string}'}},
    });
  });

  it.each(['/', '/en-us'])(
    'names every language version and the default one to search engines: %s',
    async (path) => {
      const {meta} = await new Visitor().open(loader, path);
      const links = meta.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []));
      expect(links).toEqual([
        ['de', 'https://shop.test/'],
        ['en-US', 'https://shop.test/en-us'],
        ['x-default', 'https://shop.test/'],
      ]);
    },
  );
});
