type Layer =
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

/** Allowed imports between layers: `types` allows only `import type`. A layer may always import itself unless noted. */
export const mayImport: Record<Layer, Partial<Record<Layer, 'all' | 'types'>>> = {
  // Remix's build is wrapped in the handling of failed pages.
  server: {worker: 'all', 'feature server': 'all'},
  worker: {worker: 'all', services: 'all', i18n: 'all'},
  routes: {
    // For the type of the root loader's data.
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
    // Components import the types of what server files load.
    'feature server': 'types',
    forms: 'all',
    i18n: 'all',
    ui: 'all',
  },
  'feature rule': {
    'feature rule': 'all',
    'feature server': 'types',
    services: 'types',
    // Form schemas run on the worker and, after an invalid submission, in the browser too.
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
  // Renders on the worker what browsers never hydrate.
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

/** The layer of a file or import target; `null` for packages, messages and anything else without rules. */
export function layerOf(path: string): Layer | null {
  if (/^server(\.ts)?$/.test(path)) return 'server';
  if (/^app\/(worker\/|entry\.)/.test(path)) return 'worker';
  if (/^app\/(routes\/|routes(\.ts)?$|root(\.tsx)?$)/.test(path)) return 'routes';
  if (path.startsWith('app/features/')) return featureLayer(path);
  if (path.startsWith('app/services/')) return 'services';
  if (path.startsWith('app/forms/')) return 'forms';
  // URL rules and the table of storage are shared, like the languages.
  if (/^app\/(i18n\/|(pages|safe-addresses|storage)(\.ts)?$)/.test(path)) return 'i18n';
  if (path.startsWith('app/ui/')) return 'ui';
  return null;
}

/** Components are recognised by their capital letter, even if an import omits `.tsx`. */
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

/** The order of features: each line may use those above it; features on one line are independent of each other. */
const order = [
  ['navigation', 'pictures'],
  ['notices', 'pricing'],
  ['goods'],
  ['story'],
  ['site'],
  ['consent'],
  ['statistics'],
  ['cart'],
  ['wishlist', 'requests'],
  ['account'],
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

/** Whether feature `from` may import feature `to`; a feature missing from it may neither import nor be imported. */
export function featureMayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const rank = (feature: string) => order.findIndex((features) => features.includes(feature));
  return rank(to) !== -1 && rank(to) < rank(from);
}
