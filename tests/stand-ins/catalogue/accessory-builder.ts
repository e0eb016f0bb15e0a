import {accessoryMetafields, sizeMetafields} from './accessory-features';
import {
  readAccessories,
  type AccessoryItem,
  type AccessorySize,
  type AccessoryTable,
} from './accessory-row';
import type {CatalogueImage, CatalogueOption, Text} from './catalogue-types';
import {colourOptionName, colours, colourValue} from './colours';
import {handleOf} from './naming';
import {productPicture} from './pictures';
import {
  defaultTitleOption,
  publishedOn,
  type ProductDraft,
  type VariantDraft,
} from './product-draft';
import {stockOf} from './stock';
import {vendorCode} from './vendors';

function picturesOf({vendor, title, drawing, paints, colourIsOption}: AccessoryItem) {
  const subject = {de: `${vendor} ${title.de}`, en: `${vendor} ${title.en}`};
  const picture = (paint: (typeof paints)[number], view: 1 | 2): CatalogueImage =>
    productPicture(
      {kind: 'accessory', accessory: drawing, paint, view},
      subject,
      colourIsOption ? colours[paint].name : undefined,
    );
  const [first] = paints;
  return [...paints.map((paint) => picture(paint, 1)), ...(first ? [picture(first, 2)] : [])];
}

function optionsOf({colourIsOption, paints, sizes, sizeName}: AccessoryItem): CatalogueOption[] {
  const options = [
    ...(colourIsOption ? [{name: colourOptionName, values: paints.map(colourValue)}] : []),
    ...(sizes.length > 0 ? [{name: sizeName, values: sizes.map(({name}) => ({name}))}] : []),
  ];
  return options.length > 0 ? options : [defaultTitleOption];
}

/** A more expensive size also had a higher price before the reduction, by the same amount. */
function pricesOf({price, compareAtPrice}: AccessoryItem, size: AccessorySize | undefined) {
  const own = size?.price ?? price;
  return {price: own, ...(compareAtPrice && {compareAtPrice: compareAtPrice + own - price})};
}

const sizeCode = (name: Text) => handleOf(name.de.replace(/ (cm|mm|€|Wh)/g, '')).toUpperCase();

function variantsOf(item: AccessoryItem): VariantDraft[] {
  const {colourIsOption, paints, sizes, flags} = item;
  const choices = colourIsOption ? paints : paints.slice(0, 1);
  return choices.flatMap((paint, colour) =>
    (sizes.length > 0 ? sizes : [undefined]).flatMap((size, at): VariantDraft[] => {
      const rare = colour > 1 && at === sizes.length - 1 && sizes.length > 2;
      if (rare && !flags.has('all')) return [];
      const sku = [
        vendorCode(item.vendor),
        item.code,
        ...(size ? [sizeCode(size.name)] : []),
        ...(colourIsOption ? [colours[paint].code] : []),
      ].join('-');
      const unitPrice = size?.unitPrice ?? item.unitPrice;
      const selected = [...(colourIsOption ? [colour] : []), ...(size ? [at] : [])];
      return [
        {
          sku,
          selected: selected.length > 0 ? selected : [0],
          ...pricesOf(item, size),
          ...stockOf(sku, flags),
          image: colourIsOption ? colour : 0,
          ...(size && {metafields: sizeMetafields(item, at)}),
          ...(unitPrice && {unitPrice}),
        },
      ];
    }),
  );
}

const draftOf = (item: AccessoryItem): ProductDraft => ({
  handle: item.handle,
  title: item.title,
  vendor: item.vendor,
  productType: item.type,
  descriptionHtml: {de: `<p>${item.text.de}</p>`, en: `<p>${item.text.en}</p>`},
  tags: item.tags,
  publishedAt: publishedOn(item.handle, item.flags),
  recentlyOrdered: item.orders,
  options: optionsOf(item),
  variants: variantsOf(item),
  images: picturesOf(item),
  metafields: accessoryMetafields(item),
  ...(item.flags.has('not') && {notSoldIn: item.flags.get('not')?.split(',') ?? []}),
});

/** Builds the products of accessory tables. */
export function buildAccessories(tables: readonly AccessoryTable[]): ProductDraft[] {
  return tables.flatMap(readAccessories).map(draftOf);
}
