import {z} from 'zod';
import {facets, RIDER} from '../../../app/services/algolia/facets';
import {COLLECTIONS} from '../../../app/services/algolia/product-query';
import {readMailbox} from '../../../app/safe-addresses';
import {defaultMailApi} from '../../../app/services/mail/mail.server';
import {idOf, isNumericId} from '../../../app/services/shopify/ids';
import {allIndices, planAlgolia} from '../setup/algolia';
import {required, type CommandSettings} from '../setup/change-list';
import {
  summarize,
  missingSetUp,
  right,
  runCheck,
  unknown,
  warning,
  wrong,
  type Finding,
} from './finding';
import {queryStorefront} from './storefront-api';

const KEYS = 'Algolia → Settings → API keys';
const SETUP = 'npm run setup:algolia -- --apply';

/**
 * Checks the browsers' key, every index with its replicas, and the records; with the admin key all settings as well.
 */
export async function checkSearch(settings: CommandSettings): Promise<Finding[]> {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: key} = required(
    settings,
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_KEY',
  );
  const origin = settings.ALGOLIA_URL || `https://${appId}-dsn.algolia.net`;
  const ask = (path: string, body?: object) =>
    fetch(`${origin}/1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': key},
      body: body ? JSON.stringify(body) : null,
    });

  const rights = await ask(`keys/${key}`);
  if (rights.status === 403 || rights.status === 404) {
    return [wrong('ALGOLIA_SEARCH_KEY: Algolia rejects it', KEYS)];
  }
  const findings = [checkRights(rights.ok ? await rights.json() : null)];

  const closed: string[] = [];
  const missing: string[] = [];
  const empty: string[] = [];
  const foreign: string[] = [];
  const unlisted: string[] = [];
  for (const {name, settings: wanted} of allIndices(settings)) {
    const hasProducts = wanted.replicas !== undefined;
    const query = {
      hitsPerPage: 100,
      attributesToRetrieve: ['objectID'],
      ...(hasProducts && {filters: 'inventory_available:true', facets: [COLLECTIONS]}),
    };
    const answer = await ask(`indexes/${encodeURIComponent(name)}/query`, query);
    // A key may be limited to some indices; for the others it is refused, whether they exist or not.
    if (answer.status === 403) closed.push(name);
    else if (!answer.ok) missing.push(name);
    else {
      const {hits, facets: counts} = recordsSchema.parse(await answer.json());
      if (hits.length === 0) empty.push(name);
      else if (hasProducts && !(await hasSoldProduct(settings, hits))) foreign.push(name);
      else if (hasProducts && !counts[COLLECTIONS]) unlisted.push(name);
    }
  }
  if (closed.length > 0) {
    findings.push(wrong(`ALGOLIA_SEARCH_KEY may not search: ${summarize(closed)}`, KEYS));
  }
  if (missing.length > 0) findings.push(wrong(`indices missing: ${summarize(missing)}`, SETUP));
  if (empty.length > 0) {
    const fix = `Shopify → Algolia's app: names of the indices, markets indexing for other languages than German, products in the Online Store, collection pages; ${SETUP}`;
    findings.push(wrong(`indices empty or without products in stock: ${summarize(empty)}`, fix));
  }
  if (foreign.length > 0) {
    const what = `lists stay empty: no key in ${summarize(foreign)} is a product that the shop sells`;
    const fix = "Shopify → Algolia's app: a record per product, not per variant, then index anew";
    findings.push(wrong(what, fix));
  }
  if (unlisted.length > 0) {
    const what = `lists stay empty: no product in ${summarize(unlisted)} has ${COLLECTIONS}`;
    findings.push(wrong(what, `Shopify → Algolia's app: collection pages, index anew; ${SETUP}`));
  }
  if ([closed, missing, empty, foreign, unlisted].every((names) => names.length === 0)) {
    findings.push(
      right('indices and replicas'),
      ...(await checkAttributes(settings, ask)),
      ...(await checkRiders(settings, ask)),
    );
  }
  const own = await runCheck('ALGOLIA_ADMIN_KEY', () => checkIndexSettings(settings));
  return [...findings, ...own];
}

