const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** What visitors can allow apart from each other. */
export const consentGroups = ['statistics', 'marketing'] as const;

export type ConsentGroup = (typeof consentGroups)[number];

export type Consent = Record<ConsentGroup, boolean>;

export interface StorageEntry {
  /** A cookie, or an entry of the tab's `sessionStorage`. */
  kind: 'cookie' | 'tab';
  /** What a visitor has to allow for it; what is necessary needs no consent. */
  group: 'necessary' | ConsentGroup;
  /** Seconds, or until the browser or the tab is closed. */
  lifetime: number | 'browser' | 'tab';
  /** Seconds, instead of `lifetime` once the visitor has signed in or chosen. */
  longest?: number;
  /** Only this host may set the cookie, and only by HTTPS: browsers hold it to the prefix `__Host-`. */
  hostOnly?: true;
  /** Only shops with this kind of customer accounts (`AccountKind`) set it. */
  of?: string;
  /** By which browsers know it where that is another name than its own here. */
  cookie?: string;
}

/**
 * All that the shop keeps in a browser. Cookies can be set by these names and for so long, by no others; the page with
 * the privacy settings shows all of them. The messages `privacy.storage.<name>` say what for, when and how long.
 */
export const storage = {
  session: {
    kind: 'cookie',
    group: 'necessary',
    lifetime: 'browser',
    longest: 60 * DAY,
    hostOnly: true,
  },
  // Who has signed in at Shopify, apart from the session, whose older copies must not bring back older tokens.
  tokens: {
    kind: 'cookie',
    cookie: 'customer',
    group: 'necessary',
    lifetime: 30 * DAY,
    hostOnly: true,
    of: 'shopify',
  },
  'sign-in': {
    kind: 'cookie',
    group: 'necessary',
    lifetime: HOUR,
    hostOnly: true,
    of: 'shopify',
  },
  // Shopify forgets a cart after ten days without a change.
  cart: {kind: 'cookie', group: 'necessary', lifetime: 10 * DAY, hostOnly: true},
  wishlist: {kind: 'cookie', group: 'necessary', lifetime: YEAR},
  'wishlist-cleared': {kind: 'cookie', group: 'necessary', lifetime: 10 * MINUTE},
  'recently-viewed': {kind: 'cookie', group: 'necessary', lifetime: 'browser'},
  locale: {kind: 'cookie', group: 'necessary', lifetime: YEAR},
  'commerce-locale': {kind: 'cookie', group: 'necessary', lifetime: 'browser', longest: YEAR},
  consent: {kind: 'cookie', group: 'necessary', lifetime: 180 * DAY},
  'leasing-request': {kind: 'tab', group: 'necessary', lifetime: 30 * MINUTE},
  // Remix keeps it.
  positions: {kind: 'tab', group: 'necessary', lifetime: 'tab'},
  // One for each path, which follows after a colon.
  'chunk-reload': {kind: 'tab', group: 'necessary', lifetime: 'tab'},
  // Says who saw which list, so it goes with the consent (§ 25 TDDDG), and lives no longer.
  'search-visitor': {kind: 'cookie', group: 'statistics', lifetime: 180 * DAY},
  'shopify-visitor': {kind: 'cookie', group: 'statistics', lifetime: 180 * DAY},
  // Shopify counts a visit as over after half an hour without a page.
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

/** All that the shop would like to do, or only what it cannot do without: the two answers of the banner. */
export const consentChoices = ['all', 'necessary'] as const;

/** A consent with each group allowed or not, as `isAllowed` says of it. */
export function consentTo(isAllowed: (group: ConsentGroup) => boolean): Consent {
  const answers = consentGroups.map((group) => [group, isAllowed(group)]);
  return Object.fromEntries(answers) as Consent;
}

/** What a form chose: by one button for all groups, or group by group (`selection`). `null` when by none. */
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
