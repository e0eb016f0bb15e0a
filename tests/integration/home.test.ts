import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/home';
import {openShop, Visitor} from './call-route';

openShop();

const namesOf = (blocks: {name: string}[]) => blocks.map(({name}) => name);

describe('the home page', () => {
  it('is what editors composed, block by block, in both languages', async () => {
    const german = await new Visitor().open(loader, '/');
    const english = await new Visitor().open(loader, '/en-us');
    expect(namesOf(german.page.story.blocks)).toContain('hero');
    expect(namesOf(english.page.story.blocks)).toEqual(namesOf(german.page.story.blocks));
    expect(english.meta).not.toContainEqual(german.meta.find((tag) => 'title' in tag));
  });

  it('fetches what its blocks show beside the story', async () => {
    const {page} = await new Visitor().open(loader, '/');
    const tabs = page.story.blocks.find((block) => block.name === 'product-tabs');
    expect(JSON.stringify(tabs?.data)).toContain('"handle"');
  });

  it('leaves to the document’s markup what no script needs, and sends it to script that asks', async () => {
    const sent = async (script: boolean) => {
      const {page} = await new Visitor().open(loader, '/', {script});
      return JSON.stringify(page.story.blocks);
    };
    const headline = 'Fahrbereit';
    const [hero] = (await new Visitor().open(loader, '/')).page.story.blocks;
    expect(hero?.kept && hero.html).toContain(headline);
    expect(await sent(false)).not.toContain(headline);
    expect(await sent(false)).toContain('"handle"');
    expect(await sent(true)).toContain(headline);
  });

  it('tells search engines who runs the shop, when it is open and how it is searched', async () => {
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

  it('names both languages to search engines', async () => {
    const {meta} = await new Visitor().open(loader, '/en-us');
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://shop.test/',
    });
  });
});