const recordsSchema = z.object({
  hits: z.array(z.looseObject({objectID: z.string()})),
  facets: z.record(z.string(), z.record(z.string(), z.number())).default({}),
});
const soldQuery = 'query Sold($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { id } } }';
const soldAnswer = z.object({nodes: z.array(z.object({id: z.string()}).nullable())});

/**
 * Whether lists could show any of these records, whose keys have to be numbers of products: Algolia's app uses those of
 * variants by default. True when Shopify fails, which is reported separately.
 */
async function hasSoldProduct(
  settings: CommandSettings,
  records: readonly {objectID: string}[],
): Promise<boolean> {
  const keys = records.map(({objectID}) => objectID).filter(isNumericId);
  const ids = keys.map((key) => idOf('Product', key));
  const answer = await queryStorefront(settings, soldQuery, {ids}).catch(() => null);
  const sold = soldAnswer.safeParse(answer?.data).data?.nodes;
  return sold?.some((product) => product !== null) ?? true;
}

type Ask = (path: string, body?: object) => Promise<Response>;

/** What lists and searches read of a product, by the names of Algolia's app. */
const productAttributes = [
  ...['title', 'handle', 'vendor', 'product_type', 'product_image'],
  ...['price', 'published_at', 'skus'],
];
const metafieldFacets = facets.map(({attribute}) => attribute).filter((one) => /^meta\./.test(one));

/** Attributes that no record has, such as metafields that Algolia's app was not told to index. */
async function checkAttributes(settings: CommandSettings, ask: Ask): Promise<Finding[]> {
  const [{name} = {name: ''}] = allIndices(settings);
  const response = await ask(`indexes/${encodeURIComponent(name)}/query`, {
    hitsPerPage: 100,
    attributesToRetrieve: productAttributes,
    facets: metafieldFacets,
  });
  const found = recordsSchema.parse(await response.json());
  const uncounted = metafieldFacets.filter((attribute) => !found.facets[attribute]);
  const missing = [
    ...productAttributes.filter((one) => found.hits.every((hit) => hit[one] === undefined)),
    ...(await usedMetafields(settings, uncounted)),
  ];
  const unread = metafieldFacets.filter((attribute) =>
    Object.keys(found.facets[attribute] ?? {}).some((value) => value.startsWith('["')),
  );
  return [
    ...(missing.length > 0
      ? [
          warning(
            `${name} has no ${missing.join(', ')}: lists and searches lack them`,
            `Shopify → Algolia's app → attributes, Metafields; ${SETUP}`,
          ),
        ]
      : []),
    ...(unread.length > 0
      ? [
          wrong(
            `${name} contains ${unread.join(', ')} as one text: filters read ["…"]`,
            "Shopify → Algolia's app → Metafields, conversion 'JSON Encoded'",
          ),
        ]
      : []),
  ];
}

/** Those of some metafields (`meta.custom.frame`) that any of the shop's first products has; none if Shopify fails. */
async function usedMetafields(settings: CommandSettings, attributes: string[]): Promise<string[]> {
  const fields = attributes.map((attribute, index) => {
    const [, namespace, key] = attribute.split('.');
    return `f${index}: metafield(namespace: "${namespace}", key: "${key}") { id }`;
  });
  if (fields.length === 0) return [];
  const query = `query Used { products(first: 250) { nodes { ${fields.join(' ')} } } }`;
  const answer = await queryStorefront(settings, query).catch(() => null);
  const goods = usedAnswer.safeParse(answer?.data).data?.products.nodes ?? [];
  return attributes.filter((_, index) => goods.some((product) => product[`f${index}`]));
}
const usedAnswer = z.object({
  products: z.object({nodes: z.array(z.record(z.string(), z.unknown()))}),
});

