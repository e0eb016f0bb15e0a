import type {BikeModel} from '../images/drawing-name';
import type {CatalogueOption, CatalogueProduct} from './catalogue-types';
import {frameShapes} from './frame-shapes';
import {custom} from './metafields';
import type {ProductDraft} from './product-draft';

/** Bikes that are products of their own and values of one option all the same, as in Shopify's combined listings. */
const series: Readonly<Record<string, BikeModel>> = {
  'fernweh-7-diamant': 'trekking',
  'fernweh-7-trapez': 'trapez',
  'fernweh-7-tiefeinsteiger': 'city',
};
/** The flagship keeps two options, as most bikes do: the others lead to it. */
const WITHOUT = 'fernweh-7-trapez';

/** Gives siblings an option more, whose other values lead to each other; their own variants all have the first value. */
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

/** Tells each bike of a series, 'Fernweh 5', which bikes have its other frame shapes: those whose shape is no option. */
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
