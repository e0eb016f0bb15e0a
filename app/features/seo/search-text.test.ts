import {describe, expect, it} from 'vitest';
import {keepTogether} from '~/i18n/formats';
import {plainData, plainText} from './search-text.server';

describe('a text for search engines', () => {
  it.each(['E-Bike in 2–3 Tagen für 85 Nm', 'Mo–Fr 9–18 Uhr', '1.299 €'])(
    'is what was written: %s',
    (text) => {
      expect(keepTogether(text)).not.toBe(text);
      expect(plainText(keepTogether(text))).toBe(text);
    },
  );
});

describe('structured data', () => {
  it('have plain texts at every level', () => {
    const data = {'@type': 'Product', additionalProperty: [{name: 'Moment', value: '85\u00a0Nm'}]};
    expect(plainData([data])).toEqual([
      {'@type': 'Product', additionalProperty: [{name: 'Moment', value: '85 Nm'}]},
    ]);
  });

  it('leave out what is empty, at every level', () => {
    const data = {
      '@type': 'BikeStore',
      name: 'Radladen',
      description: '',
      telephone: undefined,
      geo: null,
      sameAs: [],
      image: ['', {}],
      address: {'@type': 'PostalAddress', streetAddress: '', addressLocality: undefined},
      review: [{'@type': 'Review', author: {'@type': 'Person', name: ''}}],
    };
    expect(JSON.stringify(plainData([data, {'@type': 'Brand', name: ''}]))).toBe(
      '[{"@type":"BikeStore","name":"Radladen"}]',
    );
  });

  it('keep numbers, what is false and what stands elsewhere', () => {
    const data = {'@type': 'Offer', worstRating: 0, doesNotShip: false, terms: {'@id': '#returns'}};
    expect(plainData([data])).toEqual([data]);
  });
});
