import {describe, expect, it} from 'vitest';
import {toPriceView} from '../../pricing/price-view';
import {
  MARK_END,
  MARK_START,
  splitHighlight,
  NO_FACTS,
  toOverlayView,
  withoutUnsold,
  type SearchResponses,
  type IndexResponse,
} from './overlay-view';

const queryId = '0123456789abcdef0123456789abcdef';
const answer = (query: string, handles: string[], total = handles.length): IndexResponse => ({
  query,
  nbHits: total,
  hits: handles.map((handle) => ({objectID: '7', handle, title: handle})),
});
const answered = (query: string, categories: string[], products: string[]): SearchResponses => ({
  status: 'idle',
  categories: answer(query, categories),
  products: answer(query, products),
});
const noResponses: SearchResponses = {status: 'idle', categories: null, products: null};
const handlesOf = (words: string, answers: SearchResponses) => {
  const view = toOverlayView(words, answers);
  if (view.state !== 'hits') return view.state;
  return [view.categories, view.products].map((hits) => hits.map(({handle}) => handle));
};

describe('the view below the search field', () => {
  it.each(['', ' ', '\t '])('is idle without words: "%s"', (words) => {
    for (const status of ['idle', 'loading', 'stalled', 'error'] as const) {
      const answers = {...answered('rad', ['raeder'], ['kutter']), status};
      expect(toOverlayView(words, answers)).toEqual({state: 'idle'});
    }
  });

  it('is waiting until the first response arrives', () => {
    expect(toOverlayView('rad', noResponses)).toEqual({state: 'waiting'});
    expect(toOverlayView('rad', {...noResponses, status: 'loading'})).toEqual({state: 'waiting'});
  });

  it('is waiting when the last response was for an empty query', () => {
    const answers = {...answered('', [], []), status: 'loading' as const};
    expect(toOverlayView('rad', answers).state).toBe('waiting');
    expect(toOverlayView('rad', {...answers, products: {hits: []}}).state).toBe('waiting');
  });

  it('is loading when the response is late, even if older results exist', () => {
    expect(toOverlayView('rad', {...noResponses, status: 'stalled'}).state).toBe('loading');
    const older = {...answered('ra', [], ['kutter']), status: 'stalled' as const};
    expect(toOverlayView('rad', older).state).toBe('loading');
  });

  it('is an error when the search fails', () => {
    const failed = {...answered('ra', [], ['kutter']), status: 'error' as const};
    expect(toOverlayView('rad', failed)).toEqual({state: 'error'});
  });

  it('shows both lists, even while newer words are loading', () => {
    const found = answered('rad', ['raeder'], ['kutter', 'boee']);
    expect(handlesOf('rad', found)).toEqual([['raeder'], ['kutter', 'boee']]);
    expect(handlesOf('rade', {...found, status: 'loading'})).toEqual([
      ['raeder'],
      ['kutter', 'boee'],
    ]);
  });

  it('shows results when only one list has hits', () => {
    expect(handlesOf('rad', answered('rad', ['raeder'], []))).toEqual([['raeder'], []]);
    expect(handlesOf('rad', answered('rad', [], ['kutter']))).toEqual([[], ['kutter']]);
  });

  it('names the words that were searched, not the current ones, when nothing was found', () => {
    const nothing = answered(' xyz ', [], []);
    expect(toOverlayView('xyzz', nothing)).toEqual({state: 'nothing', words: 'xyz'});
  });

  it('counts all products, including those that are not listed', () => {
    const answers = {...answered('rad', [], []), products: answer('rad', ['kutter'], 180)};
    expect(toOverlayView('rad', answers)).toMatchObject({total: 180});
  });
});

const record = {
  objectID: '7',
  handle: 'kutter-lang',
  title: 'Lastenrad Kutter lang',
  vendor: 'Packesel',
  product_image: 'https://cdn.shopify.com/s/files/1/kutter.png',
  _highlightResult: {title: {value: `${MARK_START}Lastenrad${MARK_END} Kutter lang`}},
};
const title = [
  {text: 'Lastenrad', marked: true},
  {text: ' Kutter lang', marked: false},
];

