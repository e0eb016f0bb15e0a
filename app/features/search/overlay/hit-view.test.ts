import {describe, expect, it} from 'vitest';
import {MARK_END, MARK_START} from './highlight';
import {toCategoryHit, toProductHit} from './hit-view';

const queryId = '0123456789abcdef0123456789abcdef';
const record = {
  objectID: '7',
  handle: 'kutter-lang',
  title: 'Lastenrad Kutter lang',
  vendor: 'Packesel',
  product_image: 'https://cdn.shopify.com/s/files/1/kutter.png',
  _highlightResult: {
    title: {value: `${MARK_START}Lastenrad${MARK_END} Kutter lang`, matchLevel: 'full'},
  },
};

describe('a product that was found', () => {
  it('shows picture, title with its match, and vendor', () => {
    expect(toProductHit(record, null, 1)).toEqual({
      id: '7',
      handle: 'kutter-lang',
      title: [
        {text: 'Lastenrad', marked: true},
        {text: ' Kutter lang', marked: false},
      ],
      vendor: 'Packesel',
      picture: 'https://cdn.shopify.com/s/files/1/kutter.png',
      found: null,
    });
  });

  it('carries where it stood in the answer, once there is consent', () => {
    expect(toProductHit(record, queryId, 3)?.found).toBe(`${queryId}.relevance.3`);
  });

  it('is called by its handle when it has no title', () => {
    const bare = {handle: 'kutter', title: ' ', _highlightResult: null};
    expect(toProductHit(bare, null, 1)?.title).toEqual([{text: 'kutter', marked: false}]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'kutter'],
    ['a list', [record]],
    ['no handle', {...record, handle: undefined}],
    ['an empty handle', {...record, handle: ''}],
    ['a handle that is no text', {...record, handle: {toString: () => 'kutter'}}],
    ['a handle of its prototype', Object.create({handle: 'kutter'})],
  ])('is left out when its record is hostile: %s', (_, hostile: unknown) => {
    expect(toProductHit(hostile, null, 1)).toBeNull();
    expect(toCategoryHit(hostile)).toBeNull();
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg onload=alert(1)>'],
    ['//evil.example/x.png'],
    [''],
    [7],
    [null],
  ])('goes without a picture at %s', (product_image) => {
    expect(toProductHit({...record, product_image}, null, 1)?.picture).toBeNull();
  });

  it.each([[7], [{}], [['a']], [null], [undefined]])(
    'takes no title and no vendor but text: %s',
    (odd) => {
      const hit = toProductHit(
        {...record, vendor: odd, title: odd, _highlightResult: {title: {value: odd}}},
        null,
        1,
      );
      expect(hit?.vendor).toBe('');
      expect(hit?.title).toEqual([{text: 'kutter-lang', marked: false}]);
    },
  );
});

describe('a category that was found', () => {
  it('shows its title with the match and how much is in stock', () => {
    const {title, _highlightResult} = record;
    const hit = toCategoryHit({
      handle: 'lastenraeder',
      title,
      _highlightResult,
      products_count: 12,
    });
    expect(hit).toMatchObject({handle: 'lastenraeder', count: 12});
    expect(hit?.title[0]).toEqual({text: 'Lastenrad', marked: true});
  });

  it.each([['12'], [NaN], [Infinity], [null], [undefined]])('shows no count of %s', (count) => {
    expect(toCategoryHit({handle: 'x', title: 'X', products_count: count})?.count).toBeNull();
  });
});
