import {describe, expect, it} from 'vitest';
import {createCatalogue} from './catalogue';
import type {CatalogueMetafield} from './catalogue-types';

const {products, collections} = createCatalogue();
const metafields = products.flatMap((product) => product.metafields);
const valuesOf = (namespace: string, key: string) =>
  metafields.filter((field) => field.namespace === namespace && field.key === key);

const parsed = ({value}: CatalogueMetafield): unknown => JSON.parse(value.de);

describe('the words', () => {
  it('are written in German and in English', () => {
    for (const {handle, descriptionHtml} of [...products, ...collections]) {
      expect(descriptionHtml.de, handle).not.toBe(descriptionHtml.en);
      expect(descriptionHtml.de, handle).toMatch(/^<p>.+<\/p>/);
      expect(descriptionHtml.en, handle).toMatch(/^<p>.+<\/p>/);
      expect(descriptionHtml.en, handle).not.toMatch(/ (und|der|mit|für|nicht|ist|ein) /);
    }
  });

  it('describe every product in its own claim and one to five sentences', () => {
    const descriptions = products.map(({descriptionHtml}) => descriptionHtml.de);
    expect(new Set(descriptions).size).toBe(products.length);
    const claims = products.map(
      ({metafields}) => metafields.find(({key}) => key === 'headline')?.value,
    );
    for (const language of ['de', 'en'] as const) {
      expect(new Set(claims.map((claim) => claim?.[language])).size).toBe(products.length);
    }
    for (const {handle, descriptionHtml} of products) {
      const words = descriptionHtml.de.replace(/<[^>]+>/g, ' ');
      const sentences = words.split(/[.!?](?=\s|$)/).filter((part) => part.trim().length > 3);
      expect(sentences.length, handle).toBeGreaterThanOrEqual(1);
      expect(sentences.length, handle).toBeLessThanOrEqual(5);
    }
  });

  it('name the maker beside the title, not in it', () => {
    for (const {title, vendor} of products) {
      expect(title.de).not.toContain(vendor);
      expect(title.en).not.toContain(vendor);
    }
  });

  it('say what every picture shows', () => {
    const flagship = products.find(({handle}) => handle === 'fernweh-7-trapez');
    expect(flagship?.images[0]?.alt).toEqual({
      de: 'Ostwind Fernweh 7 Trapez in Reseda, Ansicht von rechts',
      en: 'Ostwind Fernweh 7 Trapeze in Reseda Green, view from the right',
    });
  });
});

describe('the metafields', () => {
  it('cover the properties of the facets', () => {
    const keys = [
      'gender',
      'paintwork',
      'model_year',
      'frame',
      'battery',
      'drive',
      'color-pattern',
    ];
    for (const key of keys) expect(valuesOf('custom', key).length, key).toBeGreaterThan(30);
  });

  it('are serialised as their type says', () => {
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

  it('give features of every type and lengths in every unit', () => {
    const features = metafields.filter(({namespace}) => namespace === 'features');
    expect(new Set(features.map(({type}) => type))).toEqual(
      new Set([
        'single_line_text_field',
        'volume',
        'number_integer',
        'number_decimal',
        'boolean',
        'dimension',
        'weight',
        'list.single_line_text_field',
      ]),
    );
    const lengths = features.filter(({type}) => type === 'dimension').map(({value}) => value.de);
    for (const unit of ['MILLIMETERS', 'CENTIMETERS', 'METERS', 'YARDS', 'FEET', 'INCHES']) {
      expect(lengths.filter((value) => value.includes(`"${unit}"`)).length, unit).toBeGreaterThan(
        0,
      );
    }
  });

  it('point at files and keep one type per key', () => {
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

it('no review stands under two bikes', () => {
  const reviews = metafields
    .filter(({key}) => key === 'reviews')
    .flatMap(({metaobjects = []}) => metaobjects)
    .map(({fields}) => fields.find(({key}) => key === 'body')?.value.de);
  expect(reviews.length).toBeGreaterThan(50);
  expect(new Set(reviews).size).toBe(reviews.length);
  // They are dated in summer.
  expect(reviews.join(' ')).not.toMatch(/Herbst|Winter|Schnee|Frost|fünf Grad/);
});
