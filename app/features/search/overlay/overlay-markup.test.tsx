import {describe, expect, it, vi} from 'vitest';
import {euros} from '../../../../tests/fakes/shopify-product';
import {markup} from '../../../../tests/fakes/markup';
import {toPriceView} from '../../pricing/price-view';
import {SiteFactsProvider, UNKNOWN_SITE} from '../../site/site-facts';
import {FIELD, SearchCombobox} from './SearchCombobox';
import {OverlayContent} from './OverlayContent';
import {
  type FoundHits,
  type OverlayView,
  NO_FACTS,
  type HitFacts,
  type SearchFacts,
} from './overlay-view';
import {SearchStatus} from './SearchOverlay';

const hits: FoundHits = {
  state: 'hits',
  words: 'last',
  total: 31,
  categories: [{handle: 'lastenraeder', title: [{text: 'Lastenräder', marked: false}], count: 12}],
  products: [
    {
      id: '7',
      handle: 'kutter',
      title: [
        {text: '<img src=x onerror=alert(1)>', marked: true},
        {text: ' Kutter', marked: false},
      ],
      vendor: 'Packesel',
      picture: 'https://unknown.example/x.png',
      searchMark: null,
    },
  ],
};
const content = (
  view: OverlayView,
  at = FIELD,
  facts: Partial<SearchFacts> = {},
  site = UNKNOWN_SITE,
) =>
  markup(
    <SiteFactsProvider value={site}>
      <OverlayContent
        view={view}
        facts={{...NO_FACTS, ...facts}}
        words="last & rad"
        activeIndex={at}
        popular={[{title: 'E-Bikes', href: '/collections/e-bikes'}]}
      />
    </SiteFactsProvider>,
  );
const field = (view: OverlayView, at = FIELD, words = 'last', pages = 0) =>
  markup(
    <SearchCombobox
      {...{words, view, activeIndex: at, pages}}
      onWords={vi.fn()}
      onNavigate={vi.fn()}
      onResultPage={vi.fn()}
    />,
  );

describe('the lists of the search overlay', () => {
  it('link to categories, top sellers if the shop has any, and the closest query when nothing is found', () => {
    const nothing = {state: 'nothing', words: 'gravel xyz'} as const;
    const html = content(nothing, FIELD, {closest: 'gravel'});
    expect(html).toContain('href="/collections/e-bikes"');
    expect(html).not.toContain('Topseller');
    const site = {...UNKNOWN_SITE, places: {bestSellers: '/collections/top'}};
    expect(content(nothing, FIELD, {}, site)).toMatch(/\/collections\/top".*Topseller ansehen/);
    expect(html).toMatch(/Meinten Sie <a href="\/suche\?q=gravel"/);
    expect(content(nothing)).not.toContain('Meinten Sie');
  });

  it('show price and stock of the matched variant once they are loaded, and link to it', () => {
    const facts: HitFacts = {
      id: '7',
      query: '?Farbe=Kreide',
      variant: 'Kreide',
      price: toPriceView({price: euros('4999.0'), compareAtPrice: euros('5499.0')}, 'de'),
      stock: {text: 'Zurzeit nicht am Lager', tone: 'waiting'},
    };
    const [product] = hits.products;
    const marked = {...hits, products: product ? [{...product, searchMark: 'a.relevance.1'}] : []};
    const html = content(marked, FIELD, {products: [facts]});
    expect(html).toContain('href="/products/kutter?Farbe=Kreide&amp;found=a.relevance.1"');
    for (const text of ['Kreide', '4.999', '5.499', 'Zurzeit nicht am Lager']) {
      expect(html).toContain(text);
    }
    expect(content(marked, FIELD, {products: [{...facts, id: '8'}]})).not.toContain('4.999');
  });

  it('say that shipping costs extra only if something is shipped', () => {
    expect(content(hits)).toMatch(/inkl\. MwSt\.\s*<a[^>]*>zzgl\. Versand/);
    expect(content(hits, FIELD, {shipped: false})).not.toContain('zzgl. Versand');
    expect(content(hits, FIELD, {taxed: false, shipped: false})).not.toContain('inkl. MwSt.');
  });

  it('format counts with thousands separators', () => {
    const [category] = hits.categories;
    const categories = category ? [{...category, count: 2345}] : [];
    const html = content({...hits, total: 1234, categories});
    expect(html).toContain('Alle 1.234 Treffer ansehen');
    expect(html).toContain('1.234 Treffer, nur');
    expect(html).toContain('2.345');
  });

  it('show markup in a hostile record as text, and no picture from an unknown host', () => {
    const html = content(hits);
    expect(html).not.toContain('<img');
    expect(html).toMatch(/<mark [^>]*>&lt;img src=x onerror=alert\(1\)&gt;<\/mark> Kutter/);
  });

  it('say when no category matches', () => {
    const html = content({...hits, categories: []});
    expect(html).toContain('Keine passende Kategorie.');
    expect(html.match(/role="listbox"/g)).toHaveLength(1);
  });
});

describe('pages and services that match the search', () => {
  const pages = [{title: 'Dienstrad-Leasing', description: '', href: '/dienstrad-leasing'}];

  it('are listed and announced, even when no product is found', () => {
    const nothing = {state: 'nothing', words: 'leasing'} as const;
    const html = content(nothing, FIELD, {pages});
    expect(html).toContain('Kein Artikel heißt „leasing“, aber diese Seiten helfen weiter.');
    expect(html).toMatch(/id="search-hit-0"[^>]*href="\/dienstrad-leasing"/);
    expect(field(nothing, FIELD, 'leasing', 1)).toMatch(
      /aria-expanded="true" aria-controls="search-pages"/,
    );
    const status = markup(<SearchStatus view={nothing} facts={{...NO_FACTS, pages}} />);
    expect(status).toContain('helfen weiter. 1 Seite.');
    expect(markup(<SearchStatus view={hits} facts={{...NO_FACTS, pages}} />)).toContain(
      '1 Kategorie, 1 Seite, 1 Produkt.',
    );
  });
});

describe('the other states of the search overlay', () => {
  it('show popular categories before a search', () => {
    expect(content({state: 'idle'})).toContain('href="/collections/e-bikes"');
  });

  it('show nothing while the first response is pending', () => {
    expect(content({state: 'waiting'})).toBe('');
  });
});

describe('the field of the search overlay', () => {
  it('is collapsed without hits and accepts at most 50 characters', () => {
    const html = field({state: 'loading'});
    expect(html).toContain('aria-expanded="false"');
    expect(html).not.toContain('aria-controls');
    expect(html).toMatch(/maxLength="50"/i);
  });
});

it.each<[OverlayView, string]>([
  [hits, '1 Kategorie, 1 Produkt. Auswahl mit den Pfeiltasten.'],
  [{state: 'nothing', words: 'xyz'}, 'Keine Treffer für „xyz“.'],
  [{state: 'loading'}, 'Suche läuft'],
  [{state: 'idle'}, ''],
])('the search status is announced to screen readers: %j', (view, text) => {
  expect(markup(<SearchStatus view={view} facts={NO_FACTS} />)).toMatch(
    new RegExp(`role="status">${text.replaceAll('.', '\\.')}</p>$`),
  );
});
