import type {OpenSuppliers} from '../commands/open-suppliers';
import {ask, type Visit} from './load';
import {startWorker} from './worker-process';

export type PageToMeasure = Omit<Visit, 'url'> & {name: string; path: string};

interface Catalogue {
  collections: {nodes: {handle: string}[]};
  products: {
    nodes: {
      handle: string;
      availableForSale: boolean;
      variantsCount: {count: number};
      selectedOrFirstAvailableVariant: {id: string} | null;
    }[];
  };
}

const catalogueQuery = `query BenchCatalogue {
  collections(first: 1, sortKey: TITLE) { nodes { handle } }
  products(first: 250, sortKey: TITLE) {
    nodes {
      handle
      availableForSale
      variantsCount { count }
      selectedOrFirstAvailableVariant { id }
    }
  }
}`;

/** The pages to measure, with products from the suppliers' own catalogue. */
export async function pagesToMeasure(suppliers: OpenSuppliers): Promise<PageToMeasure[]> {
  const {collections, products} = await askCatalogue(suppliers);
  const inStock = products.nodes.filter(({availableForSale}) => availableForSale);
  const byVariants = [...inStock].sort((one, other) => variants(one) - variants(other));
  const largest = byVariants.at(-1);
  const usual = byVariants.find((product) => variants(product) >= 6) ?? byVariants[0];
  const collection = collections.nodes[0];
  if (!largest || !usual || !collection) throw new Error('The suppliers have nothing to sell');

  const merchandise = inStock.flatMap(
    ({selectedOrFirstAvailableVariant}) => selectedOrFirstAvailableVariant?.id ?? [],
  );
  const cookie = await fillCart(suppliers, merchandise.slice(0, 3));
  return [
    {name: 'home', path: '/', status: 200},
    {name: 'collection', path: `/collections/${collection.handle}`, status: 200},
    {name: 'search', path: '/suche?q=trekking', status: 200},
    {name: 'product', path: `/products/${usual.handle}`, status: 200},
    {name: `${variants(largest)} variants`, path: `/products/${largest.handle}`, status: 200},
    {name: 'content', path: '/werkstatt', status: 200},
    {name: 'empty cart', path: '/warenkorb', status: 200},
    {name: 'home with a cart', path: '/', status: 200, cookie},
    {name: 'cart, 3 lines', path: '/warenkorb', status: 200, cookie},
    {name: '404', path: '/gibt-es-nicht', status: 404},
  ];
}

const variants = (product: Catalogue['products']['nodes'][number]) => product.variantsCount.count;

async function askCatalogue({url, settings}: OpenSuppliers): Promise<Catalogue> {
  const response = await fetch(`${url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': settings.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({query: catalogueQuery}),
  });
  const {data, errors} = (await response.json()) as {data?: Catalogue; errors?: unknown};
  if (!data) throw new Error(`The catalogue could not be read: ${JSON.stringify(errors)}`);
  return data;
}

/** Adds products to a cart as a visitor without JavaScript does; returns the cookies. */
async function fillCart({settings}: OpenSuppliers, merchandise: string[]): Promise<string> {
  const shop = await startWorker({settings});
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  try {
    for (const merchandiseId of merchandise) {
      const response = await fetch(`${shop.url}/warenkorb`, {
        method: 'POST',
        redirect: 'manual',
        headers: {Origin: shop.url, Cookie: cookie()},
        body: new URLSearchParams({
          intent: 'add',
          merchandiseId,
          quantity: '1',
          returnTo: '/warenkorb',
        }),
      });
      if (response.status !== 303) throw new Error(`The cart answered ${response.status}, not 303`);
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name && value) cookies.set(name, value);
      }
    }
    // The first view of the cart shows and removes the notice.
    await ask({url: `${shop.url}/warenkorb`, status: 200, cookie: cookie()});
    return [...cookies]
      .filter(([name]) => name === 'cart')
      .map((pair) => pair.join('='))
      .join('; ');
  } finally {
    await shop.close();
  }
}
