import {languageNames, languages, type Language} from './i18n/languages';

/** Every page of the shop: its path in each language. Its module in `routes/` has its name (`routes.ts`). */
export const pages = {
  home: {de: '', en: ''},
  product: {de: 'products/:handle', en: 'products/:handle'},
  review: {de: 'products/:handle/bewertung', en: 'products/:handle/review'},
  collection: {de: 'collections/:handle', en: 'collections/:handle'},
  search: {de: 'suche', en: 'search'},
  cart: {de: 'warenkorb', en: 'cart'},
  wishlist: {de: 'merkzettel', en: 'wishlist'},
  account: {de: 'konto', en: 'account'},
  login: {de: 'konto/anmelden', en: 'account/login'},
  logout: {de: 'konto/abmelden', en: 'account/logout'},
  register: {de: 'konto/registrieren', en: 'account/register'},
  lostPassword: {de: 'konto/passwort-vergessen', en: 'account/lost-password'},
  resetPassword: {
    de: 'konto/passwort-zuruecksetzen/:customerId/:token',
    en: 'account/reset-password/:customerId/:token',
  },
  activate: {de: 'konto/aktivieren/:customerId/:token', en: 'account/activate/:customerId/:token'},
  orders: {de: 'konto/bestellungen', en: 'account/orders'},
  order: {de: 'konto/bestellungen/:id', en: 'account/orders/:id'},
  orderReturn: {de: 'konto/bestellungen/:id/rueckgabe', en: 'account/orders/:id/return'},
  addresses: {de: 'konto/adressen', en: 'account/addresses'},
  profile: {de: 'konto/daten', en: 'account/profile'},
  leasingRequest: {de: 'leasing-anfrage', en: 'leasing-request'},
  // Its story has the same slug in all languages, like other stories.
  leasing: {de: 'dienstrad-leasing', en: 'dienstrad-leasing'},
  priceRequest: {de: 'preisanfrage', en: 'price-request'},
  appointment: {de: 'werkstatt-termin', en: 'workshop-appointment'},
  withdrawal: {de: 'vertrag-widerrufen', en: 'withdraw-from-contract'},
  withdrawalReceived: {
    de: 'vertrag-widerrufen/bestaetigung',
    en: 'withdraw-from-contract/confirmation',
  },
  shippingCosts: {de: 'versandkosten-lieferzeit', en: 'shipping-costs'},
  privacySettings: {de: 'datenschutz-einstellungen', en: 'privacy-settings'},
  backInStock: {de: 'erinnern', en: 'remind-me'},
  sizeFinder: {de: 'groesse-finden', en: 'find-your-size'},
  comparison: {de: 'vergleich', en: 'compare'},
  policy: {de: 'policies/:handle', en: 'policies/:handle'},
  content: {de: '*', en: '*'},
} as const satisfies Record<string, Record<Language, string>>;

export type PageName = keyof typeof pages;

/** Pages about one person or prefilled with their data, and those on which passwords are typed. */
const personalPages = new Set<PageName>([
  ...(['account', 'orders', 'order', 'orderReturn', 'addresses', 'profile'] as const),
  ...(['login', 'register', 'lostPassword', 'resetPassword', 'activate'] as const),
  ...(['backInStock', 'withdrawal', 'withdrawalReceived', 'review'] as const),
  ...(['leasingRequest', 'priceRequest', 'appointment'] as const),
]);

/** Links of Shopify's mails contain tokens, also those that no page matches: cut off, or in another language. */
const SHOPIFY_ACCOUNT = /^\/([\w-]+\/)?account\//i;

/**
 * Whether the page at a path, with or without a query, is about one person: no third-party script may run there, and no
 * cache may store it.
 */
export function isPersonalPath(path: string): boolean {
  const page = matchPage(path.split('?')[0] ?? '')?.page;
  return (page !== undefined && personalPages.has(page)) || SHOPIFY_ACCOUNT.test(path);
}

/** The query parameter with which the visual editor names a story; others next to it are a signature for drafts. */
export const PREVIEW_PARAM = '_storyblok';

/**
 * Whether a tag manager may run on a page, given its path and query: not where the page is personal, its URL contains a
 * salary or the signature of a preview, or the sign-in drawer is open.
 */
export function mayRunTags(address: string): boolean {
  const [path = ''] = address.split('?');
  const query = new URLSearchParams(address.slice(path.length));
  const hasSalary = matchPage(path)?.page === 'leasing' && query.has('gross');
  const isConfidential = hasSalary || query.has(PREVIEW_PARAM);
  return !isConfidential && !hasLoginFlag(query) && !isPersonalPath(path);
}

