import {describe, expect, it} from 'vitest';
import type {MenuQuery} from '~/services/shopify/storefront.generated';
import {menuPosition, toMenuCollections} from './collection-view.server';

type Menu = NonNullable<MenuQuery['menu']>;

/** An entry as Shopify sends it: `own` is its collection's title where the menu uses a different one. */
const entry = (title: string, handle: string, items: object[] = [], own = title) => ({
  id: title,
  title,
  url: `https://shop.test/collections/${handle}`,
  type: 'COLLECTION',
  resource: {title: own, image: null},
  items,
});

const menu = {
  items: [
    entry('E-Bikes', 'e-bikes', [
      entry('E-Trekking', 'e-trekking', [
        entry('Diamant', 'e-trekking-diamant'),
        entry('Trapez', 'e-trekking-trapez'),
      ]),
      entry('E-City', 'e-city', [entry('Tiefeinsteiger', 'e-city'), entry('Riemen', 'riemen')]),
      entry('S-Pedelecs', 's-pedelecs'),
    ]),
    entry('Kinder', 'kinder', [
      entry('Nach Größe', 'kinder', [entry('16 Zoll', 'kinder-16')], 'Kinder'),
      entry('Sitze', 'kindersitze'),
    ]),
    entry('Zubehör', 'zubehoer', [
      entry('Sicherheit', 'helme', [entry('Helme', 'helme'), entry('Licht', 'licht')], 'Helme'),
    ]),
    {...entry('Werkstatt', 'x', [entry('Räder', 'x')]), url: 'https://shop.test/werkstatt'},
    entry('Sale', 'sale'),
  ],
} as unknown as Menu;

const placed = (handle: string) => {
  const {breadcrumb, quickLinks} = menuPosition(toMenuCollections(menu), handle);
  const named = quickLinks.map(({title, current, all}) =>
    [all ? `Alle ${title}` : title, current ? '*' : ''].join(''),
  );
  return [breadcrumb.map(({title}) => title).join(' / '), named.join(', ')];
};

describe('the position of a collection in the menu', () => {
  it.each([
    ['e-bikes', '', 'Alle E-Bikes*, E-Trekking, E-City, S-Pedelecs'],
    ['e-trekking', 'E-Bikes', 'Alle E-Trekking*, Diamant, Trapez'],
    ['e-trekking-trapez', 'E-Bikes / E-Trekking', 'Alle E-Trekking, Diamant, Trapez*'],
    ['s-pedelecs', 'E-Bikes', 'Alle E-Bikes, E-Trekking, E-City, S-Pedelecs*'],
    ['sale', '', ''],
    ['not-in-the-menu', '', ''],
  ])('of %s is below "%s", with the quick links %s', (handle, breadcrumb, links) => {
    expect(placed(handle)).toEqual([breadcrumb, links]);
  });

  it('leaves out an entry that links to the same collection as its parent', () => {
    expect(placed('e-city')).toEqual(['E-Bikes', 'Alle E-City*, Riemen']);
    expect(placed('kinder')).toEqual(['', 'Alle Kinder*, 16 Zoll, Sitze']);
    expect(placed('kinder-16')).toEqual(['Kinder', 'Alle Nach Größe, 16 Zoll*']);
  });

  it('leaves out an entry that only groups others', () => {
    expect(placed('helme')).toEqual(['Zubehör', 'Helme*, Licht']);
    expect(placed('licht')).toEqual(['Zubehör', 'Helme, Licht*']);
  });

  it('is empty below entries that do not link to collections', () => {
    expect(placed('x')).toEqual(['', '']);
  });

  it('is empty for an empty menu', () => {
    const menu = toMenuCollections({items: []});
    expect(menuPosition(menu, 'e-bikes')).toEqual({breadcrumb: [], quickLinks: []});
  });

  it('ignores entries without a valid collection URL and decodes the handles of others', () => {
    const broken = [null, '', '/collections/', '#', 'mailto:a@b.example'];
    const items = broken.map((url) => ({...entry('A', 'a'), url}));
    expect(toMenuCollections({items} as unknown as Menu)).toEqual([]);
    const relative = {items: [{...entry('A', 'a'), url: '/en-us/collections/m%C3%A4rz/?sort=x'}]};
    expect(toMenuCollections(relative as unknown as Menu)[0]?.handle).toBe('märz');
  });
});
