import {describe, expect, it} from 'vitest';
import {createCatalogue, noteworthyHandles} from './catalogue';
import type {CatalogueProduct} from './catalogue-types';

const catalogue = createCatalogue();

function product(name: keyof typeof noteworthyHandles): CatalogueProduct {
  const found = catalogue.products.find(({handle}) => handle === noteworthyHandles[name]);
  if (!found) throw new Error(`No product for ${name}`);
  return found;
}

const optionNames = (name: keyof typeof noteworthyHandles) =>
  product(name).options.map((option) => option.name.de);
const buyable = ({stock, continueSelling}: CatalogueProduct['variants'][number]) =>
  stock > 0 || continueSelling;
const percentOff = (name: keyof typeof noteworthyHandles) => {
  const {price = 0, compareAtPrice = 0} = product(name).variants[0] ?? {};
  return Math.round(((compareAtPrice - price) / compareAtPrice) * 100);
};

describe('noteworthy products', () => {
  it('include the flagship as the product page shows it', () => {
    const {title, vendor, variants, options} = product('flagship');
    const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
    expect([vendor, title.de]).toEqual(['Ostwind', 'Fernweh 7 Trapez']);
    expect(options[0]?.values.map(({name}) => name.de).join(' ')).toBe(
      'Reseda Nachtblau Kreide Brombeer Himmel',
    );
    expect(variants).toHaveLength(20);
    expect(bySku.get('OW-F7T-50-RS')).toMatchObject({price: 3_299_00, compareAtPrice: 3_999_00});
    expect(bySku.get('OW-F7T-60-RS')?.stock).toBe(0);
    expect(bySku.get('OW-F7T-50-BR')?.stock).toBe(0);
    expect(bySku.get('OW-F7T-55-BR')?.stock).toBeGreaterThan(0);
  });

  it('include every state of stock', () => {
    expect(product('soldOut').variants.some(buyable)).toBe(false);
    expect(product('soldOutCombinations').variants.some(buyable)).toBe(true);
    expect(product('soldOutCombinations').variants.every(buyable)).toBe(false);
    for (const variant of product('currentlyNotInStock').variants) {
      expect(variant).toMatchObject({stock: 0, continueSelling: true});
    }
    for (const {stock} of product('lowStock').variants) expect([2, 3]).toContain(stock);
  });

  it('include every shape of options', () => {
    const {options, variants} = product('missingCombinations');
    const possible = options.reduce((count, {values}) => count * values.length, 1);
    expect(variants.length).toBeLessThan(possible);
    expect(product('manyVariants').variants).toHaveLength(2000);
    expect(product('singleVariant').variants).toHaveLength(1);
    expect(product('singleVariant').options).toEqual([
      {
        name: {de: 'Title', en: 'Title'},
        values: [{name: {de: 'Default Title', en: 'Default Title'}}],
      },
    ]);
    expect(optionNames('frameShapeOption')).toContain('Rahmenform');
    expect(optionNames('otherModels')).toEqual(['Farbe', 'Rahmengröße', 'Rahmenform']);
    expect(optionNames('batteryOption')).toContain('Akku');
    expect(optionNames('clothingSizes')).toEqual(['Farbe', 'Größe']);
    expect(optionNames('tyreSizes')).toEqual(['Größe']);
    const values = product('priceByValue').variants.map(({price}) => price);
    expect(new Set(values).size).toBe(values.length);
  });

  it('include every kind of price', () => {
    const prices = catalogue.products.flatMap(({variants}) => variants.map(({price}) => price));
    expect(product('cheapest').variants[0]?.price).toBe(Math.min(...prices));
    expect(product('dearest').variants[0]?.price).toBe(Math.max(...prices));
    expect(percentOff('saleUpTo20')).toBe(18);
    expect(percentOff('saleAbove20')).toBe(23);
    const reduced = product('partlyReduced').variants.map(
      (one) => one.compareAtPrice !== undefined,
    );
    expect(new Set(reduced)).toEqual(new Set([true, false]));
    expect(product('lowestPrice30d').variants[0]?.lowestPrice30d).toBe(4_599_00);
    expect(product('unitPrice').variants[0]?.unitPrice).toEqual({
      quantity: 100,
      unit: 'ML',
      per: 1,
      perUnit: 'L',
    });
  });

  it('include odd names and missing pictures', () => {
    expect(product('longTitle').title.de.length).toBeGreaterThanOrEqual(100);
    expect(product('umlauts').title.de).toBe('Bügelschloss Bolz 230');
    expect(product('noImage').images).toEqual([]);
    const files = product('downloads').metafields.flatMap((field) => field.files ?? []);
    expect(files[0]?.path).toContain('/bedienungsanleitung-fernweh-7.pdf');
    expect(product('service').productType.de).toBe('Werkstattleistung');
    expect(product('newArrival').publishedAt > '2026-08-31').toBe(true);
  });
});

describe('the catalogue', () => {
  it('puts the best sellers of the home page first', () => {
    const best = catalogue.collections.find(({handle}) => handle === 'topseller')?.products;
    expect(best?.slice(0, 8)).toEqual([
      'fernweh-7-trapez',
      'mole-3-tiefeinsteiger',
      'steig-160-e-fully',
      'kutter-2-lastenrad',
      'flitz-20-kinderrad',
      'buegelschloss-bolz-230',
      'packtasche-rolle-20-l',
      'helm-alster',
    ]);
  });

  it('is the same every time', () => {
    expect(createCatalogue()).toEqual(catalogue);
    expect(createCatalogue({size: 5})).toEqual(catalogue);
  });

  it('grows to the size asked for, in every part of the shop', () => {
    const large = createCatalogue({size: 1000});
    expect(large.products).toHaveLength(1000);
    expect(large.products.slice(0, catalogue.products.length)).toEqual(catalogue.products);
    const skus = large.products.flatMap(({variants}) => variants.map(({sku}) => sku));
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(large.products.map(({handle}) => handle)).size).toBe(1000);
    const size = (handle: string) =>
      large.collections.find((one) => one.handle === handle)?.products.length ?? 0;
    for (const {handle, products} of catalogue.collections) {
      if (['neuheiten', 'topseller', 'rahmen'].includes(handle)) continue;
      expect(size(handle), handle).toBeGreaterThan(products.length);
    }
    expect(createCatalogue({size: 1000})).toEqual(large);
  });
});
