import {leasingObstacle} from '../requests/leasable';
import type {LoadedProduct} from './load-product.server';

/** Whether the shown variant can be leased, by the rules of the request itself. `minimum` in euros. */
export function isLeasable({product, variant}: LoadedProduct, minimum: number | null): boolean {
  const {amount, currencyCode} = variant.price;
  const facts = {
    bike: Boolean(product.geometry),
    marked: product.leasing ? product.leasing.value === 'true' : null,
    price: {amount, currencyCode},
  };
  return variant.availableForSale && leasingObstacle(facts, minimum) === null;
}
