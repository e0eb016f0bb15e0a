import {describe, expect, it} from 'vitest';
import {drawingFile, drawingSize} from '../images/drawing-name';
import {parseDrawingFile} from '../images/render-drawing';
import {createCatalogue} from './catalogue';
import type {CatalogueImage, CatalogueProduct} from './catalogue-types';

const catalogue = createCatalogue();
const {products, collections, menus, redirects, shop} = catalogue;
const variants = products.flatMap((product) => product.variants);
const handles = new Set(products.map(({handle}) => handle));
const collectionHandles = new Set(collections.map(({handle}) => handle));

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

function checkPicture({file, width, height, alt}: CatalogueImage) {
  const drawing = parseDrawingFile(file);
  expect(drawing, file).not.toBeNull();
  if (!drawing) return;
  expect(drawingFile(drawing)).toBe(file);
  expect({width, height}).toEqual(drawingSize(drawing));
  expect(alt.de).not.toBe('');
  expect(alt.en).not.toBe('');
}

function checkVariants({handle, options, variants: own, images}: CatalogueProduct) {
  const combinations = own.map(({selected}) => selected.join(','));
  expect(new Set(combinations).size, handle).toBe(own.length);
  for (const variant of own) {
    expect(variant.selected, variant.sku).toHaveLength(options.length);
    for (const [at, value] of variant.selected.entries()) {
      expect(options[at]?.values[value], variant.sku).toBeDefined();
    }
    if (variant.image !== undefined) expect(images[variant.image], variant.sku).toBeDefined();
  }
  for (const [at, option] of options.entries()) {
    const used = new Set(own.map(({selected}) => selected[at]));
    const ownValues = option.values.filter((value) => !value.product);
    expect(used.size, `${handle}: ${option.name.de}`).toBe(ownValues.length);
  }
}

describe('the products', () => {
  it('have unique IDs, handles and SKUs', () => {
    for (const list of [products, collections, menus]) {
      expect(repeated(list.map(({id}) => id))).toEqual([]);
      expect(repeated(list.map(({handle}) => handle))).toEqual([]);
    }
    expect(new Set(variants.map(({id}) => id)).size).toBe(variants.length);
    expect(new Set(variants.map(({sku}) => sku)).size).toBe(variants.length);
    expect(variants.every(({id}) => Number.isSafeInteger(id))).toBe(true);
    for (const handle of [...handles, ...collectionHandles]) {
      expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('have unique barcodes with the right check digit', () => {
    for (const {barcode = ''} of variants) {
      const sum = Array.from(barcode).reduce(
        (all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1),
        0,
      );
      expect(barcode).toMatch(/^\d{13}$/);
      expect(sum % 10, barcode).toBe(0);
    }
    expect(new Set(variants.map(({barcode}) => barcode)).size).toBe(variants.length);
  });

  it('offer only combinations of their own option values, each once', () => {
    for (const product of products) checkVariants(product);
  });

  it('have only pictures that exist as drawings', () => {
    for (const {images} of products) images.forEach(checkPicture);
    for (const {image} of collections) if (image) checkPicture(image);
    checkPicture(shop.coverImage);
    if (shop.logo) checkPicture(shop.logo);
  });
});

describe('the collections', () => {
  it('contain known products and are never empty', () => {
    for (const {handle, products: members} of collections) {
      expect(members.filter((member) => !handles.has(member))).toEqual([]);
      expect(repeated(members), handle).toEqual([]);
      expect(members.length, handle).toBeGreaterThan(0);
    }
  });

  it('and products exist for every redirect', () => {
    for (const {target} of redirects) {
      const [, kind = '', handle = ''] = target.split('/');
      if (kind === 'products') expect(handles).toContain(handle);
      if (kind === 'collections') expect(collectionHandles).toContain(handle);
    }
  });
});
