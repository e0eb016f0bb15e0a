// @vitest-environment happy-dom
import type * as lite from 'algoliasearch/lite';
import {createElement as h} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {
  Configure,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import {afterAll, afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {listen, type Listening} from '../on-port';
import {appId, searchKey} from './access';
import {algolia} from './demo-search';

/** What browsers load: it asks by XMLHttpRequest from another origin. */
const {liteClient} = await vi.importActual<typeof lite>(
  'algoliasearch/dist/lite/builds/browser.js',
);

/** Machines of tests are busy. */
const timeouts = {connect: 15_000, read: 15_000, write: 15_000};

/** Algolia's own widgets, as its documentation puts them together; nothing here knows of a stand-in. */
function shop(url: string) {
  const {host} = new URL(url);
  const hosts = [{url: host, accept: 'readWrite' as const, protocol: 'http' as const}];
  const searchClient = liteClient(appId, searchKey, {hosts, timeouts});
  const sorts = [
    {label: 'Beste Treffer', value: 'radladen_products'},
    {label: 'Niedrigster Preis', value: 'radladen_products_price_asc'},
  ];
  return h(
    InstantSearch,
    {searchClient, indexName: 'radladen_products', insights: false},
    h(Configure, {hitsPerPage: 12, filters: 'inventory_available:true'}),
    h(SearchBox),
    h(Stats),
    h(SortBy, {items: sorts}),
    h(RefinementList, {
      attribute: 'vendor',
      operator: 'or',
      searchable: true,
      showMore: true,
      limit: 5,
    }),
    h(Hits, {hitComponent: ({hit}) => h(Highlight, {hit, attribute: 'title'})}),
    h(Pagination),
  );
}

let listening: Listening;
let root: Root;

beforeAll(async () => {
  algolia.warm();
  listening = await listen(algolia, 0);
});
beforeEach(() => {
  algolia.reset();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.children[0] ?? document.body);
  root.render(shop(listening.url));
});
afterEach(() => root.unmount());
afterAll(() => listening.close());

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({textContent}) => textContent);
const hits = () => texts('.ais-Hits-item');
const facets = () => texts('.ais-RefinementList-labelText');

const seen = (look: () => void) => vi.waitFor(look, {timeout: 15_000, interval: 20});

function type(selector: string, text: string) {
  const [input] = all(selector);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no input ${selector}`);
  const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

it('shows products, values and pages', async () => {
  await seen(() => expect(hits()).toHaveLength(12));
  expect(hits()[0]).toBe('Fernweh 7 Trapez');
  expect(facets()).toHaveLength(5);
  expect(all('.ais-Pagination-item--page').length).toBeGreaterThan(3);
  expect(texts('.ais-Stats').join()).toMatch(/^\d+ results found/);
});

it('finds what is typed, and marks it', async () => {
  await seen(() => expect(hits()).toHaveLength(12));
  type('.ais-SearchBox-input', 'lastnrad');
  await seen(() => expect(hits()[0]).toBe('Kutter 2 Lastenrad'));
  expect(texts('.ais-Highlight-highlighted')).toContain('Lastenrad');
});

it('narrows by values of which one is enough, and keeps the others', async () => {
  await seen(() => expect(hits()).toHaveLength(12));
  all('.ais-RefinementList-checkbox')[0]?.click();
  await seen(() => expect(all('.ais-RefinementList-item--selected')).toHaveLength(1));
  await seen(() => expect(texts('.ais-Stats').join()).toMatch(/^24 results/));
  expect(facets()).toHaveLength(5);
  all('.ais-RefinementList-checkbox')[1]?.click();
  await seen(() => expect(texts('.ais-Stats').join()).toMatch(/^45 results/));
});

it('searches among values', async () => {
  await seen(() => expect(hits()).toHaveLength(12));
  type('.ais-RefinementList-searchBox input', 'zaun');
  await seen(() => expect(facets()).toEqual(['Zaunkönig']));
  expect(texts('.ais-RefinementList .ais-Highlight-highlighted')).toEqual(['Zaun']);
});

it('turns pages and sorts', async () => {
  await seen(() => expect(hits()).toHaveLength(12));
  const first = hits();
  all('.ais-Pagination-item--nextPage a')[0]?.click();
  await seen(() => expect(hits()).not.toEqual(first));
  const [select] = all('.ais-SortBy-select');
  if (!(select instanceof HTMLSelectElement)) throw new Error('There is no select');
  select.value = 'radladen_products_price_asc';
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await seen(() => {
    const {body} = algolia.requests().at(-1) ?? {};
    expect(JSON.stringify(body)).toContain('products_price_asc');
  });
  await seen(() => expect(hits()[0]).not.toBe(first[0]));
});
