import {describe, expect, it, vi} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {shopifyCard} from '../../../tests/fakes/shopify-product';
import {expectConsoleError} from '../../../tests/setup';
import type {RenderCards} from '../product/product-markup.server';
import {toProductCard} from '../product/product-card-view.server';
import {ProductCard} from '../product/ProductCard';
import {toBlockViews} from './block-view.server';
import {Blocks} from './StoryPage';
import {pageSchema} from './block-schemas.server';
import type {LoadedBlock} from './load-blocks.server';
import {productTabsSchema} from './product-blocks-schema.server';
import {ProductTabs} from './ProductTabs';

vi.mock('../wishlist/wishlist-context', () => ({
  WISHLIST_FORM: 'wishlist-form',
  useWishlist: () => ({numbers: []}),
}));

const card = toProductCard(shopifyCard(), 'de');
const inRow = {loading: 'late', inList: false, listed: false} as const;
const tab = (label: string, more = {}) => ({component: 'product-tab', label, ...more});
const parse = (fields: object) =>
  productTabsSchema.parse({
    component: 'product-tabs',
    headline: 'Gefragt',
    tabs: [tab('a')],
    ...fields,
  });
const printed: RenderCards = (cards, looks = {}) =>
  cards.map((product) => ({
    ...product,
    html: markup(<ProductCard {...{product, ...inRow, heading: looks.heading ?? 'h3'}} />),
  }));
const show = (labels: string[], fields = {}) =>
  markup(
    <ProductTabs
      id="home/2"
      content={parse(fields)}
      data={{
        tabs: labels.map((label, at) => ({
          label,
          query: `?tab=${label}`,
          current: at === 0,
          edit: {},
        })),
        products: labels.length > 0 ? printed([card]) : [],
      }}
      level={2}
      first={false}
    />,
  );
const headings = (html: string) =>
  [...html.matchAll(/<(h\d)[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(
    ([, level, text]) => `${level} ${text}`,
  );

describe('the schema of product tabs', () => {
  it('applies defaults, accepts at most six tabs and leaves out a tab without a label', () => {
    expect(parse({tabs: [tab('a')]})).toMatchObject({
      tabs: [{collection: '', sort: 'best-selling'}],
    });
    expect(parse({tabs: Array.from({length: 9}, () => tab('a'))}).tabs).toHaveLength(6);
    expectConsoleError("part 'product-tab'");
    expect(parse({tabs: [tab(''), tab('b', {sort: 'random'})]}).tabs).toMatchObject([
      {label: 'b', sort: 'best-selling'},
    ]);
  });
});

describe('ProductTabs', () => {
  it('shows tabs as links and marks the current one with aria-current', () => {
    const html = show(['Topseller', 'Sale']);
    const links = [...html.matchAll(/<a ([^>]*\?tab=[^>]*)>([^<]*)/g)];
    expect(links.map(([, , text]) => text)).toEqual(['Topseller', 'Sale']);
    expect(links.map(([, attributes]) => attributes?.includes('aria-current="true"'))).toEqual([
      true,
      false,
    ]);
    expect(html).toContain('href="?tab=Sale#tabs-home/2"');
    expect(html).toContain('id="tabs-home/2"');
  });

  it('shows no tabs if there is only one', () => {
    expect(show(['Topseller'])).not.toContain('Topseller');
  });

  it('keeps headings in order at any position and nesting level', () => {
    const tabs = (uid: string): LoadedBlock => ({
      name: 'product-tabs',
      content: parse({_uid: uid}),
      data: {tabs: [{label: 'a', query: '?tab=a', current: true, edit: {}}], products: [card]},
      blocks: [],
    });
    const group = pageSchema.parse({component: 'page', _uid: 'p', headline: 'Gruppe', body: []});
    const blocks: LoadedBlock[] = [
      tabs('first'),
      tabs('second'),
      {name: 'page', content: group, data: null, blocks: [tabs('third')]},
    ];
    const page = {slug: 'a', language: 'de', untitled: true, renderCards: printed} as const;
    expect(headings(markup(<Blocks blocks={toBlockViews(blocks, page)} />))).toEqual([
      'h1 Gefragt',
      'h2 Gravel X',
      'h2 Gefragt',
      'h3 Gravel X',
      'h2 Gruppe',
      'h3 Gefragt',
      'h4 Gravel X',
    ]);
  });

  it('shows the link to all products only if its target is set', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/sale'}};
    expect(show(['a'], more)).toMatch(/<a href="\/collections\/sale".*Alle/);
    expect(show(['a'], {more_label: 'Alle'})).not.toContain('Alle');
  });

  it('renders nothing without products', () => {
    expect(show([])).toBe('');
  });
});
