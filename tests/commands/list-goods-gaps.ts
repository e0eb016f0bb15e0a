import {z} from 'zod';
import {missingSafetyData, readSafety} from '../../app/features/goods/product-safety.server';
import {ALL_PRODUCT_SAFETY_QUERY} from '../../app/services/shopify/product-notices.graphql';
import type {AllProductSafetyQuery} from '../../app/services/shopify/storefront.generated';

/** What the command reads from its environment: the settings of the worker. */
type CommandSettings = Readonly<Record<string, string | undefined>>;

type SafetyProduct = AllProductSafetyQuery['products']['nodes'][number];

const page = z.object({
  data: z.object({
    products: z.object({
      pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
      nodes: z.array(z.custom<SafetyProduct>((node) => typeof node === 'object' && node !== null)),
    }),
  }),
});

/**
 * Asks the Storefront API for every product and prints those whose safety data are incomplete, each with the fields of
 * Shopify that are missing or malformed. What is not sent, work and vouchers, needs none. Returns whether all are complete; throws an `Error` for people when a setting is missing or Shopify refuses.
 */
export async function checkGoods(settings: CommandSettings): Promise<boolean> {
  let checked = 0;
  let incomplete = 0;
  let after: string | null = null;
  do {
    const {nodes, pageInfo} = await askForProducts(settings, after);
    for (const product of nodes) {
      if (product.variants.nodes[0]?.requiresShipping === false) continue;
      checked += 1;
      const gaps = gapsOf(product);
      if (gaps.length === 0) continue;
      incomplete += 1;
      console.log(`✗ ${product.handle}: ${gaps.join(', ')}`);
    }
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  console.log(`${checked} products are sent, ${incomplete} lack safety data.`);
  return incomplete === 0;
}

function gapsOf(product: SafetyProduct): string[] {
  const malformed: string[] = [];
  const safety = readSafety(product, (field) => malformed.push(field));
  const missing = missingSafetyData(safety).filter((field) => !malformed.includes(field));
  return [...missing, ...malformed.map((field) => `${field} (malformed)`)];
}

async function askForProducts(settings: CommandSettings, after: string | null) {
  const {
    PUBLIC_STORE_DOMAIN: domain,
    PUBLIC_STOREFRONT_API_VERSION: version = '2026-04',
    PUBLIC_STOREFRONT_API_TOKEN: publicToken,
    PRIVATE_STOREFRONT_API_TOKEN: privateToken,
  } = settings;
  if (!domain || !(publicToken ?? privateToken)) {
    throw new Error(
      'Missing in the environment: PUBLIC_STORE_DOMAIN, and PUBLIC_STOREFRONT_API_TOKEN or PRIVATE_STOREFRONT_API_TOKEN',
    );
  }
  const origin = domain.includes('://') ? domain : `https://${domain}`;
  const token: Record<string, string> = privateToken
    ? {'Shopify-Storefront-Private-Token': privateToken}
    : {'X-Shopify-Storefront-Access-Token': publicToken ?? ''};
  const response = await fetch(`${origin}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...token},
    body: JSON.stringify({
      query: ALL_PRODUCT_SAFETY_QUERY,
      variables: {after, country: 'DE', language: 'DE'},
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Shopify answered ${response.status}: ${text.slice(0, 200)}`);
  const read = page.safeParse(JSON.parse(text));
  if (!read.success)
    throw new Error(`Shopify answered otherwise than asked: ${text.slice(0, 200)}`);
  return read.data.data.products;
}
