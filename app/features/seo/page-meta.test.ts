import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {languageNames, languages, type Language} from '~/i18n/languages';
import {expectConsoleError} from '../../../tests/setup';
import {organizationData, pageLinks, pageMeta, plainData, type PageSeo} from './page-meta.server';

const request = new Request('https://preview.test/products/x?Farbe=Reseda');
const config = {
  component: 'config',
  _uid: 'c',
  company_name: 'Radladen',
  seo_title_suffix: '– Radladen Köln',
  seo_description: 'Räder aus der Werkstatt.',
};

/** A context whose Storyblok client returns only the config, or fails. */
function contextWith(content: object | null, language: Language = 'de'): AppLoadContext {
  const story = () =>
    content ? Promise.resolve({content}) : Promise.reject(new Error('Storyblok ist aus'));
  const settings = {SHOP_ORIGIN: 'https://shop.test'};
  const written = {headTags: [], structuredData: []};
  return {language, settings, storyblok: {story}, ...written} as unknown as AppLoadContext;
}

async function structuredDataOf(page: PageSeo): Promise<unknown[]> {
  const context = contextWith(config);
  await pageMeta(context, request, page);
  return context.structuredData;
}

/** All that a document's head has. */
async function metaOf(page: PageSeo, content: object | null = config, language: Language = 'de') {
  const context = contextWith(content, language);
  return [...(await pageMeta(context, request, page)), ...context.headTags];
}

describe('the meta tags of a page', () => {
  it('contain the title with the suffix from the config', async () => {
    expect(await metaOf({title: 'Gravel X'})).toContainEqual({title: 'Gravel X – Radladen Köln'});
  });

  it('are nothing but the title for script', async () => {
    const page = {title: 'Gravel X', description: 'Ein Rad'};
    expect(await pageMeta(contextWith(config), request, page)).toEqual([
      {title: 'Gravel X – Radladen Köln'},
    ]);
  });

  it('begin with the rejection of the form that a document shows again', async () => {
    const refused = {...contextWith(config), formOutcome: 'refused' as const};
    expect(await pageMeta(refused, request, {title: 'Anmelden'})).toContainEqual({
      title: 'Fehler: Anmelden – Radladen Köln',
    });
  });

  it('begin with the confirmation that a form was sent, on a page that search engines exclude', async () => {
    const meta = await metaOf({title: 'Preisanfrage', isSent: true});
    expect(meta).toContainEqual({title: 'Gesendet: Preisanfrage – Radladen Köln'});
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    expect(meta.filter((tag) => 'rel' in tag)).toEqual([]);
    const english = await metaOf({title: 'Price request', isSent: true}, config, 'en');
    expect(english).toContainEqual({title: 'Sent: Price request – Radladen Köln'});
  });

  it('contain the shop name when the config cannot be loaded', async () => {
    expectConsoleError("Cannot get the story 'config'");
    expect(await metaOf({title: 'Gravel X'}, null)).toContainEqual({title: 'Gravel X – Radladen'});
  });

  it('cut the description at a word boundary', async () => {
    const description = 'Vorher war es ein Rad, nachher ist es Ihr Rad. '.repeat(9);
    const meta = await metaOf({title: 'X', description});
    const shown = meta.flatMap((tag) =>
      'name' in tag && tag.name === 'description' ? [tag.content] : [],
    );
    expect(shown).toHaveLength(1);
    expect(String(shown[0]).length).toBeLessThanOrEqual(156);
    expect(shown[0]).toMatch(/\S…$/);
  });

  it.each([undefined, null, ''])(
    'fall back to the description of the shop when their own is %j',
    async (description) => {
      const meta = await metaOf({title: 'X', description});
      expect(meta).toContainEqual({name: 'description', content: config.seo_description});
    },
  );

  it('contain the picture and its size', async () => {
    const image = {url: 'https://cdn.test/x.jpg', width: 1600, height: 1200};
    expect(await metaOf({title: 'X', image})).toEqual(
      expect.arrayContaining([
        {property: 'og:image', content: image.url},
        {property: 'og:image:width', content: '1600'},
        {property: 'og:image:height', content: '1200'},
      ]),
    );
  });

  it('contain the language of the page and the other languages', async () => {
    const meta = await metaOf({title: 'X'}, config, 'en');
    expect(meta).toContainEqual({property: 'og:locale', content: 'en_US'});
    expect(meta).toContainEqual({property: 'og:locale:alternate', content: 'de_DE'});
    expect(
      meta.filter((tag) => 'property' in tag && tag.property === 'og:locale:alternate'),
    ).toHaveLength(languageNames.length - 1);
  });

  it('add the given query to all URLs of the page', async () => {
    const meta = await metaOf({title: 'E-Bikes', query: '?page=2'});
    const hrefs = meta.flatMap((tag) => ('rel' in tag ? [tag.href] : []));
    expect(hrefs).toContain('https://shop.test/en-us/products/x?page=2');
    expect(hrefs.filter((href) => !String(href).endsWith('/products/x?page=2'))).toEqual([]);
    expect(meta).toContainEqual({
      property: 'og:url',
      content: 'https://shop.test/products/x?page=2',
    });
  });

  it('use the page name instead of the SEO title in the breadcrumb data', async () => {
    const seo = {title: 'Ostwind Fernweh 7 kaufen', name: 'Fernweh 7', breadcrumb: []};
    expect(await structuredDataOf(seo)).toMatchObject([
      {itemListElement: [{}, {name: 'Fernweh 7'}]},
    ]);
  });
});

