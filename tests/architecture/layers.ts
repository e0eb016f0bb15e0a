export type Layer =
  | 'server'
  | 'worker'
  | 'routes'
  | 'feature component'
  | 'feature rule'
  | 'feature server'
  | 'feature markup'
  | 'services'
  | 'forms'
  | 'i18n'
  | 'ui';

/** Who may import whom: `types` allows `import type` only. A layer may always import itself unless noted. */
export const mayImport: Record<Layer, Partial<Record<Layer, 'all' | 'types'>>> = {
  // Remix's build is wrapped in what answers for pages that fail.
  server: {worker: 'all', 'feature server': 'all'},
  worker: {worker: 'all', services: 'all', i18n: 'all'},
  routes: {
    // What the root loaded is read by its type.
    routes: 'types',
    'feature component': 'all',
    'feature rule': 'all',
    'feature server': 'all',
    services: 'all',
    forms: 'all',
    i18n: 'all',
  },
  'feature component': {
    'feature component': 'all',
    'feature rule': 'all',
    // What a server file loads is shown by its type.
    'feature server': 'types',
    forms: 'all',
    i18n: 'all',
    ui: 'all',
  },
  'feature rule': {
    'feature rule': 'all',
    'feature server': 'types',
    services: 'types',
    // Schemas of forms run on the worker and, after a refusal, in the browser too.
    forms: 'all',
    i18n: 'all',
  },
  'feature server': {
    'feature rule': 'all',
    'feature server': 'all',
    services: 'all',
    forms: 'all',
    i18n: 'all',
  },
  // Renders on the worker what browsers keep as it is.
  'feature markup': {
    'feature component': 'all',
    'feature rule': 'all',
    'feature server': 'all',
    services: 'all',
    i18n: 'all',
  },
  services: {services: 'all', i18n: 'all'},
  forms: {forms: 'all', i18n: 'all', ui: 'all'},
  i18n: {i18n: 'all'},
  ui: {ui: 'all'},
};

/** The layer of a file or import target; `null` for packages, messages and other things without rules. */
export function layerOf(path: string): Layer | null {
  if (/^server(\.ts)?$/.test(path)) return 'server';
  if (/^app\/(worker\/|entry\.)/.test(path)) return 'worker';
  if (/^app\/(routes\/|routes(\.ts)?$|root(\.tsx)?$)/.test(path)) return 'routes';
  if (path.startsWith('app/features/')) return featureLayer(path);
  if (path.startsWith('app/services/')) return 'services';
  if (path.startsWith('app/forms/')) return 'forms';
  // The rules of addresses and the table of storage are for all, like the languages.
  if (/^app\/(i18n\/|(pages|safe-addresses|storage)(\.ts)?$)/.test(path)) return 'i18n';
  if (path.startsWith('app/ui/')) return 'ui';
  return null;
}

/** Components are told by their capital letter, also where an import leaves out `.tsx`. */
function featureLayer(path: string): Layer {
  const name = path.split('/').at(-1) ?? '';
  if (name.endsWith('.server.tsx')) return 'feature markup';
  if (/\.server(\.ts)?$/.test(name)) return 'feature server';
  if (/^[A-Z]/.test(name) || /\.(tsx|css)$/.test(name)) return 'feature component';
  return 'feature rule';
}

/** The vendor of a service's file: `shopify`, `http` … */
export function vendorOf(path: string): string | null {
  return /^app\/services\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The feature of a file: `cart`, `product` … */
export function featureOf(path: string): string | null {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The order of features, each line above those that may use it; features of one line do not know each other. */
const order = [
  ['navigation', 'pictures'],
  ['notices', 'pricing'],
  ['goods'],
  ['story'],
  ['site'],
  ['consent'],
  ['statistics'],
  ['cart'],
  ['wishlist', 'account', 'requests'],
  ['product', 'cart-link'],
  ['advice', 'fits'],
  ['catalogue', 'errors'],
  ['search'],
  [
    'leasing-request',
    'price-request',
    'appointment',
    'review',
    'withdrawal',
    'back-in-stock',
    'sizing',
    'feeds',
  ],
  ['comparison', 'product-page'],
  ['blocks'],
  ['chrome'],
  ['seo', 'agents', 'health'],
];

/** Whether feature `from` may import feature `to`; a feature missing in the order may import none. */
export function featureMayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const rank = (feature: string) => order.findIndex((features) => features.includes(feature));
  return rank(to) !== -1 && rank(to) < rank(from);
}