/** Whether a page's query opens the sign-in drawer: `?login=true`. */
export function hasLoginFlag(query: URLSearchParams): boolean {
  return query.get('login') === 'true';
}

/** Whether a path of the shop can be a page's: not with a file extension, and not an endpoint's. */
export function isPagePath(pathname: string): boolean {
  return !/^\/(api|builds)\/|\.[a-z]{2,5}$/i.test(pathname);
}

/** Slugs of the content service's stories shown by pages with their own path. */
export const pageStories = {
  home: 'home',
  leasing: 'dienstrad-leasing',
  leasingRequest: 'leasing-anfrage',
  shippingCosts: 'versandkosten-lieferzeit',
  appointment: 'werkstatt-termin',
} as const satisfies Partial<Record<PageName, string>>;

/** Anchors of sections on a product page: the full guarantee label, compatible articles, similar products. */
export const anchors = {guarantee: 'garan', fits: 'passt-dazu', similar: 'aehnliche'} as const;

/** Paths without a language: resources for machines, and forms that always redirect. */
export const resources = {
  accountCallback: 'account/authorize',
  latestBuild: 'builds/latest.json',
  locale: 'api/locale',
  buildMeta: 'builds/meta/:file',
  googleReviews: 'api/google/reviews',
  icons: 'api/icons/:file',
  searchEvents: 'api/search-events',
  visits: 'api/visits',
  recentlyViewed: 'api/recently-viewed',
  menu: 'api/menu',
  facetValues: 'api/facet-values',
  searchHits: 'api/search-hits',
  frameDrawing: 'api/frame-drawing.svg',
  calendar: 'api/calendar.ics',
  agentProfile: '.well-known/ucp',
  agentTools: 'api/ucp/mcp',
  health: 'healthz',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
} as const;

/** Files for machines, under each language's prefix: the same for everybody, regardless of cookies and query. */
export const files = {
  googleFeed: 'feeds/google.xml',
  idealoFeed: 'feeds/idealo.csv',
  agents: 'agents.md',
  llms: 'llms.txt',
  productMarkdown: 'products/:handle.md',
} as const;

export type FileName = keyof typeof files;

/** The path pattern of a file in a language, without a leading slash: `en-us/feeds/google.xml`. */
export function filePath(file: FileName, language: Language): string {
  return [languages[language].prefix, files[file]].filter(Boolean).join('/');
}

let filePatterns: {file: FileName; pattern: RegExp}[] | undefined;

/** The file at a path (a feed, a product as Markdown) in any language, or `null`. */
export function matchFile(pathname: string): FileName | null {
  filePatterns ??= (Object.keys(files) as FileName[]).flatMap((file) =>
    languageNames.map((language) => {
      const path = filePath(file, language).replaceAll('.', '\\.').replace(/:\w+/, '[^/]+');
      return {file, pattern: new RegExp(`^/${path}$`, 'i')};
    }),
  );
  return filePatterns.find(({pattern}) => pattern.test(pathname))?.file ?? null;
}

/** Paths of the suppliers' webhooks, handled before Remix (`worker/webhooks.server.ts`). */
export const webhooks = {shopify: 'webhooks/shopify', storyblok: 'webhooks/storyblok'} as const;

/** The path pattern of a page in a language, without a leading slash: `en-us/products/:handle`. */
export function pagePath(page: PageName, language: Language): string {
  return [languages[language].prefix, pages[page][language]].filter(Boolean).join('/');
}

export interface PageMatch {
  page: PageName;
  language: Language;
  params: Record<string, string>;
}

/** The page at a path, or `null`. Case and trailing slashes are ignored; params are left as typed. */
export function matchPage(pathname: string): PageMatch | null {
  const segments = pathname.split('/').filter(Boolean);
  for (const {page, language, pattern} of patterns) {
    const params = matchSegments(pattern, segments);
    if (params) return {page, language, params};
  }
  return null;
}

/** Every page in every language, those with a prefix first. */
const patterns = [...languageNames].reverse().flatMap((language) =>
  (Object.keys(pages) as PageName[]).map((page) => ({
    page,
    language,
    pattern: pagePath(page, language).split('/').filter(Boolean),
  })),
);

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const splat = pattern.at(-1) === '*';
  const fixed = splat ? pattern.slice(0, -1) : pattern;
  if (splat ? segments.length <= fixed.length : segments.length !== fixed.length) return null;

  const params: Record<string, string> = {};
  for (const [index, expected] of fixed.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = segment;
    else if (expected !== segment.toLowerCase()) return null;
  }
  if (splat) params['*'] = segments.slice(fixed.length).join('/');
  return params;
}
