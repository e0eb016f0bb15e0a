import {z} from 'zod';
import {languageNames} from '~/i18n/languages';
import {isOneAddress, parseUrl, readMailbox, WEB} from '~/safe-addresses';
import {prefixKey, type OwnPrefixKey} from '~/services/algolia/product-query';
import {memoize} from '~/services/http/isolate-memory';
import {accountKinds} from '~/services/shopify/accounts/accounts';
import {usualMailApi} from '~/services/mail/mail.server';
import {regions} from '~/services/storyblok/delivery-client.server';
import {isWebhookSecret} from '~/services/webhook/webhook.server';
import {isHostPattern, isLoopback} from './shop-host.server';

/** A setting that may be missing; left empty in a file it is missing as well. */
function emptyOr<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => value || undefined);
}

const indexPrefix = z.string().regex(/^[\w-]{1,60}$/);

/** `ALGOLIA_INDEX_PREFIX_…` of each language. */
const ownPrefixes = Object.fromEntries(
  languageNames.map((language) => [prefixKey(language), emptyOr(indexPrefix)]),
) as Record<OwnPrefixKey, ReturnType<typeof emptyOr<typeof indexPrefix>>>;

/** Whether nobody on the way can read what is sent to an address. */
function isEncrypted(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname));
}

/** Where keys, tokens or what customers write are sent. */
const encryptedUrl = z.url({protocol: WEB}).refine(isEncrypted, 'https, or http on this machine');
const toOrigin = (address: string) => new URL(address).origin;
const webOrigin = z.url({protocol: WEB}).transform(toOrigin);
const encryptedOrigin = encryptedUrl.transform(toOrigin);

/** `shop.myshopify.com`, or a full address for a local stand-in: the origin of either. */
const domainOrigin = z
  .string()
  .transform((domain) => (domain.includes('://') ? domain : `https://${domain}`))
  .pipe(encryptedOrigin);

const listOf = (text: string) => text.split(',').map((part) => part.trim());

type Secrets = [newest: string, ...former: string[]];

/**
 * The first secret encrypts sessions and signs forms, all of them read. Those behind it may be as short as older
 * versions of the shop took them: nothing new is made with them.
 */
const secretList = z
  .string()
  .transform((text): Secrets => {
    const [newest = '', ...former] = listOf(text);
    return [newest, ...former];
  })
  .refine(([newest]) => newest.length >= 32, 'the first needs 32 characters or more')
  .refine(([, ...former]) => former.every(({length}) => length >= 16), 'each needs 16 or more');

