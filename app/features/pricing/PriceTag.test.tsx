import {describe, expect, it} from 'vitest';
import {languageNames} from '~/i18n/languages';
import {markup} from '../../../tests/fakes/markup';
import {ProductBadges} from './PriceTag';
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
