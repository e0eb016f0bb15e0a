import type {Catalogue, CatalogueMenuItem} from './catalogue/catalogue-types';
import {testCatalogue} from './shopify/small-shop';
import {linkTo, testStory} from './storyblok/small-space';
import type {WrittenStory} from './storyblok/story-schema';

/** Products of another brand: one collection with another name, and a menu that is half empty in English. */
export function secondCatalogue(): Catalogue {
  const small = testCatalogue();
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
  const address = {street: 'Ritzelgasse 1', zip: '04103', city: 'Leipzig'};
  const shop = {
    ...small.shop,
    name: 'Kette & Kurbel',
    slogan: {de: 'Läuft.', en: 'It runs.'},
    address,
  };
  const menus = [{id: 800, handle: 'main-menu', title: 'Menü', items}];
  return {...small, menus, shop: {...shop, shortDescription: {de: 'Aus Leipzig', en: 'Leipzig'}}};
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
