const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** How long what was typed in a request is stored, in seconds: the next person at this device must not find it. */
export const DRAFT_LIFETIME = 30 * MINUTE;

/**
 * Purposes that visitors can consent to separately. Another one: its name here, and below what it stores; a higher
 * `VERSION` in `worker/cookies.server.ts`, so that everybody is asked again; `privacy.page.<group>Title`, `…Hint` and
 * `…Text` in `worker/privacy.json`. Its code asks `context.consent`; `visitorConsentOf` in
 * `services/shopify/client.server.ts` passes it to the checkout.
 */
export const consentGroups = ['statistics', 'marketing'] as const;

export type ConsentGroup = (typeof consentGroups)[number];

export type Consent = Record<ConsentGroup, boolean>;

export interface StorageEntry {
  /** A cookie, or an entry of the tab's `sessionStorage`. */
  kind: 'cookie' | 'tab';
  /** The consent it requires; necessary entries require none. */
  group: 'necessary' | ConsentGroup;
  /** In seconds, or until the browser or the tab is closed. */
  lifetime: number | 'browser' | 'tab';
  /** In seconds; replaces `lifetime` once the visitor has signed in or made a choice. */
  extendedLifetime?: number;
  /** Only this host may set the cookie, and only over HTTPS: browsers enforce the prefix `__Host-`. */
  hostOnly?: true;
  /** Only set by shops whose customers sign in on an external page, such as Shopify's. */
  externalSignIn?: true;
  /** The cookie's name in the browser where it differs from its key here. */
  cookie?: string;
}

/**
 * Everything the shop stores in a browser. Cookies can only be set with these names and lifetimes; the page with the
 * privacy settings lists all of them. The messages `privacy.storage.<name>` explain purpose, occasion and duration.
 */
export const storage = {
  session: {
    kind: 'cookie',
    group: 'necessary',
    lifetime: 'browser',
    extendedLifetime: 60 * DAY,
    hostOnly: true,
  },
  // Tokens of an external sign-in, separate from the session, whose older copies must not bring back older tokens.
  tokens: {
    kind: 'cookie',
    cookie: 'customer',
    group: 'necessary',
    lifetime: 30 * DAY,
    hostOnly: true,
    externalSignIn: true,
  },
  'sign-in': {
    kind: 'cookie',
    group: 'necessary',
    lifetime: HOUR,
    hostOnly: true,
    externalSignIn: true,
  },
  // Shopify deletes a cart after ten days without a change.
  cart: {kind: 'cookie', group: 'necessary', lifetime: 10 * DAY, hostOnly: true},
  wishlist: {kind: 'cookie', group: 'necessary', lifetime: YEAR},
  'wishlist-cleared': {kind: 'cookie', group: 'necessary', lifetime: 10 * MINUTE},
  'recently-viewed': {kind: 'cookie', group: 'necessary', lifetime: 'browser'},
  locale: {kind: 'cookie', group: 'necessary', lifetime: YEAR},
  'commerce-locale': {
    kind: 'cookie',
    group: 'necessary',
    lifetime: 'browser',
    extendedLifetime: YEAR,
  },
  consent: {kind: 'cookie', group: 'necessary', lifetime: 180 * DAY},
  'leasing-request': {kind: 'tab', group: 'necessary', lifetime: DRAFT_LIFETIME},
  // Written by Remix.
  positions: {kind: 'tab', group: 'necessary', lifetime: 'tab'},
  // Identifies who saw which list, so it is deleted with the consent (§ 25 TDDDG) and lives no longer than it.
  'search-visitor': {kind: 'cookie', group: 'statistics', lifetime: 180 * DAY},
  'shopify-visitor': {kind: 'cookie', group: 'statistics', lifetime: 180 * DAY},
  // Shopify considers a visit over after half an hour without a page view.
  'shopify-visit': {kind: 'cookie', group: 'statistics', lifetime: 30 * MINUTE},
} as const satisfies Record<string, StorageEntry>;

type Table = typeof storage;
type NamesOf<Kind> = {
  [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never;
}[keyof Table];

export type StorageName = keyof Table;
export type CookieName = NamesOf<'cookie'>;
/** Keys of `sessionStorage`. */
export type TabKey = NamesOf<'tab'>;

/** The two answers of the banner: everything, or only what is necessary. */
export const consentChoices = ['all', 'necessary'] as const;

/** A consent with each group allowed or not, according to `isAllowed`. */
export function consentTo(isAllowed: (group: ConsentGroup) => boolean): Consent {
  const entries = consentGroups.map((group) => [group, isAllowed(group)]);
  return Object.fromEntries(entries) as Consent;
}

/** The consent chosen in a form: by one button for all groups, or group by group (`selection`); `null` for none. */
export function readChoice(form: FormData): Consent | null {
  switch (form.get('choice')) {
    case 'all':
      return consentTo(() => true);
    case 'necessary':
      return consentTo(() => false);
    case 'selection':
      return consentTo((group) => form.has(group));
    default:
      return null;
  }
}