/** Filtering by height needs both metafields in the index as numbers, which has to be configured in Algolia's app. */
async function checkRiders(settings: CommandSettings, ask: Ask): Promise<Finding[]> {
  const [{name} = {name: ''}] = allIndices(settings);
  const numericFilters = Object.values(RIDER).map((attribute) => `${attribute}>0`);
  const answer = await ask(`indexes/${encodeURIComponent(name)}/query`, {
    hitsPerPage: 0,
    numericFilters,
  });
  const {nbHits} = z.object({nbHits: z.number()}).parse(await answer.json());
  // Bikes without heights are listed under the products.
  if (nbHits > 0 || (await usedMetafields(settings, [RIDER.min])).length === 0) return [];
  return [
    warning(
      `${name} has no heights of riders as numbers: lists cannot filter by height`,
      "Shopify → Algolia's app → Metafields: fit.rider_min and fit.rider_max as numbers, then index anew",
    ),
  ];
}

/** Everyone who opens the shop can read this key. */
function checkRights(body: unknown): Finding {
  const read = z.object({acl: z.array(z.string())}).safeParse(body);
  if (!read.success) return unknown('rights of ALGOLIA_SEARCH_KEY', KEYS);
  const tooMany = read.data.acl.filter((one) => one !== 'search');
  return tooMany.length === 0
    ? right('the key of browsers may search and nothing else')
    : wrong(`ALGOLIA_SEARCH_KEY, which browsers get, may also: ${tooMany.join(', ')}`, KEYS);
}

async function checkIndexSettings(settings: CommandSettings): Promise<Finding[]> {
  if (!settings.ALGOLIA_ADMIN_KEY) {
    return [unknown('settings of the indices', 'ALGOLIA_ADMIN_KEY in the shell')];
  }
  const findings = missingSetUp(await planAlgolia(settings), 'setup:algolia');
  return findings.length > 0 ? findings : [right('settings and synonyms')];
}

const domainsSchema = z.object({data: z.array(z.object({name: z.string(), status: z.string()}))});

/** Whether the mail API accepts the key and may send from the domain of `MAIL_FROM`. */
export async function checkMail(settings: CommandSettings): Promise<Finding[]> {
  const {MAIL_FROM} = required(settings, 'MAIL_API_KEY', 'MAIL_FROM');
  const {MAIL_API_URL: base = defaultMailApi, MAIL_API_KEY, MAIL_ADMIN_KEY} = settings;
  const response = await fetch(`${base.replace(/\/+$/, '')}/domains`, {
    headers: {Authorization: `Bearer ${MAIL_ADMIN_KEY || MAIL_API_KEY}`},
  });
  const body: unknown = await response.json().catch(() => null);
  if (z.object({name: z.literal('restricted_api_key')}).safeParse(body).success) {
    return [
      unknown('the domain of MAIL_FROM', 'MAIL_ADMIN_KEY in the shell: a key with full access'),
    ];
  }
  if (!response.ok) {
    return [wrong(`the mail API answered ${response.status}`, 'MAIL_API_KEY, MAIL_API_URL')];
  }
  const domain = readMailbox(MAIL_FROM)?.address.split('@').at(-1)?.toLowerCase() ?? '';
  const found = domainsSchema.parse(body).data.find(({name}) => name.toLowerCase() === domain);
  const fix = 'Resend → Domains: its DNS records';
  if (!found) return [wrong(`no mail can come from ${domain}: it is not registered`, fix)];
  return found.status === 'verified'
    ? [right(`mails come from ${domain}`)]
    : [wrong(`no mail can come from ${domain}: it is ${found.status}, not verified`, fix)];
}

/** The rating in the top bar, if the shop shows one. */
export async function checkReviews({
  GOOGLE_PLACES_API_KEY: key,
  GOOGLE_PLACE_ID: place,
  GOOGLE_PLACES_API_URL: origin = 'https://places.googleapis.com',
}: CommandSettings): Promise<Finding[]> {
  if (!key || !place) return [];
  const {ok, status} = await fetch(`${origin}/v1/places/${encodeURIComponent(place)}`, {
    headers: {'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'rating'},
  });
  const fix = 'GOOGLE_PLACES_API_KEY, GOOGLE_PLACE_ID; Google Cloud → Places API';
  return [ok ? right('rating of the place') : wrong(`Google answered ${status}`, fix)];
}
