import {describe, expect, it} from 'vitest';
import {UNKNOWN_SITE} from '../site/site-facts';
import {frameMarkup} from './frame-markup.server';
import type {FrameViews} from './load-chrome.server';

const item = (title: string, href: string) => ({id: href, title, href, items: []});
const views = (): FrameViews => ({
  navigation: [item('E-Bikes', '/collections/e-bikes'), item('Werkstatt', '/werkstatt')],
  localization: {
    country: {
      isoCode: 'DE',
      name: 'Deutschland',
      unitSystem: 'METRIC_SYSTEM',
      currency: {isoCode: 'EUR', name: 'Euro', symbol: '€'},
    },
    language: {isoCode: 'DE', name: 'German', endonymName: 'Deutsch'},
    availableCountries: [{isoCode: 'DE', name: 'Deutschland', currency: {isoCode: 'EUR'}}],
    availableLanguages: [],
  },
  site: null,
  footer: null,
  facts: UNKNOWN_SITE,
});
const rating = {rating: 4.8, count: 412};
const frame = (of: FrameViews, path: string, stars = rating) =>
  frameMarkup(of, stars, 'de', new URL(path, 'https://radladen.example'));

const currentIn = (html: string) =>
  [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(([link]) =>
    /href="([^"]*)"/.exec(link)?.at(1),
  );

describe('the frame around a page', () => {
  it('returns its forms to the current page, even if its markup is cached from another', () => {
    const same = views();
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

  it('has ids that cannot collide with those of the page', () => {
    const ids = [...frame(views(), '/').footer.matchAll(/ id="(:[^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(id).toMatch(/^:frame/);
  });
});
