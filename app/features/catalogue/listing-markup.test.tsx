import {describe, expect, it, vi} from 'vitest';
import {facet, listingView, value} from '../../../tests/fakes/listing';
import {markup} from '../../../tests/fakes/markup';
import {Listing, LoadMore, ResultCount} from './Listing';
import {EmptyListing} from './EmptyListing';
import {FacetGroup} from './FilterForm';
import {QuickLinks} from './CollectionHead';
import {SiteFactsProvider, UNKNOWN_SITE} from '../site/site-facts';

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/'}),
  useNavigation: () => ({state: 'idle'}),
}));

const bikes = facet('frame', [value('Diamant', 40), value('Trapez', 21)]);
const vendors = (count: number) =>
  facet(
    'vendor',
    Array.from({length: count}, (_, at) => value(`Marke ${at}`, 20 - at)),
  );

describe('a facet of the filter form', () => {
  const group = (count: number, hasMore = false) =>
    markup(<FacetGroup facet={{...vendors(count), hasMore}} initiallyOpen={false} />);

  it('shows five values and collapses the others', () => {
    const [seen = '', others = ''] = group(9).split('weitere 4 laden');
    expect(seen.match(/type="checkbox"/g)).toHaveLength(5);
    expect(others.match(/type="checkbox"/g)).toHaveLength(4);
    expect(group(5)).not.toContain('weitere');
  });

  it.each([
    [12, false, false],
    [13, false, true],
    [3, true, true],
  ])(
    'with %i values (more on the server: %s) has a search field: %s',
    (count, hasMore, searched) => {
      expect(group(count, hasMore).includes('data-place="vendor"')).toBe(searched);
    },
  );

  it('is open if one of its values is selected', () => {
    const chosen = facet('vendor', [value('Ostwind', 3, true)]);
    const html = markup(<FacetGroup facet={chosen} initiallyOpen={false} />);
    expect(html).toMatch(/^<details open=""/);
    expect(html).toMatch(/<input type="checkbox" name="vendor" checked="" value="Ostwind"\/>/);
    expect(group(3)).toMatch(/^<details class/);
  });
});

describe('the product list', () => {
  const announcement = (changes: Parameters<typeof listingView>[0], text?: string) =>
    markup(<ResultCount listing={listingView(changes)} text={text} />).replaceAll(/<[^>]+>/g, '');

  it('announces its order with the count, since sorting changes nothing else', () => {
    expect(announcement({order: 'price-asc'}, '61 Räder')).toBe(
      '61 Räder, Sortieren: Niedrigster Preis',
    );
  });

  it('counts bikes as bikes and everything else as products', () => {
    const count = (changes: Parameters<typeof listingView>[0], text?: string) =>
      announcement(changes, text).split(',')[0];
    expect(count({facets: [bikes]})).toBe('61 Räder');
    expect(count({facets: [vendors(1)]})).toBe('61 Produkte');
    expect(count({total: 1, facets: []})).toBe('1 Produkt');
    expect(count({total: 1234})).toBe('1.234 Produkte');
    expect(count({}, 'Nichts')).toBe('Nichts');
  });

  it('shows how many products are visible and links to the next page', () => {
    const html = markup(<LoadMore listing={listingView({facets: [bikes]})} loading={false} />);
    expect(html).toContain('25 von 61 Rädern');
    expect(html).toContain('href="/vergleich?p=rad-0,rad-1:4711"');
    expect(html).toMatch(/<a href="\?page=2#listing-[^"]+"[^>]*><span[^>]*>Mehr laden \+/);
    const all = listingView({moreQuery: null, total: 25});
    expect(markup(<LoadMore listing={all} loading={false} />, 'en')).toContain('25 of 25 products');
    expect(markup(<LoadMore listing={all} loading={false} />)).not.toContain('Mehr laden');
  });

  it('keeps its filters when no bike fits the height that was entered', () => {
    const height = {label: 'Körpergröße', hint: '', value: '215', error: ''};
    const nothing = listingView({total: 0, products: [], height});
    const html = markup(<Listing listing={nothing} action="/suche" empty={null} />);
    expect(html).toContain('class="filter-toggle');
    expect(html).toContain('value="215"');
  });

  it('announces why a height cannot filter it', () => {
    const height = {label: 'Körpergröße', hint: 'In cm', value: '5', error: '80 bis 230 cm'};
    const wrong = listingView({total: 0, products: [], height});
    const html = markup(<Listing listing={wrong} action="/suche" empty={null} />);
    expect(html).toMatch(/aria-describedby="(.*?)".*<p id="\1"[^>]* role="alert">.*80 bis 230 cm/);
    expect(html).not.toContain('In cm');
  });

  it('marks the current page among the quick links', () => {
    const html = markup(
      <QuickLinks
        links={[
          {title: 'E-Trekking', handle: 'e-trekking', current: true, all: true},
          {title: 'Diamant', handle: 'diamant', current: false, all: false},
        ]}
      />,
    );
    expect(html).toMatch(/<a href="\/collections\/e-trekking" aria-current="page"[^>]*>Alle</);
    expect(html).toMatch(/<a href="\/collections\/diamant" class[^>]*>Diamant</);
  });
});

describe('an empty product list', () => {
  const suggestions = [{title: 'E-Bikes', handle: 'e-bikes'}];
  const text = (
    changes: Parameters<typeof listingView>[0],
    facts = UNKNOWN_SITE,
    hasPages = false,
  ) =>
    markup(
      <SiteFactsProvider value={facts}>
        <EmptyListing
          listing={listingView({total: 0, products: [], ...changes})}
          {...{suggestions, hasPages}}
        />
      </SiteFactsProvider>,
    );

  it('links to the pages that the owner configured, otherwise only to the search', () => {
    const places = {
      contact: '/hilfe',
      browse: '/collections/raeder',
      bestSellers: '/collections/top',
    };
    const named = text({}, {...UNKNOWN_SITE, places});
    expect(named).toContain('href="/hilfe"');
    expect(named).toContain('href="/collections/raeder"');
    expect(text({q: 'xyz'}, {...UNKNOWN_SITE, places})).toMatch(/\/collections\/top".*Topseller/);
    expect(text({q: 'xyz'})).not.toContain('Topseller');
    expect(text({})).not.toContain('Beratung');
    expect(text({})).toContain('href="/suche"');
  });

  it('has its own message for a search without results and for an empty collection', () => {
    expect(text({q: 'xyz'})).toContain('Keine Treffer.');
    const besidePages = text({q: 'Rückgabe'}, UNKNOWN_SITE, true);
    expect(besidePages).toContain('Kein Artikel heißt „Rückgabe“, aber diese Seiten helfen');
    expect(besidePages).not.toContain('Schreibweise');
    expect(text({})).toContain('In dieser Kategorie gibt es zurzeit keine Produkte.');
  });
});
