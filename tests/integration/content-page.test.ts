import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/content-page';
import {openShop, Visitor} from './call-route';

openShop();

describe('a story', () => {
  it.each([
    '/impressum',
    '/agb',
    '/datenschutz',
    '/widerruf',
    '/batteriehinweise',
    '/barrierefreiheit',
  ])('is read in both languages: %s', async (path) => {
    const german = await new Visitor().open(loader, path);
    const english = await new Visitor().open(loader, `/en-us${path}`);
    expect(german.page.story.bloks.length).toBeGreaterThan(0);
    expect(english.page.story.seo.title).not.toBe(german.page.story.seo.title);
  });

  it('of any depth shows the way that leads to it', async () => {
    const {page} = await new Visitor().open(loader, '/en-us/beratung/lastenrad');
    expect(page.trail.map(({href}) => href)).toEqual(['/en-us/beratung']);
    expect(page.trail[0]?.title).toMatch(/\S/);
  });

  it.each([
    ['/home', '/'],
    ['/en-us/home', '/en-us'],
    ['/en-us/versandkosten-lieferzeit', '/en-us/shipping-costs'],
  ])('with a page of its own stands only there: %s leads to %s', async (path, location) => {
    expect(await new Visitor().ask(loader, path)).toMatchObject({status: 301, location});
  });

  it.each(['/config', '/footer', '/entwurf-fruehjahr'])(
    'that is a setting, or not published, is no page: %s',
    async (path) => expect(await new Visitor().ask(loader, path)).toMatchObject({status: 404}),
  );

  it('shows its published text to everybody, also with a forged marker of the editor', async () => {
    const forged =
      '?_storyblok=1&_storyblok_tk[space_id]=288000&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=x';
    const plain = await new Visitor().open(loader, '/ueber-uns');
    const marked = await new Visitor().open(loader, `/ueber-uns${forged}`);
    expect(marked.page.story).toEqual(plain.page.story);
    expect([plain.page.preview, marked.page.preview]).toEqual([null, 'refused']);
  });
});

describe('a path that no page answers', () => {
  it.each(['/gibt/es/nicht', '/en-us/there/is/none', '/en-us/warenkorb', '/ratgeber/100%25'])(
    'is missing, with header, footer and best sellers: %s',
    async (path) => {
      const answer = await new Visitor().ask(loader, path);
      expect(answer).toMatchObject({status: 404, data: {message: `Page not found: ${path}`}});
      expect(answer.data).toHaveProperty('bestSellers.length', 8);
    },
  );

  it('may be an old address', async () => {
    const leadsTo = async (path: string) => await new Visitor().ask(loader, path);
    expect(await leadsTo('/alte-seite')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes',
    });
    expect(await leadsTo('/Alte-Seite?utm_source=brief')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes',
    });
    expect(await leadsTo('/en-us/alte-seite')).toMatchObject({
      status: 301,
      location: '/en-us/collections/e-bikes',
    });
  });

  it('finds no old address by quotes and stars', async () => {
    expect(await new Visitor().ask(loader, '/%22alte-seite*')).toMatchObject({status: 404});
    expect(await new Visitor().ask(loader, '/*')).toMatchObject({status: 404});
  });
});
