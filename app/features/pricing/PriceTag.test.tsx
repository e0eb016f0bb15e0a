import {describe, expect, it} from 'vitest';
import {languageNames} from '~/i18n/languages';
import {markup} from '../../../tests/fakes/markup';
import {ImportDutiesProvider} from './import-duties';
import {ProductBadges, TaxNote} from './PriceTag';
import {toPriceView} from './price-view';

describe('the badges of a reduced product', () => {
  const euros = (amount: string) => ({amount, currencyCode: 'EUR' as const});

  it.each(languageNames)('are in English and marked as such on pages in %s', (language) => {
    const source = {price: euros('70.0'), compareAtPrice: euros('100.0')};
    const html = markup(<ProductBadges price={toPriceView(source, language)} />, language);
    expect(html).toMatch(/<span [^>]*lang="en">(in|on) sale<\/span>/);
    expect(html).toContain('−30');
  });
});

describe('the note on taxes', () => {
  it.each([
    ['de', true, 'inkl. MwSt. zzgl. Versand, zzgl. Einfuhrabgaben'],
    ['en', true, 'incl. VAT plus shipping, plus import duties'],
    ['de', false, 'inkl. MwSt.'],
  ] as const)('names import duties on what is shipped out of the EU: %s, %s', (...row) => {
    const [language, shipped, said] = row;
    const html = markup(
      <ImportDutiesProvider value>
        <TaxNote shipped={shipped} />
      </ImportDutiesProvider>,
      language,
    );
    expect(html.replaceAll(/<[^>]+>/g, '').trim()).toBe(said);
  });

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