const singleSettings = z.object({
  /** Where the shop is, whatever host a request names: mails, canonical addresses and the sitemap tell it. */
  SHOP_ORIGIN: encryptedOrigin,
  /** Hosts of preview deployments, which work as well: several with commas, `*.myshopify.dev` for all of a kind. */
  PREVIEW_HOSTS: z
    .string()
    .default('')
    .transform((text) => (text ? listOf(text.toLowerCase()) : []))
    .refine((hosts) => hosts.every(isHostPattern), 'hosts with commas between them'),
  SESSION_SECRET: secretList,
  /** Whether Shopify asks by mail before somebody gets the newsletter: only then may forms offer it. */
  NEWSLETTER_CONFIRMED: z.enum(['yes', 'no']).default('no'),
  /** Whether whole pages are kept for visitors without anything of their own. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Whether each request is written down in a line of JSON. */
  REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  PUBLIC_STORE_DOMAIN: domainOrigin,
  PUBLIC_STOREFRONT_API_TOKEN: z.string().min(1),
  PRIVATE_STOREFRONT_API_TOKEN: z.string().optional(),
  PUBLIC_STOREFRONT_ID: z.string().optional(),
  /**
   * How customers sign in: by passwords (classic accounts), or at Shopify (Customer Account API), which alone new stores
   * have. Without it the client below decides.
   */
  CUSTOMER_ACCOUNTS: emptyOr(z.enum(accountKinds)),
  /** The public client of the Customer Account API. */
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: emptyOr(z.string()),
  /** Where that API tells its endpoints, when not at the store's domain. */
  CUSTOMER_ACCOUNT_DOMAIN: emptyOr(domainOrigin),
  /** Where the platform tells a visitor's address. The other header comes from whoever likes to write it. */
  BUYER_IP_HEADER: z.enum(['oxygen-buyer-ip', 'cf-connecting-ip']).default('oxygen-buyer-ip'),
  PUBLIC_STOREFRONT_API_VERSION: z
    .string()
    .regex(/^(\d{4}-\d{2}|unstable)$/)
    .default('2026-04'),
  /** Shopify's collector of statistics, which are sent with consent. */
  SHOPIFY_ANALYTICS_URL: encryptedOrigin.default('https://monorail-edge.shopifysvc.com'),
  /** A tag manager's script, loaded with consent to marketing, and the hosts that it may ask besides its own. */
  TAG_MANAGER_URL: emptyOr(z.url({protocol: /^https$/})),
  TAG_MANAGER_HOSTS: z
    .string()
    .default('')
    .transform((text) => (text ? listOf(text) : []))
    .refine(
      (hosts) => hosts.every((host) => /^https:\/\/(\*\.)?[\w.-]+$/.test(host)),
      'https://host or https://*.host with commas between them',
    ),
  /** What Shopify and Storyblok sign their webhooks with; without them their posts are nobody's. */
  SHOPIFY_WEBHOOK_SECRET: emptyOr(z.string().min(16)),
  STORYBLOK_WEBHOOK_SECRET: emptyOr(z.string().min(16)),
  /** Who shows it may ask `/healthz?deep` what the worker finds of its suppliers; without it nobody may. */
  HEALTH_TOKEN: emptyOr(z.string().min(32)),
  /** Both or none: an app of the store that may write entries, for who wants to hear when something is back. */
  REMINDERS_CLIENT_ID: emptyOr(z.string()),
  REMINDERS_CLIENT_SECRET: emptyOr(z.string().min(16)),
  /** Where product pictures come from when not from Shopify's CDN. */
  IMAGE_ORIGIN: emptyOr(z.url()),
  /** Both are needed for the shop's rating; without them it is not shown. */
  GOOGLE_PLACES_API_KEY: z.string().optional(),
  GOOGLE_PLACE_ID: z.string().optional(),
  GOOGLE_PLACES_API_URL: encryptedUrl.default('https://places.googleapis.com'),
  /** The map service that shows the way to the shop; it speaks OpenStreetMap's addresses. */
  MAP_ORIGIN: webOrigin.default('https://www.openstreetmap.org'),
  /** Where icons are asked for that the shop has not itself; Iconify's public API without it. */
  ICONIFY_API_URL: emptyOr(z.url()),
  /** Reads published content; Storyblok calls it the public token. */
  STORYBLOK_TOKEN: z.string().min(1),
  /** Reads drafts. With the space's number it also verifies the visual editor. */
  STORYBLOK_PREVIEW_TOKEN: emptyOr(z.string()),
  STORYBLOK_SPACE_ID: emptyOr(z.string().regex(/^\d+$/)),
  STORYBLOK_REGION: z.enum(regions).default('eu'),
  /** Whole base of the delivery API, `http://127.0.0.1:4010/v2`, instead of the region's. */
  STORYBLOK_API_URL: emptyOr(encryptedUrl),
  /** What is shown outside of previews; drafts for a shop that only editors see. */
  STORYBLOK_VERSION: z.enum(['published', 'draft']).default('published'),
  /** Who may frame previews. */
  STORYBLOK_EDITOR_ORIGIN: webOrigin.default('https://app.storyblok.com'),
  /** The search service: its application and the key that reads and nothing else, which browsers get as well. */
  ALGOLIA_APP_ID: z.string().regex(/^[A-Za-z0-9]+$/),
  ALGOLIA_SEARCH_KEY: z.string().min(1),
  /** May write and delete records, for webhooks of contents; without it the set-up alone tells the search of pages. */
  ALGOLIA_WRITE_KEY: emptyOr(z.string().min(16)),
  /** What names of indices begin with; a language without indices of its own searches these. */
  ...ownPrefixes,
  ALGOLIA_INDEX_PREFIX: indexPrefix.default('radladen_'),
  /** ISO 4217: of `price` in the index. Another currency cannot be filtered by price. */
  ALGOLIA_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** Instead of Algolia's own hosts. */
  ALGOLIA_URL: emptyOr(encryptedOrigin),
  ALGOLIA_INSIGHTS_URL: encryptedOrigin.default('https://insights.algolia.io'),
  /** The mail API that takes customers' requests, in Resend's shape (see `createMail`), and the key that may send. */
  MAIL_API_URL: encryptedUrl
    .default(usualMailApi)
    .transform((address) => address.replace(/\/+$/, '')),
  MAIL_API_KEY: z.string().min(1),
  /** Who mails come from, of a domain that the mail API may send for: `Radladen <anfragen@radladen.example>`. */
  MAIL_FROM: z.string().refine((text) => readMailbox(text) !== null, 'one mailbox'),
  /** Where requests go: one address, or several with commas. Customers answer to the first. */
  MAIL_TO: z
    .string()
    .transform(listOf)
    .refine((addresses) => addresses.every(isOneAddress), 'addresses with commas between them'),
  /** Both or none: takes the same requests as signed JSON. The secret is `whsec_` and base64 (24 to 64 bytes). */
  REQUESTS_WEBHOOK_URL: emptyOr(encryptedUrl),
  REQUESTS_WEBHOOK_SECRET: emptyOr(z.string().refine(isWebhookSecret, 'whsec_ and base64')),
});

