import type {OpenSuppliers} from '../commands/open-suppliers';
import {measure, type PageResult} from './measure';
import type {PageToMeasure} from './pages';

/**
 * Hydrogen's own skeleton with the shop's suppliers, measured like the shop.
 *
 * @param build the `dist` folder of a skeleton that was built elsewhere
 */
export async function measureSkeleton(
  build: string,
  pages: readonly PageToMeasure[],
  suppliers: OpenSuppliers,
): Promise<PageResult[]> {
  const settings = {
    PUBLIC_STORE_DOMAIN: suppliers.url,
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.example',
    PUBLIC_STOREFRONT_ID: '1',
    SHOP_ID: '1',
    SESSION_SECRET: 'of the bench alone, nobody signs in',
  };
  const results: PageResult[] = [];
  for (const {name, ...visit} of pages) {
    results.push(await measure(`${name}, skeleton`, visit, suppliers, 0, {settings, build}));
  }
  return results;
}
