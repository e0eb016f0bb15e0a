import {adminKey} from '../../stand-ins/algolia/access';

type SettingsCase = readonly [finding: RegExp, settings: Record<string, string>];
/** Wrong settings and how the doctor reports them; those in one group do not mask each other. */
export const wrongSettings: Record<string, readonly SettingsCase[]> = {
  'secrets and keys of browsers': [
    [/SESSION_SECRET: /, {SESSION_SECRET: 'short'}],
    [/PUBLIC_STOREFRONT_API_TOKEN: Shopify rejects it/, {PUBLIC_STOREFRONT_API_TOKEN: 'x'}],
    [/STORYBLOK_PREVIEW_TOKEN reads no drafts/, {STORYBLOK_PREVIEW_TOKEN: 'x'}],
    [/ALGOLIA_SEARCH_KEY: Algolia rejects it/, {ALGOLIA_SEARCH_KEY: 'x'}],
    [/no mail can come from other\.example: it is not registered/, {MAIL_FROM: 'a@other.example'}],
    [/Google answered 404/, {GOOGLE_PLACE_ID: 'x'}],
  ],
  'keys of the worker': [
    [/PRIVATE_STOREFRONT_API_TOKEN: Shopify rejects it/, {PRIVATE_STOREFRONT_API_TOKEN: 'x'}],
    [/STORYBLOK_SPACE_ID is 1, the token's space/, {STORYBLOK_SPACE_ID: '1'}],
    [/browsers get, may also: addObject/, {ALGOLIA_SEARCH_KEY: adminKey}],
    [/the mail API answered 403/, {MAIL_API_KEY: 'x', MAIL_ADMIN_KEY: ''}],
  ],
  'apps, versions, names and places': [
    [/Shopify gives the app no token/, {SHOPIFY_CLIENT_SECRET: 'x'}],
    [
      /Shopify gives the app no token .* → REMINDERS_CLIENT_ID/,
      {REMINDERS_CLIENT_SECRET: 'x'.repeat(16)},
    ],
    [/API 2024-01 is not supported; 2025-04 answers/, {PUBLIC_STOREFRONT_API_VERSION: '2024-01'}],
    [/visual editor at .* may not frame the shop/, {STORYBLOK_EDITOR_ORIGIN: 'https://x.test'}],
    [
      /indices missing: other_products, .*and 4 more → npm run setup:algolia/,
      {ALGOLIA_INDEX_PREFIX: 'other_'},
    ],
  ],
  'the token for stories': [
    [/STORYBLOK_TOKEN: Storyblok answered 401 → .*STORYBLOK_REGION/, {STORYBLOK_TOKEN: 'x'}],
  ],
};

/** Settings that work but deserve a warning. */
export const doubtfulSettings: readonly SettingsCase[] = [
  [/PRIVATE_STOREFRONT_API_TOKEN: without it/, {PRIVATE_STOREFRONT_API_TOKEN: ''}],
  [/classic accounts, which Shopify ends/, {CUSTOMER_ACCOUNTS: 'classic'}],
  [/ALGOLIA_INDEX_PREFIX_EN: without it/, {ALGOLIA_INDEX_PREFIX_EN: ''}],
  [/everybody sees drafts/, {STORYBLOK_VERSION: 'draft'}],
];

/** All settings of a list at once. */
export const settingsOf = (all: readonly SettingsCase[]): Record<string, string> =>
  Object.fromEntries(all.flatMap(([, settings]) => Object.entries(settings)));
