import {z} from 'zod';
import {fromShopifyPath} from '../../../app/features/navigation/shopify-paths';
import {defaultLanguage, languageNames, languages} from '../../../app/i18n/languages';
import {matchPage} from '../../../app/pages';
import {parseUrl} from '../../../app/safe-addresses';
import {ADMIN_API_VERSION} from '../../../app/services/shopify/reminders.server';
import {MAIN_MENU} from '../../../app/services/shopify/shop.server';
import {trimSlashes} from '../../../app/services/storyblok/story-schema';
import {USUAL_API_VERSION} from '../../../app/worker/env.server';
import {type AdminApi, hasAdminAccess, openAdminApi} from '../setup/admin-api';
import {ACCESS_SCOPES, TAXES} from '../setup/admin-documents';
import type {CommandSettings, Pause} from '../setup/change-list';
import {visibleStories} from '../setup/delivery-api';
import {planShopify} from '../setup/shopify';
import {goodsOffSale} from '../setup/shopify-channel';
import {checkCheckout} from './check-checkout';
import {
  summarize,
  missingSetUp,
  right,
  runCheck,
  supportOf,
  unknown,
  warning,
  wrong,
  type Finding,
} from './finding';
import {queryStorefront} from './storefront-api';

const CHANNEL = 'Shopify → Headless or Hydrogen channel → Storefront API';

/**
 * Checks tokens, version, access, menu, checkout and, with an app's credentials, all definitions and sales channels.
 */
export async function checkShopify(settings: CommandSettings, pause?: Pause): Promise<Finding[]> {
  const tokens = await checkTokens(settings);
  if (tokens.some(({state}) => state === 'wrong')) return tokens;
  return [
    ...tokens,
    await checkVersion(settings),
    ...[
      supportOf('Admin API', ADMIN_API_VERSION, 'app/services/shopify/reminders.server.ts'),
    ].filter(({state}) => state !== 'right'),
    ...(await checkAccess(settings)),
    ...(await checkMarkets(settings)),
    await checkMenu(settings),
    ...(await checkCheckout(settings)),
    ...(await runCheck('SHOPIFY_CLIENT_ID, SHOPIFY_CLIENT_SECRET', () =>
      checkDefinitions(settings, pause),
    )),
    ...(await runCheck('REMINDERS_CLIENT_ID, REMINDERS_CLIENT_SECRET', () =>
      checkReminders(settings, pause),
    )),
  ];
}

async function checkTokens(settings: CommandSettings): Promise<Finding[]> {
  const tokens = [
    ['PUBLIC_STOREFRONT_API_TOKEN', 'X-Shopify-Storefront-Access-Token'],
    ['PRIVATE_STOREFRONT_API_TOKEN', 'Shopify-Storefront-Private-Token'],
  ] as const;
  const findings: Finding[] = [];
  for (const [name, header] of tokens) {
    const token = settings[name];
    if (!token) continue;
    try {
      const {errors} = await queryStorefront(settings, '{ shop { name } }', {}, {[header]: token});
      if (errors[0]) findings.push(wrong(`${name}: ${errors[0].message}`, CHANNEL));
    } catch (error) {
      if (!(error instanceof Error) || !/answered 40[13]/.test(error.message)) throw error;
      findings.push(wrong(`${name}: Shopify rejects it`, CHANNEL));
    }
  }
  return findings.length > 0 ? findings : [right('tokens')];
}

async function checkVersion(settings: CommandSettings): Promise<Finding> {
  const asked = settings.PUBLIC_STOREFRONT_API_VERSION || USUAL_API_VERSION;
  const query = '{ publicApiVersions { handle supported } }';
  const {data, version} = await queryStorefront(settings, query);
  const versions = z.object({
    publicApiVersions: z.array(z.object({handle: z.string(), supported: z.boolean()})),
  });
  const {publicApiVersions} = versions.parse(data);
  const fix = 'PUBLIC_STOREFRONT_API_VERSION';
  const known = publicApiVersions.find(({handle}) => handle === asked);
  if (!known?.supported || version !== asked) {
    return wrong(`API ${asked} is not supported; ${version} answers`, fix);
  }
  return supportOf('API', asked, fix);
}

/** One field for each access right that the shop needs. */
const accessQuery = `query Access {
  products(first: 1) { nodes { id } }
  metaobjects(type: "manufacturer", first: 1) { nodes { id } }
  menu(handle: "main-menu") { id }
  urlRedirects(first: 1) { nodes { path } }
  customer(customerAccessToken: "doctor") { id }
  cart(id: "gid://shopify/Cart/doctor") { id }
}`;

/** Needs the right to change carts, and changes none: there is no such cart. */
const cartMutation = `mutation ChangeCart {
  cartLinesRemove(cartId: "gid://shopify/Cart/doctor", lineIds: []) { userErrors { message } }
}`;

