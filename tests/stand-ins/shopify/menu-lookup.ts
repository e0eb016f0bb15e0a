import type {CatalogueMenu, CatalogueMenuItem} from '../catalogue/catalogue-types';
import type {IndexedCatalogue} from './catalogue-index';

/** A menu by the number in its global id. */
export function findMenu({source}: IndexedCatalogue, id: number): CatalogueMenu | undefined {
  return source.menus.find((menu) => menu.id === id);
}

/** The items of a menu with all their descendants. */
export function itemsBelow(items: readonly CatalogueMenuItem[]): CatalogueMenuItem[] {
  return items.flatMap((item) => [item, ...itemsBelow(item.items)]);
}

/** A menu item at any depth by the number in its global id. */
export function findMenuItem(
  {source}: IndexedCatalogue,
  id: number,
): CatalogueMenuItem | undefined {
  return source.menus.flatMap((menu) => itemsBelow(menu.items)).find((item) => item.id === id);
}
