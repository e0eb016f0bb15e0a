import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/search';
import {createStandIns} from '../stand-ins/handlers';
import {secondCatalogue, secondSpace} from '../stand-ins/second-shop';
import {setupShopOf, Visitor} from './call-route';

describe.each([
  ['with products', 6],
  ['without products', 0],
] as const)('a new shop %s, whose menu only leads to all products', (_, count) => {
  const suppliers = createStandIns({
    source: {
      catalogue() {
        const goods = secondCatalogue();
        const menus = goods.menus.map((menu) => ({...menu, items: menu.items.slice(0, 1)}));
        return {...goods, menus, products: goods.products.slice(0, count), collections: []};
      },
      stories: secondSpace,
    },
  });
  setupShopOf(suppliers);

  it('lists them there, and reports no failed search if there are none', async () => {
    const {search} = await new Visitor().open(loader, '/suche');
    expect(search.listing?.total ?? 0).toBe(count);
    expect(search.failed).toBe(false);
  });
});
