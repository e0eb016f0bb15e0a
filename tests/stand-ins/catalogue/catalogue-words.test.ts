import {describe, expect, it} from 'vitest';
import {createCatalogue} from './catalogue';
import type {CatalogueMetafield} from './catalogue-types';

const {products, collections} = createCatalogue();
const metafields = products.flatMap((product) => product.metafields);
const valuesOf = (namespace: string, key: string) =>
  metafields.filter((field) => field.namespace === namespace && field.key === key);

const parsed = ({value}: CatalogueMetafield): unknown => JSON.parse(value.de);

describe('the product and collection descriptions', () => {
  it('are written in German and in English', () => {
    for (const {handle, descriptionHtml} of [...products, ...collections]) {
      expect(descriptionHtml.de, handle).not.toBe(descriptionHtml.en);
      expect(descriptionHtml.de, handle).toMatch(/^<p>.+<\/p>/);
      expect(descriptionHtml.en, handle).toMatch(/^<p>.+<\/p>/);
      expect(descriptionHtml.en, handle).not.toMatch(/ (und|der|mit|für|nicht|ist|ein) /);
    }
  });
});

describe('the product metafields', () => {
  it('are serialised according to their type', () => {
    for (const field of metafields) {
      if (field.type === 'number_integer') expect(field.value.de).toMatch(/^-?\d+$/);
      if (field.type === 'number_decimal') expect(field.value.de).toMatch(/^-?\d+\.\d+$/);
      if (field.type === 'boolean') expect(field.value.de).toMatch(/^(true|false)$/);
      if (field.type.startsWith('list.')) expect(parsed(field)).toBeInstanceOf(Array);
      if (field.type === 'dimension' || field.type === 'weight') {
        expect(field.value.de).toMatch(/^\{"value":\d+(\.\d+)?,"unit":"[A-Z]+"\}$/);
      }
    }
  });

  it('point to PDF files and have one type per key', () => {
    for (const {value, files = []} of valuesOf('custom', 'downloads')) {
      expect(JSON.parse(value.de)).toHaveLength(files.length);
      for (const {path} of files) {
        expect(path).toMatch(/^\/s\/files\/1\/0868\/4010\/files\/[a-z0-9-]+\.pdf\?v=1$/);
      }
    }
    const types = new Map<string, Set<string>>();
    for (const {namespace, key, type} of metafields) {
      const name = `${namespace}.${key}`;
      types.set(name, (types.get(name) ?? new Set()).add(type));
    }
    expect([...types].filter(([, known]) => known.size > 1)).toEqual([]);
  });
});