async function checkAccess(settings: CommandSettings): Promise<Finding[]> {
  const answers = [
    await queryStorefront(settings, accessQuery),
    await queryStorefront(settings, cartMutation),
  ];
  const denied = answers.flatMap(({errors}) => errors).filter(({code}) => code === 'ACCESS_DENIED');
  if (denied.length === 0) return [right('access of the tokens'), await checkPickup(settings)];
  return denied.map(({path, message}) => wrong(`no access to ${path}: ${message}`, CHANNEL));
}

/** Without this right product pages omit where products can be picked up; everything else works. */
async function checkPickup(settings: CommandSettings): Promise<Finding> {
  const query = 'query Pickup { locations(first: 10) { nodes { name address { address1 } } } }';
  const {data, errors} = await queryStorefront(settings, query);
  const [denied] = errors.filter(({code}) => code === 'ACCESS_DENIED');
  if (denied) {
    const scope = 'unauthenticated_read_product_pickup_locations';
    return warning(`pages omit pickup in the shop: the tokens lack ${scope}`, CHANNEL);
  }
  const place = z.object({name: z.string(), address: z.object({address1: z.string().nullable()})});
  const {locations} = z.object({locations: z.object({nodes: z.array(place)})}).parse(data);
  const fix = 'Shopify → Settings → Shipping and delivery → Pickup in store';
  if (locations.nodes.length === 0) return warning('no location offers pickup', fix);
  const lost = locations.nodes.filter(({address}) => !address.address1).map(({name}) => name);
  return lost.length > 0
    ? warning(`locations without a street: ${summarize(lost)}`, 'Shopify → Settings → Locations')
    : right(`pickup: ${summarize(locations.nodes.map(({name}) => name))}`);
}

const marketsQuery = `query Markets {
  localization { availableCountries { isoCode } availableLanguages { isoCode } }
}`;
const codes = z.array(z.object({isoCode: z.string()}));
const marketsSchema = z.object({
  localization: z.object({availableCountries: codes, availableLanguages: codes}),
});
/** The commerce locale of a first visit, `DEFAULT_COUNTRY` of the worker. */
const FIRST_COUNTRY = 'US';

/** Languages that Shopify does not publish, and a market that Germans would see before they choose a country. */
async function checkMarkets(settings: CommandSettings): Promise<Finding[]> {
  const {data} = await queryStorefront(settings, marketsQuery);
  const {availableCountries, availableLanguages} = marketsSchema.parse(data).localization;
  const published = new Set(availableLanguages.map(({isoCode}) => isoCode));
  const findings = languageNames.flatMap((language) => {
    const code = languages[language].shopify;
    if (published.has(code)) return [];
    const report = language === defaultLanguage ? wrong : warning;
    const what = `Shopify does not publish ${code}: its texts are in another language there`;
    return [report(what, 'Shopify → Settings → Languages, Markets')];
  });
  if (!availableCountries.some(({isoCode}) => isoCode === FIRST_COUNTRY)) return findings;
  const what = `Shopify sells to ${FIRST_COUNTRY}: visitors see its prices until they choose a country`;
  return [...findings, warning(what, 'Shopify → Settings → Markets')];
}

const itemFields = 'title type url resource { __typename }';
const menuQuery = `query Menu($handle: String!) {
  menu(handle: $handle) { items { ${itemFields} items { ${itemFields} items { ${itemFields} } } } }
}`;

const entryFields = {
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  resource: z.unknown(),
};
const itemSchema = z.object({
  ...entryFields,
  items: z.array(z.object({...entryFields, items: z.array(z.object(entryFields)).default([])})),
});
const menuSchema = z.object({menu: z.object({items: z.array(itemSchema)}).nullable()});

/** Menu items of these types link to a resource that may be deleted or missing from the sales channel. */
const leadsToResource = new Set(['ARTICLE', 'BLOG', 'COLLECTION', 'PAGE', 'PRODUCT']);
/** The shop shows stories in place of these: a new store's own menu has Shopify's page `contact`. */
const leadsToStory = new Set(['ARTICLE', 'BLOG', 'PAGE']);

