import {describe, expect, it} from 'vitest';
import {averageOf, toRating} from './product-view.server';

const of = (value: string, count: string | null = '38') =>
  toRating({value}, count === null ? null : {value: count}, 'de');

describe('the rating of a product', () => {
  it.each([
    ['as Shopify writes it', '{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}', 4.6, '4,6'],
    ['with blanks', '{ "value" : "4.55", "scale_max" : "5" }', 4.6, '4,6'],
    ['with numbers', '{"value":3,"scale_max":5}', 3, '3,0'],
    ['on a scale of ten', '{"scale_min":"1","scale_max":"10","value":"9"}', 4.5, '4,5'],
    ['without a scale', '{"value":"4.0"}', 4, '4,0'],
    ['above its scale', '{"value":"7","scale_max":"5"}', 5, '5,0'],
  ])('is read %s', (_, json, value, text) => {
    expect(of(json)).toEqual({value, text, count: 38});
  });

  it('is formatted in the language of the page', () => {
    const rating = {value: '{"value":"4.6","scale_max":"5.0"}'};
    expect(toRating(rating, {value: '1'}, 'en')?.text).toBe('4.6');
  });

  it.each([
    ['that nobody gave', '{"value":"4.6"}', '0'],
    ['without a count', '{"value":"4.6"}', null],
    ['with a wrong count', '{"value":"4.6"}', 'viele'],
    ['without a value', '{"scale_max":"5.0"}', '3'],
    ['below zero', '{"value":"-1"}', '3'],
    ['that is no number', '{"value":"..."}', '3'],
    ['that is no JSON', 'gut', '3'],
    ['on an impossible scale', '{"value":"4","scale_max":"0"}', '3'],
  ])('is null for a rating %s', (_, json, count) => {
    expect(of(json, count)).toBeNull();
  });

  it('is null when Shopify sends none', () => {
    expect(toRating(null, null, 'de')).toBeNull();
    expect(toRating(undefined, undefined, 'de')).toBeNull();
  });
});

describe('the average of the listed reviews', () => {
  it('has one decimal and the number of reviews', () => {
    const reviews = [{rating: 5}, {rating: 4}, {rating: 4}];
    expect(averageOf(reviews, 'de')).toEqual({value: 4.3, text: '4,3', count: 3});
  });

  it('is null without reviews', () => {
    expect(averageOf([], 'en')).toBeNull();
  });
});
