import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/search';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';

openShop();

describe('the search', () => {
  it('finds products that can be bought, in both languages', async () => {
    const german = await new Visitor().open(loader, '/suche?q=trekking');
    const english = await new Visitor().open(loader, '/en-us/search?q=trekking');
    expect(german.search.products.length).toBeGreaterThan(3);
    expect(german.search.products.every(({available}) => available)).toBe(true);
    expect(english.search.total).toBe(german.search.total);
  });

  it('shows pages 1 to n', async () => {
    const first = await new Visitor().open(loader, '/suche?q=e');
    expect(first.search.products).toHaveLength(25);
    expect(first.search.moreQuery).toBe('?q=e&page=2');
    const second = await new Visitor().open(loader, '/suche?q=e&page=2');
    expect(second.search.products).toHaveLength(50);
    expect(second.search.products.slice(0, 25)).toEqual(first.search.products);
  });

  it.each(['/suche', '/suche?q=', '/suche?q=%20%20'])(
    'asks nobody without words: %s',
    async (path) => {
      const asked = standIns.shop.requests().length;
      const {search} = await new Visitor().open(loader, path);
      expect(search).toMatchObject({q: '', total: 0, products: []});
      expect(standIns.shop.requests()).toHaveLength(asked);
    },
  );

  it('says that nothing was found', async () => {
    const {search} = await new Visitor().open(loader, '/suche?q=xyzxyzxyz');
    expect(search).toMatchObject({total: 0, products: [], moreQuery: null});
  });

  it.each(['\'"<script>', '*:*', 'title:(', '🚲'.repeat(60), '%00', '-'.repeat(300)])(
    'survives %j',
    async (q) => {
      const {search} = await new Visitor().open(loader, `/suche?q=${encodeURIComponent(q)}`);
      expect(Array.from(search.q).length).toBeLessThanOrEqual(50);
    },
  );
});
