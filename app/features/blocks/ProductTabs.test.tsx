import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {shopifyCard} from '../../../tests/fakes/shopify-product';
import {expectConsoleError} from '../../../tests/setup';
import {toProductCard} from '../product/product-card-view';
import {productTabsSchema} from './goods-blocks-schema.server';
import {ProductTabs} from './ProductTabs';

const card = toProductCard(shopifyCard(), 'de');
const tab = (label: string, more = {}) => ({component: 'product-tab', label, ...more});
const parse = (fields: object) =>
  productTabsSchema.parse({component: 'product-tabs', headline: 'Gefragt', ...fields});
const show = (labels: string[], fields = {}, level: 1 | 2 | 3 = 2) =>
  markup(
    <ProductTabs
      content={parse(fields)}
      data={{
        tabs: labels.map((label, at) => ({
          label,
          query: `?tab=${label}`,
          current: at === 0,
          edit: {},
        })),
        products: labels.length > 0 ? [card] : [],
      }}
      level={level}
      first={false}
    />,
  );
const headings = (html: string) =>
  [...html.matchAll(/<(h\d)[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(
    ([, level, text]) => `${level} ${text}`,
  );

describe('the schema of product tabs', () => {
  it('has defaults, takes six tabs and leaves out one without a label', () => {
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
  it('are links, of which the one that is shown says so', () => {
    const html = show(['Topseller', 'Sale'], {_uid: 'u1'});
    const links = [...html.matchAll(/<a ([^>]*\?tab=[^>]*)>([^<]*)/g)];
    expect(links.map(([, , text]) => text)).toEqual(['Topseller', 'Sale']);
    expect(links.map(([, attributes]) => attributes?.includes('aria-current="true"'))).toEqual([
      true,
      false,
    ]);
    expect(html).toContain('href="?tab=Sale#tabs-u1"');
    expect(html).toContain('id="tabs-u1"');
  });

  it('are no tabs when there is but one', () => {
    expect(show(['Topseller'])).not.toContain('Topseller');
  });

  it.each([
    [1, ['h1 Gefragt', 'h2 Gravel X']],
    [2, ['h2 Gefragt', 'h3 Gravel X']],
    [3, ['h3 Gefragt', 'h4 Gravel X']],
  ] as const)('keep headings in order on level %d', (level, expected) => {
    expect(headings(show(['a', 'b'], {}, level))).toEqual(expected);
  });

  it('lead to all of them', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/sale'}};
    expect(show(['a'], more)).toMatch(/<a href="\/collections\/sale".*Alle/);
    expect(show(['a'], {more_label: 'Alle'})).not.toContain('Alle');
  });

  it('are nothing without products', () => {
    expect(show([])).toBe('');
  });
});