describe('the structured data of the start page', () => {
  it('contain only known facts for a shop without address, hours and links', async () => {
    const structuredData = await organizationData(contextWith(config));
    const [store] = await structuredDataOf({title: 'Radladen', structuredData});
    expect(store).toEqual({
      '@type': 'BikeStore',
      '@id': 'https://shop.test/#store',
      name: 'Radladen',
      url: 'https://shop.test',
      description: 'Räder aus der Werkstatt.',
    });
  });
});

const linksOf = (path: string) =>
  pageLinks('https://shop.test', path).map(({rel, hrefLang, href}) => [hrefLang ?? rel, href]);

describe('the links of a page', () => {
  it.each([
    ['/warenkorb', 'https://shop.test/warenkorb', 'https://shop.test/en-us/cart'],
    ['/en-us/cart', 'https://shop.test/warenkorb', 'https://shop.test/en-us/cart'],
    ['/', 'https://shop.test/', 'https://shop.test/en-us'],
    ['/en-us', 'https://shop.test/', 'https://shop.test/en-us'],
    ['/products/x', 'https://shop.test/products/x', 'https://shop.test/en-us/products/x'],
  ])('of %s are canonical, one per language, and German as x-default', (path, german, english) => {
    const links = linksOf(path);
    expect(links.map(([name]) => name)).toEqual([
      'canonical',
      ...languageNames.map((language) => languages[language].tag),
      'x-default',
    ]);
    expect(Object.fromEntries(links)).toMatchObject({
      canonical: `https://shop.test${path}`,
      de: german,
      'en-US': english,
      'x-default': german,
    });
  });
});

describe('structured data', () => {
  it('have non-breaking spaces replaced at every level', () => {
    const data = {'@type': 'Product', additionalProperty: [{name: 'Moment', value: '85\u00a0Nm'}]};
    expect(plainData([data])).toEqual([
      {'@type': 'Product', additionalProperty: [{name: 'Moment', value: '85 Nm'}]},
    ]);
  });

  it('omit empty values at every level', () => {
    const data = {
      '@type': 'BikeStore',
      name: 'Radladen',
      description: '',
      telephone: undefined,
      geo: null,
      sameAs: [],
      image: ['', {}],
      address: {'@type': 'PostalAddress', streetAddress: '', addressLocality: undefined},
      review: [{'@type': 'Review', author: {'@type': 'Person', name: ''}}],
    };
    expect(JSON.stringify(plainData([data, {'@type': 'Brand', name: ''}]))).toBe(
      '[{"@type":"BikeStore","name":"Radladen"}]',
    );
  });

  it('keep numbers, false and references', () => {
    const data = {'@type': 'Offer', worstRating: 0, doesNotShip: false, terms: {'@id': '#returns'}};
    expect(plainData([data])).toEqual([data]);
  });
});
