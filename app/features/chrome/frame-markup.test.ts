import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import {toSiteFacts} from '../site/site-config.server';
import {frameMarkup} from './frame-markup.server';
import type {FrameViews} from './load-chrome.server';

const item = (title: string, href: string) => ({id: href, title, href, items: []});
const austria = {isoCode: 'AT', name: 'Österreich', currency: {isoCode: 'EUR'}} as const;
const views = (...alsoSoldTo: (typeof austria)[]): FrameViews => {
  const localization = {
    country: {
      isoCode: 'DE',
      name: 'Deutschland',
      unitSystem: 'METRIC_SYSTEM',
      currency: {isoCode: 'EUR', name: 'Euro', symbol: '€'},
    },
    language: {isoCode: 'DE', name: 'German', endonymName: 'Deutsch'},
    availableCountries: [
      {isoCode: 'DE', name: 'Deutschland', currency: {isoCode: 'EUR'}},
      ...alsoSoldTo,
    ],
    availableLanguages: [],
  } as const satisfies FrameViews['localization'];
  return {
    navigation: [item('E-Bikes', '/collections/e-bikes'), item('Werkstatt', '/werkstatt')],
    localization,
    site: null,
    footer: null,
    facts: toSiteFacts(null, {language: 'de', localization}, []),
  };
};
const rating = {rating: 4.8, count: 412};
const frame = (of: FrameViews, path: string, stars = rating, language: Language = 'de') =>
  frameMarkup(of, stars, language, new URL(path, 'https://radladen.example'));

const currentIn = (html: string) =>
  [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(([link]) =>
    /href="([^"]*)"/.exec(link)?.at(1),
  );

describe('the frame around a page', () => {
  it('returns its forms to the current page, even if its markup is cached from another', () => {
    const same = views(austria);
    for (const path of ['/warenkorb', '/suche?q=rad&sort=price%22', '/warenkorb']) {
      const {top, footer} = frame(same, path);
      const field = `name="returnTo" value="${path.replace('&', '&amp;')}"`;
      expect(top).toContain(field);
      expect(footer).toContain(field);
    }
  });

  it('marks only the current page in the navigation', () => {
    const same = views();
    expect(currentIn(frame(same, '/werkstatt').navigation)).toEqual(['/werkstatt']);
    expect(currentIn(frame(same, '/').navigation)).toEqual([]);
    expect(currentIn(frame(same, '/collections/e-bikes?farbe=rot').navigation)).toEqual([
      '/collections/e-bikes',
    ]);
    expect(currentIn(frame(same, '/werkstatt').navigation)).toEqual(['/werkstatt']);
  });

  it('reflects changes of the content and the rating', () => {
    const same = views();
    expect(frame(same, '/').top).toContain('4,8');
    expect(frame(same, '/', {rating: 4.7, count: 413}).top).toContain('4,7');
    const renamed = {...same, navigation: [item('Räder', '/collections/e-bikes')]};
    expect(frame(renamed, '/').navigation).toContain('Räder');
  });

  it('has no choice of country in a shop that sells to one', () => {
    expect(frame(views(austria), '/').footer).toContain('id="delivery-country"');
    expect(frame(views(), '/').footer).not.toContain('delivery-country');
  });

  it('names what is not sold in the chosen country in the language of the page', () => {
    const {footer} = frame(views(austria), '/en-us', rating, 'en');
    expect(footer).toContain('action="/api/locale?language=en"');
  });

  it('has ids that cannot collide with those of the page', () => {
    const ids = [...frame(views(austria), '/').footer.matchAll(/ id="(:[^"]*)"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(/^:frame/);
  });
});
