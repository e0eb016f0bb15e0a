import type {BikeModel} from '../images/drawing-name';
import type {CatalogueOption, CatalogueProduct} from './catalogue-types';
import {frameShapes} from './frame-shapes';
import {custom} from './metafields';
import type {ProductDraft} from './product-draft';

/** Bikes that are separate products and yet values of one option, as in Shopify's combined listings. */
const series: Readonly<Record<string, BikeModel>> = {
  'fernweh-7-diamant': 'trekking',
  'fernweh-7-trapez': 'trapez',
  'fernweh-7-tiefeinsteiger': 'city',
};
/** The flagship has only two options, as most bikes do: the others link to it. */
const WITHOUT = 'fernweh-7-trapez';

/** Adds an option to siblings whose other values link to each other; their own variants all have the first value. */
export function withSiblings(drafts: readonly ProductDraft[]): ProductDraft[] {
  return drafts.map((draft) =>
    draft.handle in series && draft.handle !== WITHOUT ? {...draft, ...shaped(draft)} : draft,
  );
}

function shaped({handle, options, variants}: ProductDraft) {
  const own = Object.keys(series).filter((product) => product === handle);
  const others = Object.keys(series).filter((product) => product !== handle);
  const shape: CatalogueOption = {
    name: {de: 'Rahmenform', en: 'Frame shape'},
    values: [...own, ...others].map((product) => ({
      name: frameShapes[series[product] ?? 'trekking'],
      ...(product !== handle && {product}),
    })),
  };
  return {
    options: [...options, shape],
    variants: variants.map((variant) => ({...variant, selected: [...variant.selected, 0]})),
  };
}

const SHAPE = / (Trapez|Diamant|Tiefeinsteiger)$/;

/**
 * Adds to each bike of a series, such as 'Fernweh 5', references to the bikes with its other frame shapes, if the shape
 * is no option.
 */
export function withOtherFrames(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const nameOf = ({title}: CatalogueProduct) => title.de.replace(SHAPE, '');
  const isShaped = ({title}: CatalogueProduct) => SHAPE.test(title.de);
  const series = new Map<string, CatalogueProduct[]>();
  for (const product of products.filter(isShaped)) {
    series.set(nameOf(product), [...(series.get(nameOf(product)) ?? []), product]);
  }
  return products.map((product) => {
    const others = (series.get(nameOf(product)) ?? []).filter(({id}) => id !== product.id);
    if (!isShaped(product) || others.length === 0) return product;
    const field = custom.products('other_frames', others);
    return {...product, metafields: [...product.metafields, field]};
  });
}
