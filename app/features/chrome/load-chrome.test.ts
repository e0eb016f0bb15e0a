import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {configSchema, footerSchema} from '../site/site-schemas.server';
import {paymentTiles, toSiteFacts} from '../site/site-config.server';
import {toFooterView, toSiteView} from './load-chrome.server';

const storyLink = (slug: string, name = 'Werkstatt') => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: '1',
  url: '',
  cached_url: slug,
  story: {id: 1, uuid: '1', name, slug, full_slug: slug, url: slug},
});
const navLink = (page: unknown, label?: string) => ({
  _uid: `uid-${label ?? 'none'}`,
  component: 'nav-link',
  label,
  page,
});
const icon = (name: string, more: object = {}) => ({
  _uid: name,
  component: 'icon-item',
  name,
  label: name.toUpperCase(),
  ...more,
});
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{type: 'paragraph', content: [{type: 'text', text}]}],
});

const config = (more: object = {}) =>
  toSiteView(configSchema.parse({component: 'config', _uid: '1', ...more}), 'de', '2026-11-22');
const footer = (more: object = {}) =>
  toFooterView(footerSchema.parse({component: 'footer', _uid: '1', ...more}));

describe('the config', () => {
  it('has only empty fields if nothing is set', () => {
    expect(config()).toEqual({
      hoursNote: '',
      hours: {weekly: [], special: []},
      phone: null,
      email: '',
      address: [],
      topNavigation: [],
      payments: [],
      carriers: [],
      social: [],
    });
  });

  it('contains the opening hours, phone number, e-mail address and postal address of the shop', () => {
    expectConsoleError('Invalid opening hours');
    const site = config({
      workshop_hours: [
        {component: 'opening-hours', days: ['Tuesday', 'Monday'], opens: '09:00', closes: '18:00'},
        {component: 'opening-hours', days: ['Friday'], opens: '09:00', closes: ''},
      ],
      special_days: [
        {component: 'special-days', from: '24.12.2026', to: '', place: 'workshop', reason: 'Ruhe'},
        {component: 'special-days', from: 'bald', to: ''},
      ],
      phone: '0221 4710 120',
      email: 'hallo@radladen.example',
      street: 'Speichenweg 12',
      zip_code: '50674',
      city: 'Köln',
      country: 'DE',
    });
    expect(site).toMatchObject({
      hoursNote: 'Werkstatt Mo, Di 9–\u206018\u00a0Uhr',
      hours: {
        weekly: [{label: 'Mo, Di', time: '9–\u206018\u00a0Uhr'}],
        special: [],
      },
      phone: {label: '0221 4710 120', href: 'tel:+492214710120'},
      email: 'hallo@radladen.example',
      address: ['Speichenweg 12', '50674 Köln'],
    });
  });

  it('uses the label of a link, otherwise the name of its story', () => {
    const {topNavigation} = config({
      top_navigation: [
        navLink(storyLink('werkstatt'), 'Unsere Werkstatt'),
        navLink(storyLink('werkstatt')),
      ],
    });
    expect(topNavigation.map(({label}) => label)).toEqual(['Unsere Werkstatt', 'Werkstatt']);
    expect(topNavigation[0]?.link).toMatchObject({kind: 'story', slug: 'werkstatt'});
  });

  it('leaves out links without a valid target or a name', () => {
    const {topNavigation} = config({
      top_navigation: [
        navLink({linktype: 'url', url: 'javascript:alert(1)'}, 'Böse'),
        navLink(null, 'Leer'),
        navLink({linktype: 'url', url: 'https://example.com'}),
      ],
    });
    expect(topNavigation).toEqual([]);
  });

  it('logs and leaves out malformed parts', () => {
    expectConsoleError("A part 'nav-link' of a block is malformed");
    const {topNavigation} = config({
      top_navigation: [{component: 'hero'}, navLink(storyLink('werkstatt'), 'Werkstatt')],
      icons_payment: 'nothing of the kind',
    });
    expect(topNavigation).toHaveLength(1);
  });

  it('lists icons with a picture or a name, and social media only with a link', () => {
    const filename = 'https://a.storyblok.com/f/1/104x48/0a/paypal.png';
    const site = config({
      icons_payment: [icon('paypal', {image: {filename}}), icon('visa')],
      icons_social_media: [
        icon('instagram', {link: {linktype: 'url', url: 'https://instagram.example/radladen'}}),
        icon('facebook'),
      ],
    });
    expect(site.payments).toMatchObject([
      {name: 'paypal', label: 'PAYPAL', picture: {url: filename, width: 104, height: 48}},
      {name: 'visa', label: 'VISA', picture: null},
    ]);
    expect(site.social.map(({name}) => name)).toEqual(['instagram']);
  });
});

