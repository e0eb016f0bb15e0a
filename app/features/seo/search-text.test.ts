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
});