describe('a hit', () => {
  const found = (response: Partial<IndexResponse>) => {
    const products = {query: 'rad', hits: [record], ...response};
    return toOverlayView('rad', {status: 'idle', categories: null, products});
  };

  it('of a product has a picture, a highlighted title and a vendor', () => {
    const {handle, vendor, product_image: picture} = record;
    expect(found({})).toMatchObject({
      products: [{id: '7', handle, title, vendor, picture, searchMark: null}],
    });
  });

  it('of a product has a search mark with its position when the response has a query id', () => {
    expect(found({queryID: queryId, hits: [record, record]})).toMatchObject({
      products: [{searchMark: `${queryId}.relevance.1`}, {searchMark: `${queryId}.relevance.2`}],
    });
  });

  it('of a product may lack picture, vendor and highlight', () => {
    const {objectID, handle} = record;
    expect(found({hits: [{objectID, handle, title: 'Kutter'}]})).toMatchObject({
      products: [{title: [{text: 'Kutter', marked: false}], vendor: '', picture: null}],
    });
  });

  it('of a category has a title and, if counted, its number of products, which is not zero', () => {
    const hits = [{...record, products_count: 12}, {...record, products_count: 0}, record];
    const categories = {query: 'rad', hits};
    expect(
      toOverlayView('rad', {status: 'idle', categories, products: {query: 'rad', hits: []}}),
    ).toMatchObject({categories: [{title, count: 12}, {count: null}]});
  });
});

const marked = (text: string) => `${MARK_START}${text}${MARK_END}`;
const plain = (text: string) => ({text, marked: false});
const match = (text: string) => ({text, marked: true});

describe('a highlighted text', () => {
  it.each([
    ['nothing marked', 'Lastenrad', [plain('Lastenrad')]],
    ['its beginning', `${marked('Lasten')}rad`, [match('Lasten'), plain('rad')]],
    ['its end', `E-${marked('Trekking')}`, [plain('E-'), match('Trekking')]],
    ['all of it', marked('Kutter'), [match('Kutter')]],
    [
      'two words',
      `${marked('City')} und ${marked('Tour')}`,
      [match('City'), plain(' und '), match('Tour')],
    ],
    ['nothing at all', '', []],
    ['empty marks', `${MARK_START}${MARK_END}Rad`, [plain('Rad')]],
  ])('is split into parts: %s', (_, value, parts) => {
    expect(splitHighlight(value)).toEqual(parts);
  });

  it.each([
    ['a mark without an end', `Rad ${MARK_START}Kutter`, [plain('Rad '), match('Kutter')]],
    ['an end without a mark', `Rad${MARK_END} Kutter`, [plain('Rad'), plain(' Kutter')]],
    [
      'marks inside of marks',
      `${MARK_START}a${MARK_START}b${MARK_END}c${MARK_END}d`,
      [match('a'), match('b'), plain('c'), plain('d')],
    ],
    [
      'markup',
      '<img src=x onerror=alert(1)><mark>Rad</mark>',
      [plain('<img src=x onerror=alert(1)><mark>Rad</mark>')],
    ],
    ['other placeholders', '__ais-highlight__Rad', [plain('__ais-highlight__Rad')]],
  ])('remains plain text for hostile input: %s', (_, value, parts) => {
    expect(splitHighlight(value)).toEqual(parts);
  });

  it('keeps all other characters', () => {
    const value = `Größe „55“ ${marked('Räd')}er & <b>🚲</b>`;
    const text = splitHighlight(value)
      .map((part) => part.text)
      .join('');
    expect(text).toBe('Größe „55“ Räder & <b>🚲</b>');
  });
});

describe('products that are not sold in the visitor’s country', () => {
  const price = toPriceView({price: {amount: '25.0', currencyCode: 'EUR'}}, 'de');
  const facts = (...ids: string[]) => ({
    ...NO_FACTS,
    products: ids.map((id) => ({id, query: '', price})),
  });
  const hit = (objectID: string) => ({objectID, handle: objectID, title: objectID});
  const view = (categories: string[]) =>
    toOverlayView('gut', {
      status: 'idle',
      categories: answer('gut', categories),
      products: {query: 'gut', nbHits: 40, hits: [hit('1'), hit('2')]},
    });

  it('are neither listed nor counted once the shop has told what it sells', () => {
    expect(withoutUnsold(view([]), NO_FACTS)).toMatchObject({total: 40, products: [{}, {}]});
    const shown = withoutUnsold(view([]), facts('2'));
    expect(shown).toMatchObject({total: 39, products: [{id: '2'}]});
  });

  it('leave the categories, or nothing', () => {
    const alone = withoutUnsold(view(['gutscheine']), facts());
    expect(alone).toMatchObject({state: 'hits', products: [], total: 38});
    expect(withoutUnsold(view([]), facts())).toEqual({state: 'nothing', words: 'gut'});
  });
});
