import {listQuery} from '../list-query';
import {readPriceRange, writePriceRange} from '../price-range';

/**
 * The address of the list that a form asks for, as links to lists are written: words, facets in
 * the order of the form, price, order; what is usual is left out, so '' is the list as it is unasked.
 */
export function filterQuery(data: FormData, usualOrder: string | undefined): string {
  const text = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const query = new URLSearchParams();
  for (const name of new Set(data.keys())) {
    if (name === 'price' || name === 'sort') continue;
    for (const value of [...new Set(text(name))].sort()) query.append(name, value);
  }
  const price = writePriceRange(readPriceRange(text('price')));
  if (price) query.set('price', price);
  const [order] = text('sort');
  if (order && order !== usualOrder) query.set('sort', order);
  return listQuery(query);
}
