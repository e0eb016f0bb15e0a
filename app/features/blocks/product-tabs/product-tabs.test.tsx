// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {describe, expect, it, vi} from 'vitest';
import {inLanguage, markup} from '../../../../tests/fakes/markup';
import {shopifyCard} from '../../../../tests/fakes/shopify-product';
import {expectConsoleError} from '../../../../tests/setup';
import {toProductCard} from '../../product/product-card-view';
import {ProductTabs, tabOfKey} from './ProductTabs';
import {productTabsSchema} from './product-tabs-schema.server';

const card = toProductCard(shopifyCard(), 'de');
const tab = (label: string, more = {}) => ({component: 'product-tab', label, ...more});
const parse = (fields: object) =>
  productTabsSchema.parse({component: 'product-tabs', headline: 'Gefragt', ...fields});
const show = (labels: string[], counts: number[], fields = {}, level: 1 | 2 | 3 = 2) =>
  markup(
    <ProductTabs
      content={parse({tabs: labels.map((label) => tab(label)), ...fields})}
      data={counts.map((count) => Array.from({length: count}, () => card))}
      level={level}
      first={false}
    />,
  );
const headings = (html: string) =>
  [...html.matchAll(/<(h\d)[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(
    ([, level, text]) => `${level} ${text}`,
  );

describe('tabOfKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
    ['constructor', 1, null],
  ])('%s on tab %d leads to %s', (key, selected, at) => {
    expect(tabOfKey(key, selected, 3)).toBe(at);
  });
});

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

describe('ProductTabs, as the worker writes them', () => {
  it('stand below each other with headings, of which script shows one', () => {
    const html = show(['Topseller', 'Sale'], [1, 1]);
    expect(headings(html)).toEqual([
      'h2 Gefragt',
      'h3 Topseller',
      'h4 Gravel X',
      'h3 Sale',
      'h4 Gravel X',
    ]);
    expect(html).not.toContain(' hidden=""');
    expect(html.match(/class="not-noscript:hidden"/g)).toHaveLength(1);
  });

  it('are no tabs before script makes them work', () => {
    const html = show(['Topseller', 'Sale'], [1, 1]);
    expect(html).toMatch(/noscript:hidden"><button[^>]*>Topseller<\/button><button[^>]*>Sale</);
    expect(html).not.toMatch(/role="tab/);
  });

  it('leave out a tab without products, and all tabs when one is left', () => {
    const html = show(['Topseller', 'Sale', 'Neu'], [1, 0]);
    expect(headings(html)).toEqual(['h2 Gefragt', 'h3 Gravel X']);
    expect(html).not.toMatch(/role="tab|Topseller/);
  });

  it('keep headings in order on each level', () => {
    expect(headings(show(['a', 'b'], [1, 1], {}, 1)).slice(0, 3)).toEqual([
      'h1 Gefragt',
      'h2 a',
      'h3 Gravel X',
    ]);
    expect(headings(show(['a'], [1], {}, 3))).toEqual(['h3 Gefragt', 'h4 Gravel X']);
  });

  it('lead to all of them', () => {
    const more = {more_label: 'Alle', more_link: {linktype: 'url', url: '/collections/sale'}};
    expect(show(['a'], [1], more)).toMatch(/<a href="\/collections\/sale".*Alle/);
    expect(show(['a'], [1], {more_label: 'Alle'})).not.toContain('Alle');
  });

  it('are nothing without products', () => {
    expect(show(['a', 'b'], [0, 0])).toBe('');
  });
});

describe('ProductTabs, once script is there', () => {
  it('are tabs, each with its panel, of which one is shown', () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML = '<div></div>';
    const content = parse({tabs: [tab('Topseller'), tab('Sale')]});
    const block = <ProductTabs content={content} data={[[card], [card]]} level={2} first={false} />;
    const root = createRoot(document.body.firstElementChild ?? document.body);
    act(() => root.render(inLanguage(block)));
    const shown = () =>
      [...document.querySelectorAll('[role=tablist] > [role=tab]')].map((found) => {
        const panel = document.getElementById(found.getAttribute('aria-controls') ?? '');
        return [
          found.getAttribute('aria-selected'),
          panel?.role,
          panel?.getAttribute('aria-labelledby') === found.id,
          panel?.hidden,
        ];
      });
    expect(shown()).toEqual([
      ['true', 'tabpanel', true, false],
      ['false', 'tabpanel', true, true],
    ]);
    act(() => document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click());
    expect(shown()).toEqual([
      ['false', 'tabpanel', true, true],
      ['true', 'tabpanel', true, false],
    ]);
    act(() => root.unmount());
  });
});
