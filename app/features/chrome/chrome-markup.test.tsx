import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';
import type {toFooterView, toSiteView} from './load-chrome.server';
import {Footer} from './Footer';
import {SiteFactsProvider, UNKNOWN_SITE} from '../site/site-facts';
import {TopBar} from './TopBar';

const markup = (element: ReactElement, language: Language = 'de') =>
  renderToStaticMarkup(
    <LanguageProvider language={language} t={translatorOf(language)}>
      {element}
    </LanguageProvider>,
  );

const shown = (rating: number, language?: Language) =>
  markup(
    <SiteFactsProvider
      value={{
        ...UNKNOWN_SITE,
        places: {...UNKNOWN_SITE.places, reviews: '/bewertungen'},
        reviewsSince: {google: '2019', products: ''},
      }}
    >
      <TopBar links={[]} rating={{rating, count: 412}} returnTo="/" />
    </SiteFactsProvider>,
    language,
  );
describe('the rating in the top bar', () => {
  it.each([
    [4.8, 'href="/bewertungen"', '4.8 out of 5 stars from 412 Google reviews since 2019'],
    [4.8, '4,8 von 5,0 Sternen aus 412 Google-Bewertungen seit 2019', '4.8 out of 5 stars'],
    [4.01, '4,0 von 5,0 Sternen', '4.0 out of 5 stars'],
    [4, '4,0 von 5,0 Sternen', '4.0 out of 5 stars'],
    [0.2, '0,2 von 5,0 Sternen', '0.2 out of 5 stars'],
  ])('of %d is written out in words', (rating, german, english) => {
    expect(shown(rating)).toContain(german);
    expect(shown(rating, 'en')).toContain(english);
  });

  it('is hidden when it is unknown', () => {
    expect(shown(0)).not.toContain('Sternen');
  });
});

type SiteView = ReturnType<typeof toSiteView>;
type FooterView = ReturnType<typeof toFooterView>;

const site: SiteView = {
  hoursNote: '',
  hours: {weekly: [], special: []},
  phone: {label: '0221 4710 120', href: 'tel:+492214710120'},
  email: 'hallo@radladen.example',
  address: ['Speichenweg 12', '50674 Köln'],
  topNavigation: [],
  payments: [],
  carriers: [],
  social: [],
};
const emptyFrame = {navigation: [], localization: null, site: null, footer: null, returnTo: '/'};
const footerOf = (given: {site?: SiteView; footer?: FooterView}, language?: Language) =>
  markup(
    <Footer
      navigation={[{id: '1', title: 'E-Bikes', href: '/collections/e-bikes', items: []}]}
      localization={null}
      site={given.site ?? null}
      footer={given.footer ?? null}
      returnTo="/"
    />,
    language,
  );

describe('the footer', () => {
  it('shows brand, range, shipping costs, cart and tax notice even without content', () => {
    const html = footerOf({});
    expect(html).toContain('aria-label="Radladen"');
    for (const way of ['/collections/e-bikes', '/versandkosten-lieferzeit', '/warenkorb']) {
      expect(html).toContain(`href="${way}"`);
    }
    expect(html).toContain('zzgl. <a');
    // The page's only language switch is in the top bar.
    expect(html).not.toContain('English');
    expect(shown(0)).toContain('English</button>');
    // No payment methods or carriers are configured.
    expect(html).not.toMatch(/PayPal|Klarna|DHL|Zahlungsarten|Versand mit/);
  });

  it('links to terms, withdrawal, privacy and guarantee rights even without content', () => {
    const known = {
      terms: '/agb',
      returns: '/widerruf',
      privacy: '/datenschutz',
      warranty: '/rechte',
    };
    const places = {...UNKNOWN_SITE.places, ...known};
    const html = markup(
      <SiteFactsProvider value={{...UNKNOWN_SITE, places}}>
        <Footer {...emptyFrame} />
      </SiteFactsProvider>,
    );
    for (const page of Object.values(known)) expect(html).toContain(`href="${page}"`);
    expect(html).toContain('>Ihre gesetzlichen Gewährleistungsrechte</a>');
  });

  it('mentions import duties where buyers pay them', () => {
    const notice = 'Hinzu kommen die Einfuhrabgaben Ihres Landes.';
    const footer = <Footer {...emptyFrame} />;
    const abroad = {...UNKNOWN_SITE, importDuties: true};
    expect(markup(<SiteFactsProvider value={abroad}>{footer}</SiteFactsProvider>)).toContain(
      notice,
    );
    expect(markup(footer)).not.toContain(notice);
  });

  it('falls back to the address in the config when its own story is missing', () => {
    const html = footerOf({site});
    expect(html).toContain('50674 Köln');
    expect(html).toContain('href="tel:+492214710120"');
  });

  it('shows payment methods as pictures with the name as alt text', () => {
    const picture = {
      url: 'https://a.storyblok.com/f/1/104x48/0a/paypal.png',
      alt: '',
      width: 104,
      height: 48,
    };
    const html = footerOf({
      site: {...site, payments: [{name: 'paypal', label: 'PayPal', picture, link: null}]},
    });
    expect(html).toContain('alt="PayPal"');
    expect(html).not.toContain('Klarna');
  });
});
