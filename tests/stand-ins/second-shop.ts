import {createCatalogue} from './catalogue/catalogue';
import type {Catalogue, CatalogueMenuItem} from './catalogue/catalogue-types';
import {linkTo, testStory} from './storyblok/small-space';
import type {WrittenStory} from './storyblok/story-schema';

/** Bikes whose texts name neither the first shop nor its collections. */
const handles: readonly string[] = [
  'weitblick-2-trekkingrad',
  'weitblick-4-trekkingrad',
  'talweg-3-trekkingrad',
  'ballin-3-cityrad',
  'flaute-1-cityrad',
  'luv-3-gravel',
];

/** Another brand with six bikes: one collection with another name, and a menu that is half empty in English. */
export function secondCatalogue(): Catalogue {
  const first = createCatalogue();
  const products = first.products.filter(({handle}) => handles.includes(handle));
  const all = {
    id: 501,
    handle: 'alle-raeder',
    title: {de: 'Alle Räder', en: 'All bikes'},
    descriptionHtml: {de: '<p>Räder</p>', en: '<p>Bikes</p>'},
    products: [...handles],
    updatedAt: '2026-02-01T08:00:00Z',
  };
  const entry = (id: number, de: string, en: string, path: string): CatalogueMenuItem => ({
    id,
    title: {de, en},
    type: 'HTTP',
    path,
    items: [],
  });
  const items = [
    entry(801, 'Alles', 'Everything', '/collections/all'),
    entry(802, 'Räder', '', '/collections/alle-raeder'),
    entry(803, 'Hilfe', 'Help', '/pages/hilfe'),
    entry(804, 'Widerruf', '', '/policies/refund-policy'),
  ];
  const shop = {
    ...first.shop,
    name: 'Kette & Kurbel',
    slogan: {de: 'Läuft.', en: 'It runs.'},
    shortDescription: {de: 'Aus Leipzig', en: 'Leipzig'},
    logo: undefined,
    address: {street: 'Ritzelgasse 1', zip: '04103', city: 'Leipzig'},
  };
  const menus = [{id: 800, handle: 'main-menu', title: 'Menü', items}];
  return {products, collections: [all], menus, redirects: [], shop};
}

/** The minimal space of a shop: a config with other names, a home page, one page with its own slug. */
export function secondSpace(): WrittenStory[] {
  const payment = {_uid: 'payment-1', component: 'icon-item', name: 'rechnung', label: 'Rechnung'};
  return [
    testStory(901, 'config', {
      component: 'config',
      company_name: 'Kette & Kurbel',
      seo_title_suffix: 'Kette & Kurbel',
      phone: '0341 555 0',
      street: 'Ritzelgasse 1',
      zip_code: '04103',
      city: 'Leipzig',
      country: 'DE',
      contact_page: linkTo(903, 'hilfe'),
      browse_collection: 'alle-raeder',
      icons_payment: [{...payment, label__i18n__en: 'Invoice'}],
    }),
    testStory(902, 'home', {headline: 'Kette & Kurbel', lead: 'Räder aus Leipzig', body: []}),
    testStory(903, 'hilfe', {headline: 'Hilfe', headline__i18n__en: 'Help', body: []}),
  ];
}
