import {describe, expect, it, vi} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {WarrantyLink} from './LegalLinks';
import {PolicyPage} from './PolicyPage';
import {SiteFactsProvider, TaxNote, UNKNOWN_SITE} from './site-facts';

it('the line with the notice on the legal guarantee is missing in a shop without such a page', () => {
  const shown = (warranty: string | null) =>
    markup(
      <SiteFactsProvider value={{...UNKNOWN_SITE, places: {warranty}}}>
        <WarrantyLink />
      </SiteFactsProvider>,
    );
  expect(shown('/gewaehrleistung')).toContain('href="/gewaehrleistung"');
  expect(shown(null)).toBe('');
});

const RETURNS = '/policies/refund-policy';
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({pathname: RETURNS}),
}));

it.each([
  [RETURNS, true],
  [`${RETURNS}#frist`, true],
  ['/widerruf', false],
])("Shopify's policy on withdrawal links to its form: %s, %s", (returns, isLinked) => {
  const shown = markup(
    <SiteFactsProvider value={{...UNKNOWN_SITE, places: {returns}}}>
      <PolicyPage title="Widerruf" html="" />
    </SiteFactsProvider>,
  );
  expect(shown.includes('href="/vertrag-widerrufen"')).toBe(isLinked);
});

describe('the note on taxes', () => {
  it.each([
    ['de', true, 'inkl. MwSt. zzgl. Versand, zzgl. Einfuhrabgaben'],
    ['en', true, 'incl. VAT plus shipping, plus import duties'],
    ['de', false, 'inkl. MwSt.'],
  ] as const)('names import duties on what is shipped out of the EU: %s, %s', (...row) => {
    const [language, shipped, said] = row;
    const html = markup(
      <SiteFactsProvider value={{...UNKNOWN_SITE, importDuties: true}}>
        <TaxNote shipped={shipped} />
      </SiteFactsProvider>,
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