async function checkMenu(settings: CommandSettings): Promise<Finding> {
  const {data} = await queryStorefront(settings, menuQuery, {handle: MAIN_MENU});
  const {menu} = menuSchema.parse(data);
  const fix = 'Shopify → Content → Menus';
  if (!menu) return wrong(`menu ${MAIN_MENU} is missing`, 'npm run setup:shopify -- --apply');
  const all = menu.items.flatMap((item) => [
    item,
    ...item.items.flatMap((inner) => [inner, ...inner.items]),
  ]);
  const lost = all.filter(
    ({type, url, resource}) => !url || (leadsToResource.has(type) && !resource),
  );
  if (all.length === 0) return wrong(`menu ${MAIN_MENU} has no entries`, fix);
  if (lost.length > 0) {
    const titles = summarize(lost.map(({title}) => title));
    return wrong(`menu ${MAIN_MENU}: entries without a target: ${titles}`, fix);
  }
  const stories = await visibleStories(settings).catch(() => null);
  const slugs = new Set(stories?.map(({full_slug}) => trimSlashes(full_slug)));
  const dead = all.flatMap(({title, type, url}) => {
    const slug = stories && leadsToStory.has(type) && storySlug(url ?? '');
    return slug && !slugs.has(slug) ? [`${title} (${slug})`] : [];
  });
  const create = `Storyblok → Content: a story of that name; ${fix}`;
  return dead.length > 0
    ? wrong(`menu ${MAIN_MENU}: entries that lead to no page: ${summarize(dead)}`, create)
    : right(`menu ${MAIN_MENU}: ${all.length} entries`);
}

/** The story behind the address of one of Shopify's pages; `null` if the shop has a page of its own for it. */
function storySlug(url: string): string | null {
  const path = parseUrl(url)?.pathname ?? '';
  const match = matchPage(fromShopifyPath(path) ?? path);
  return match?.page === 'content' ? (match.params['*'] ?? null) : null;
}

const neededScopes = [
  'products',
  'metaobject_definitions',
  'publications',
  'online_store_navigation',
];

async function checkDefinitions(settings: CommandSettings, pause?: Pause): Promise<Finding[]> {
  if (!hasAdminAccess(settings)) {
    const need = 'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET in the shell';
    return [unknown('definitions of metafields, goods in the sales channel', need)];
  }
  const api = await openAdminApi(settings, pause);
  const granted = await scopesOf(api);
  // Write access includes read access.
  const missing = neededScopes.filter(
    (name) => !granted.has(`read_${name}`) && !granted.has(`write_${name}`),
  );
  if (missing.length > 0) {
    const names = missing.map((name) => `read_${name}`).join(', ');
    return [wrong(`the app lacks scopes: ${names}`, 'Shopify → developer dashboard → the app')];
  }
  const findings = missingSetUp(await planShopify(api, settings), 'setup:shopify');
  const offSale = await goodsOffSale(api, settings);
  const what = `not in the sales channel, so not in the shop: ${summarize(offSale)}`;
  return [
    ...(offSale.length > 0 ? [warning(what, 'Shopify → product or collection → Publishing')] : []),
    ...(findings.length > 0 ? findings : [right('definitions, menus and the sales channel')]),
    ...(await checkTaxes(api)),
  ];
}

/** Pages say that prices include the tax; German law requires it of them. */
async function checkTaxes(api: AdminApi): Promise<Finding[]> {
  const store = z.object({shop: z.object({taxesIncluded: z.boolean()})});
  const {shop} = await api.ask(store, TAXES);
  if (shop.taxesIncluded) return [];
  const what = 'prices are without tax, which the checkout adds: pages say that they include it';
  return [wrong(what, 'Shopify → Settings → Taxes and duties: include sales tax in prices')];
}

async function scopesOf(api: AdminApi): Promise<Set<string>> {
  const scope = z.object({handle: z.string()});
  const installation = z.object({
    currentAppInstallation: z.object({accessScopes: z.array(scope)}),
  });
  const {currentAppInstallation} = await api.ask(installation, ACCESS_SCOPES);
  return new Set(currentAppInstallation.accessScopes.map(({handle}) => handle));
}

const KEEPS_REMINDERS = 'write_metaobjects';

/**
 * The worker's own app, in a shop that offers reminders: it may write metaobjects, and should be allowed nothing else.
 */
async function checkReminders(settings: CommandSettings, pause?: Pause): Promise<Finding[]> {
  const {REMINDERS_CLIENT_ID: id, REMINDERS_CLIENT_SECRET: secret} = settings;
  if (!id || !secret) return [];
  const app = {
    ...settings,
    SHOPIFY_ADMIN_TOKEN: '',
    SHOPIFY_CLIENT_ID: id,
    SHOPIFY_CLIENT_SECRET: secret,
  };
  const granted = await scopesOf(await openAdminApi(app, pause));
  const fix = 'Shopify → developer dashboard → the app for reminders';
  if (!granted.has(KEEPS_REMINDERS)) {
    return [wrong(`the app for reminders lacks the scope ${KEEPS_REMINDERS}`, fix)];
  }
  // Write access includes read access, which Shopify lists as well.
  const more = [...granted].filter((one) => !one.endsWith('_metaobjects'));
  return more.length === 0
    ? [right('reminders can be stored')]
    : [warning(`the app for reminders has more scopes than it needs: ${summarize(more)}`, fix)];
}
