import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {storyHref} from '../../app/features/story/links';
import {languageOfPath} from '../../app/i18n/languages';
import {matchPage} from '../../app/pages';
import {loader as root} from '../../app/root';
import {createStandIns} from '../stand-ins/handlers';
import {secondCatalogue, secondSpace} from '../stand-ins/second-shop';
import {moduleOf, setupShopOf, Visitor} from './call-route';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const loaders = import.meta.glob<Loader>('../../app/routes/**/*.tsx', {
  import: 'loader',
  eager: true,
});

const suppliers = createStandIns({
  source: {catalogue: secondCatalogue, stories: secondSpace},
  // Austria is offered only German.
  markets: 'DE,AT:DE',
});
setupShopOf(suppliers);

/** The loaded data of the page at a path, following redirects; a message with the status if it fails. */
async function open(path: string, steps = 4): Promise<unknown> {
  const match = matchPage(new URL(path, 'https://shop.test').pathname);
  const loader = match && loaders[moduleOf(match.page)];
  // Pages without data have no loader.
  if (!loader) return {};
  const {status, location, data} = await new Visitor().request(loader, path);
  if (location && steps > 0) return open(location, steps - 1);
  return status === 200 ? data : `${path} answered ${status}`;
}

interface Found {
  links: Set<string>;
  texts: Set<string>;
}

/** Links and texts in loaded data, including those that only the worker reads. */
function collect(node: unknown, language: 'de' | 'en', found: Found): Found {
  if (typeof node === 'string') found.texts.add(node);
  if (typeof node !== 'object' || node === null) return found;
  if ('kind' in node && node.kind === 'story' && 'slug' in node) {
    found.links.add(storyHref(language, String(node.slug)));
  }
  for (const key of Reflect.ownKeys(node)) {
    const value: unknown = Reflect.get(node, key);
    const isLink = typeof value === 'string' && /^\/(?!\/)/.test(value);
    if (isLink && !value.startsWith('/api/')) found.links.add(value);
    collect(value, language, found);
  }
  return found;
}

const starts = {
  de: [
    '/',
    '/suche',
    '/warenkorb',
    '/merkzettel',
    '/werkstatt-termin',
    '/leasing-anfrage',
    '/products/weitblick-4-trekkingrad',
  ],
  en: [
    '/en-us',
    '/en-us/search',
    '/en-us/cart',
    '/en-us/price-request',
    '/en-us/privacy-settings',
    '/en-us/products/ballin-3-cityrad',
  ],
} as const;

describe.each(['de', 'en'] as const)('another shop in %s', (language) => {
  it('works from its own settings, without dead links or texts of the first shop', async () => {
    const found: Found = {links: new Set(), texts: new Set()};
    const waiting: string[] = [...starts[language]];
    const dead: unknown[] = [];
    const seen = new Set<string>();
    for (const path of waiting) {
      if (seen.has(path)) continue;
      seen.add(path);
      const page = await open(path);
      if (typeof page === 'string') dead.push(page);
      collect(page, language, found);
      collect(await new Visitor().open(root, path), language, found);
      const inside = [...found.links].filter((link) => languageOfPath(link) === language);
      waiting.push(...inside.filter((link) => matchPage(link.split(/[?#]/)[0] ?? '')));
    }
    expect(dead).toEqual([]);
    const own = ['/collections/alle-raeder', '/hilfe', '/policies/privacy-policy'];
    const prefix = language === 'de' ? '' : '/en-us';
    expect([...seen]).toEqual(expect.arrayContaining(own.map((path) => prefix + path)));
    // Every shop has the calculator, which notices link with a price; the story of its page is the first shop's.
    const foreign =
      /Radladen|Köln|Cologne|Speichenweg|e-bikes|topseller|dienstrad-leasing(?!\?price)|PayPal/;
    expect([...found.texts].filter((text) => foreign.test(text))).toEqual([]);
  });

  it('shows its own menu, pages and payments and hides what it lacks', async () => {
    const home = language === 'de' ? '/' : '/en-us';
    const {navigation, facts, markup} = await new Visitor().open(root, home);
    const titles = {de: ['Alles', 'Räder', 'Hilfe', 'Widerruf'], en: ['Everything', 'Help']};
    expect(navigation.map(({title}) => title)).toEqual(titles[language]);
    expect(facts.places).toMatchObject({leasing: null, sizing: null, workshop: null});
    expect(facts.places.privacy).toMatch(/\/policies\/privacy-policy$/);
    expect(markup.footer).toContain(`>${language === 'de' ? 'Rechnung' : 'Invoice'}</li>`);
    expect(markup.footer).not.toContain('PayPal');
  });
});