const settingsSchema = singleSettings
  .refine(
    ({STORYBLOK_VERSION, STORYBLOK_PREVIEW_TOKEN}) =>
      STORYBLOK_VERSION === 'published' || STORYBLOK_PREVIEW_TOKEN,
    {path: ['STORYBLOK_PREVIEW_TOKEN'], error: 'drafts need it'},
  )
  .refine(
    ({REQUESTS_WEBHOOK_URL, REQUESTS_WEBHOOK_SECRET}) =>
      !REQUESTS_WEBHOOK_URL || REQUESTS_WEBHOOK_SECRET,
    {path: ['REQUESTS_WEBHOOK_SECRET'], error: 'the webhook needs it'},
  )
  .refine(
    ({REMINDERS_CLIENT_ID, REMINDERS_CLIENT_SECRET}) =>
      !REMINDERS_CLIENT_ID || REMINDERS_CLIENT_SECRET,
    {path: ['REMINDERS_CLIENT_SECRET'], error: 'reminders need it'},
  )
  .refine(
    ({REMINDERS_CLIENT_ID, SHOPIFY_WEBHOOK_SECRET}) =>
      !REMINDERS_CLIENT_ID || SHOPIFY_WEBHOOK_SECRET,
    {path: ['SHOPIFY_WEBHOOK_SECRET'], error: 'reminders are sent when Shopify tells of stock'},
  )
  .refine(
    ({CUSTOMER_ACCOUNTS, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID}) =>
      CUSTOMER_ACCOUNTS !== 'shopify' || PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID,
    {path: ['PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'], error: 'accounts at Shopify need it'},
  );

export type Settings = z.infer<typeof settingsSchema>;

/** How customers sign in, and for Shopify's kind its client. */
export function accountsOf(settings: Settings) {
  const {CUSTOMER_ACCOUNTS: kind, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId} = settings;
  if (kind && kind !== 'shopify') return {kind};
  if (!clientId) return {kind: 'classic' as const};
  const discoveryOrigin = settings.CUSTOMER_ACCOUNT_DOMAIN ?? settings.PUBLIC_STORE_DOMAIN;
  return {kind: 'shopify' as const, client: {clientId, discoveryOrigin}};
}

/**
 * The worker's settings. Throws one error that names every missing or wrong one, never their values.
 */
export const readSettings = memoize((env: object): Settings => {
  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    const complaints = result.error.issues.map(
      ({path, message}) => `  ${path.join('.')}: ${message}`,
    );
    throw new Error(`Settings are missing or wrong:\n${complaints.join('\n')}`);
  }
  return result.data;
});
