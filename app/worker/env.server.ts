import {z} from 'zod';
import {languageNames} from '~/i18n/languages';
import {isOneAddress, parseUrl, readMailbox, WEB_PROTOCOL} from '~/safe-addresses';
import {prefixKey, type OwnPrefixKey} from '~/services/algolia/product-query';
import {memoize} from '~/services/http/isolate-memory';
import {accountKinds} from '~/services/shopify/accounts/accounts';
import {defaultMailApi} from '~/services/mail/mail.server';
import {regions} from '~/services/storyblok/delivery-client.server';
import {isWebhookSecret} from '~/services/webhook/webhook.server';
import {isHostPattern, isLoopback} from './shop-host.server';

/** An optional setting; left empty in a file it counts as missing. */
function optionalSetting<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => value || undefined);
}

const indexPrefix = z.string().regex(/^[\w-]{1,60}$/);

/** `ALGOLIA_INDEX_PREFIX_…` of each language. */
const languagePrefixes = Object.fromEntries(
  languageNames.map((language) => [prefixKey(language), optionalSetting(indexPrefix)]),
) as Record<OwnPrefixKey, ReturnType<typeof optionalSetting<typeof indexPrefix>>>;

/** Whether nobody can intercept what is sent to a URL. */
function isEncrypted(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname));
}

/** Receives keys, tokens or what customers write. */
const encryptedUrl = z
  .url({protocol: WEB_PROTOCOL})
  .refine(isEncrypted, 'https, or http on this machine');
const toOrigin = (address: string) => new URL(address).origin;
const webOrigin = z.url({protocol: WEB_PROTOCOL}).transform(toOrigin);
const encryptedOrigin = encryptedUrl.transform(toOrigin);

/** Origin of `shop.myshopify.com`, or of a full URL for a local stand-in. */
const domainOrigin = z
  .string()
  .transform((domain) => (domain.includes('://') ? domain : `https://${domain}`))
  .pipe(encryptedOrigin);

const splitList = (text: string) => text.split(',').map((part) => part.trim());

type Secrets = [newest: string, ...former: string[]];

/**
 * The first secret encrypts sessions and signs forms, all of them are accepted for reading. Former ones may be as short
 * as older versions allowed: nothing new is created with them.
 */
const secretList = z
  .string()
  .transform((text): Secrets => {
    const [newest = '', ...former] = splitList(text);
    return [newest, ...former];
  })
  .refine(([newest]) => newest.length >= 32, 'the first needs 32 characters or more')
  .refine(([, ...former]) => former.every(({length}) => length >= 16), 'each needs 16 or more');

/** The version of Shopify's APIs that the shop is written for. */
export const USUAL_API_VERSION = '2026-04';