describe('the footer', () => {
  it('has only empty fields if editors wrote nothing', () => {
    expect(footer({address: {type: 'doc', content: [{type: 'paragraph'}]}})).toEqual({
      address: null,
      openingTimes: null,
      columns: [],
      companyNotice: '',
      copyright: '',
    });
  });

  it('contains the address, opening hours and columns of links', () => {
    const view = footer({
      address: paragraph('Speichenweg 12'),
      opening_times: paragraph('Mo–Fr'),
      navigations: [
        {
          _uid: 'n1',
          component: 'footer-navigation',
          title: 'Service',
          items: [navLink(storyLink('impressum', 'Impressum'))],
        },
        {_uid: 'n2', component: 'footer-navigation', title: 'Leer', items: []},
      ],
      company_notice: 'Inhabergeführt',
      copyright: '© Radladen',
    });
    expect(view).toMatchObject({
      address: {nodes: [{kind: 'paragraph'}]},
      openingTimes: {nodes: [{kind: 'paragraph'}]},
      columns: [{id: 'n1', title: 'Service', links: [{label: 'Impressum'}]}],
      companyNotice: 'Inhabergeführt',
      copyright: '© Radladen',
    });
  });
});

describe('the site facts from the config', () => {
  const config = (more: object) => configSchema.parse({component: 'config', _uid: '1', ...more});
  const facts = (more: object = {}, policies: string[] = []) =>
    toSiteFacts(config(more), {language: 'en', localization: null}, policies);

  it('contain links to the configured pages in the language of the page', () => {
    const {places} = facts({
      contact_page: storyLink('hilfe'),
      privacy_page: storyLink('daten'),
      browse_collection: 'alle-raeder',
    });
    expect(places).toEqual({
      contact: '/en-us/hilfe',
      privacy: '/en-us/daten',
      returns: null,
      terms: null,
      warranty: null,
      reviews: null,
      leasing: null,
      sizing: null,
      workshop: null,
      browse: '/en-us/collections/alle-raeder',
      bestSellers: null,
    });
  });

  it('contain the payment methods by their labels', () => {
    const icons_payment = [icon('visa'), icon('rechnung', {label: 'Invoice'})];
    const tiles = paymentTiles(config({icons_payment}));
    expect(tiles.map(({label}) => label)).toEqual(['VISA', 'Invoice']);
    expect(paymentTiles(null)).toEqual([]);
  });

  it.each([
    ['privacy', 'privacy-policy'],
    ['returns', 'refund-policy'],
    ['terms', 'terms-of-service'],
  ] as const)("fall back to Shopify's policy if the shop has no page for: %s", (place, policy) => {
    expect(facts({}, [policy]).places[place]).toBe(`/en-us/policies/${policy}`);
    const own = {[`${place}_page`]: storyLink('eigene')};
    expect(facts(own, [policy]).places[place]).toBe('/en-us/eigene');
    const german = {language: 'de', localization: null} as const;
    expect(toSiteFacts(null, german, []).places[place]).toBeNull();
  });
});
