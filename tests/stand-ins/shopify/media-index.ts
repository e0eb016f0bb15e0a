import type {CatalogueImage} from '../catalogue/catalogue-types';
import type {IndexedCatalogue} from './catalogue-index';
import {numberOfName} from './gid';

/** Every product picture by the number in its `gid://shopify/MediaImage/…`. */
export function mediaByNumber(catalogue: IndexedCatalogue): ReadonlyMap<number, CatalogueImage> {
  return catalogue.memoize('media', () => {
    const images = catalogue.source.products.flatMap((product) => product.images);
    return new Map(images.map((image) => [numberOfName(image.file), image]));
  });
}
