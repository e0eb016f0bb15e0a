import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {TaxNote} from './PriceTag';

describe('the note on taxes', () => {
  it.each([
    ['de', true, true, 'inkl. MwSt. zzgl. Versand. Sie sparen.'],
    ['de', true, false, 'inkl. MwSt. Sie sparen.'],
    ['en', true, true, 'incl. VAT plus shipping. Sie sparen.'],
    ['en', true, false, 'incl. VAT. Sie sparen.'],
    ['de', false, false, 'Sie sparen.'],
  ] as const)(
    'ends with one period: %s, taxed %s, shipped %s',
    (language, taxed, shipped, said) => {
      const html = markup(<TaxNote {...{taxed, shipped}} next="Sie sparen." />, language);
      expect(html.replaceAll(/<[^>]+>/g, '').trim()).toBe(said);
    },
  );
});