/** `.env.example` explains every setting. */
const singleSettings = z.object({
  /** The shop's origin, whatever host a request names: used in mails, canonical URLs and the sitemap. */
  SHOP_ORIGIN: encryptedOrigin,
  PREVIEW_HOSTS: z
    .string()
    .default('')
    .transform((text) => (text ? splitList(text.toLowerCase()) : []))
    .refine((hosts) => hosts.every(isHostPattern), 'hosts with commas between them'),
  SESSION_SECRET: secretList,
  NEWSLETTER_CONFIRMED: z.enum(['yes', 'no']).default('no'),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  PUBLIC_STORE_DOMAIN: domainOrigin,
  PUBLIC_STOREFRONT_API_TOKEN: z.string().min(1),
  PRIVATE_STOREFRONT_API_TOKEN: z.string().optional(),
  PUBLIC_STOREFRONT_ID: z.string().optional(),
  /**
   * How customers sign in: with passwords (classic accounts), or at Shopify (Customer Account API), the only kind for
   * new stores. If missing, the client below decides.
   */
  CUSTOMER_ACCOUNTS: optionalSetting(z.enum(accountKinds)),
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: optionalSetting(z.string()),
  /** Where that API publishes its endpoints, if not at the store's domain. */
  CUSTOMER_ACCOUNT_DOMAIN: optionalSetting(domainOrigin),
  /** The platform's header with a visitor's IP address. The other one can be forged by anybody. */
  BUYER_IP_HEADER: z.enum(['oxygen-buyer-ip', 'cf-connecting-ip']).default('oxygen-buyer-ip'),
  PUBLIC_STOREFRONT_API_VERSION: z
    .string()
    .regex(/^(\d{4}-\d{2}|unstable)$/)
    .default(USUAL_API_VERSION),
  /** Shopify's collector of statistics, which are sent with consent. */
  SHOPIFY_ANALYTICS_URL: encryptedOrigin.default('https://monorail-edge.shopifysvc.com'),
  /** A tag manager's script, loaded with consent to marketing, and the hosts that it may request besides its own. */
  TAG_MANAGER_URL: optionalSetting(z.url({protocol: /^https$/})),
  TAG_MANAGER_HOSTS: z
    .string()
    .default('')
    .transform((text) => (text ? splitList(text) : []))
    .refine(
      (hosts) => hosts.every((host) => /^https:\/\/(\*\.)?[\w.-]+$/.test(host)),
      'https://host or https://*.host with commas between them',
    ),
  /** What Shopify and Storyblok sign their webhooks with; without them webhooks are not accepted. */
  SHOPIFY_WEBHOOK_SECRET: optionalSetting(z.string().min(16)),
  STORYBLOK_WEBHOOK_SECRET: optionalSetting(z.string().min(16)),
  HEALTH_TOKEN: optionalSetting(z.string().min(32)),
  /** Both or none: an app of the store that may write entries, for back-in-stock reminders. */
  REMINDERS_CLIENT_ID: optionalSetting(z.string()),
  REMINDERS_CLIENT_SECRET: optionalSetting(z.string().min(16)),
  IMAGE_ORIGIN: optionalSetting(z.url()),
  /** Both are required for the shop's rating; without them it is not shown. */
  GOOGLE_PLACES_API_KEY: z.string().optional(),
  GOOGLE_PLACE_ID: z.string().optional(),
  GOOGLE_PLACES_API_URL: encryptedUrl.default('https://places.googleapis.com'),
  /** It uses OpenStreetMap's URLs. */
  MAP_ORIGIN: webOrigin.default('https://www.openstreetmap.org'),
  ICONIFY_API_URL: optionalSetting(z.url()),
  /** Reads published content; Storyblok calls it the public token. */
  STORYBLOK_TOKEN: z.string().min(1),
  /** Reads drafts. With the space's number it also verifies the visual editor. */
  STORYBLOK_PREVIEW_TOKEN: optionalSetting(z.string()),
  STORYBLOK_SPACE_ID: optionalSetting(z.string().regex(/^\d+$/)),
  STORYBLOK_REGION: z.enum(regions).default('eu'),
  /** Complete base URL of the delivery API, `http://127.0.0.1:4010/v2`, instead of the region's. */
  STORYBLOK_API_URL: optionalSetting(encryptedUrl),
  /** What is shown outside of previews; drafts for a shop that only editors see, no search engine. */
  STORYBLOK_VERSION: z.enum(['published', 'draft']).default('published'),
  STORYBLOK_EDITOR_ORIGIN: webOrigin.default('https://app.storyblok.com'),
  /** The search service: its application and its search-only key, which browsers get as well. */
  ALGOLIA_APP_ID: z.string().regex(/^[A-Za-z0-9]+$/),
  ALGOLIA_SEARCH_KEY: z.string().min(1),
  /** May write and delete records, for content webhooks; without it only the set-up indexes pages. */
  ALGOLIA_WRITE_KEY: optionalSetting(z.string().min(16)),
  /** Prefixes of index names; a language without its own indices searches those of `ALGOLIA_INDEX_PREFIX`. */
  ...languagePrefixes,
  ALGOLIA_INDEX_PREFIX: indexPrefix.default('radladen_'),
  /** ISO 4217: of `price` in the index. Prices in another currency cannot be filtered. */
  ALGOLIA_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** Instead of Algolia's own hosts. */
  ALGOLIA_URL: optionalSetting(encryptedOrigin),
  ALGOLIA_INSIGHTS_URL: encryptedOrigin.default('https://insights.algolia.io'),
  /** The mail API for customers' requests, in Resend's format (see `createMail`), and its sending key. */
  MAIL_API_URL: encryptedUrl
    .default(defaultMailApi)
    .transform((address) => address.replace(/\/+$/, '')),
  MAIL_API_KEY: z.string().min(1),
  /** Sender of mails, of a domain that the mail API may send for: `Radladen <anfragen@radladen.example>`. */
  MAIL_FROM: z.string().refine((text) => readMailbox(text) !== null, 'one mailbox'),
  /** Recipients of requests: one address, or several with commas. Customers reply to the first. */
  MAIL_TO: z
    .string()
    .transform(splitList)
    .refine((addresses) => addresses.every(isOneAddress), 'addresses with commas between them'),
  /** Both or none: receives the same requests as signed JSON. The secret is `whsec_` and base64 (24 to 64 bytes). */
  REQUESTS_WEBHOOK_URL: optionalSetting(encryptedUrl),
  REQUESTS_WEBHOOK_SECRET: optionalSetting(z.string().refine(isWebhookSecret, 'whsec_ and base64')),
});

const settingsSchema = singleSettings.superRefine((settings, context) => {
  const needed: [name: keyof typeof settings, isUsed: unknown, reason: string][] = [
    ['STORYBLOK_PREVIEW_TOKEN', settings.STORYBLOK_VERSION === 'draft', 'drafts need it'],
    ['REQUESTS_WEBHOOK_SECRET', settings.REQUESTS_WEBHOOK_URL, 'the webhook needs it'],
    ['REMINDERS_CLIENT_SECRET', settings.REMINDERS_CLIENT_ID, 'reminders need it'],
    [
      'SHOPIFY_WEBHOOK_SECRET',
      settings.REMINDERS_CLIENT_ID,
      'reminders are sent when Shopify tells of stock',
    ],
    [
      'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID',
      settings.CUSTOMER_ACCOUNTS === 'shopify',
      'accounts at Shopify need it',
    ],
  ];
  for (const [name, isUsed, message] of needed) {
    if (isUsed && !settings[name]) context.addIssue({code: 'custom', path: [name], message});
  }
});

export type Settings = z.infer<typeof settingsSchema>;

/** How customers sign in, and for Shopify's kind its client. */
export function accountsOf(settings: Settings) {
  const {CUSTOMER_ACCOUNTS: kind, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId} = settings;
  if (kind && kind !== 'shopify') return {kind};
  if (!clientId) return {kind: 'classic' as const};
  const discoveryOrigin = settings.CUSTOMER_ACCOUNT_DOMAIN ?? settings.PUBLIC_STORE_DOMAIN;
  return {kind: 'shopify' as const, client: {clientId, discoveryOrigin}};
}

/** The worker's settings. Throws one error that names every missing or invalid one, never their values. */
export const readSettings = memoize((env: object): Settings => {
  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map(({path, message, code}) => {
      const name = path.join('.');
      const isMissing = code !== 'custom' && !Reflect.get(env, name);
      return `  ${name}: ${isMissing ? 'is missing' : message}`;
    });
    throw new Error(`Settings are missing or wrong:\n${problems.join('\n')}`);
  }
  return result.data;
});
