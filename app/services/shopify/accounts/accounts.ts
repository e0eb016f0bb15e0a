import type {
  AddressInput,
  CustomerAddress,
  Order,
  OrderedLine,
  OrderPage,
  OrderPosition,
  OrderReturns,
  Profile,
  ProfileChange,
} from './customer-data';

/**
 * The shop's interface to customer accounts, in its own types: operations here, their results in `customer-data.ts`.
 * Each kind of accounts has an implementation next to these files, which maps its API's responses to these types.
 */

/** An error of Shopify's: path of the field ('input', 'email'), code ('TAKEN') and message. */
export interface CustomerIssue {
  code?: string | null;
  field?: string[] | null;
  message: string;
}

export interface Refusal {
  success: false;
  errors: CustomerIssue[];
}
export type Outcome = {success: true} | Refusal;

/**
 * The kinds of customer accounts, by the values of `CUSTOMER_ACCOUNTS`: passwords, or sign-in at Shopify. An identity
 * provider that Shopify's Customer Account API is connected to is none of its own. How to add one:
 *
 * 1. Its name here. Its settings and their meaning: `accountsOf` in `worker/env.server.ts`, `.env.example` and
 *    `docs/setting-up.md`.
 * 2. A folder next to `customer-account/` that creates `OpenedAccounts`. Type errors lead to `shopify.server.ts`, which
 *    opens it, to the doctor's `check-accounts.ts`, and to the tests that sign in with each kind. Every page asks
 *    what it offers, none which kind it is. Cookies of its own are rows in `storage.ts`, with words in `privacy.json`;
 *    an `externalSignIn` has the two of Shopify's.
 * 3. A stand-in, and `tests/stand-ins/settings.ts`. For an API with a schema of its own: `.graphqlrc.ts` and
 *    `tests/operations.test.ts`.
 */
export const accountKinds = ['classic', 'shopify'] as const;

export type AccountKind = (typeof accountKinds)[number];

/** Sign-in and sign-out. Every method throws `ServiceOutage` while Shopify is unavailable. */
export interface Accounts {
  /**
   * Sign-in with passwords in the shop's own forms; `null` for accounts whose customers sign in elsewhere: the pages of
   * these forms redirect there, and the profile has no password to change.
   */
  passwords: PasswordAccounts | null;
  /** Sign-in on an external page, such as Shopify's, for accounts without passwords; else `null`. */
  externalSignIn: ExternalSignIn | null;
  /** Whether Shopify's checkout recognises customers signed in here, so that they need not sign in again. */
  knownAtCheckout: boolean;
  /** Whether phone numbers of addresses must be in E.164 format (`+49221…`); else any format is accepted. */
  internationalPhones: boolean;
  /**
   * Ends the session; the cart stays, without its customer. Resolves to
   * - 'signedOut'
   * - 'notSignedIn': there was no session, or it had expired
   * - 'signedOutHereOnly': Shopify is unavailable; its own session goes on, so the next sign-in needs no prompt
   * - `refused`: the session goes on; Shopify's message
   * - `continueAt`: ended here; visiting this URL ends it at Shopify and redirects to the path `landing`
   */
  signOut(
    landing: string,
  ): Promise<
    'signedOut' | 'signedOutHereOnly' | 'notSignedIn' | {refused: string} | {continueAt: string}
  >;
}

/** Sign-in on an external page, which also registers customers: Shopify mails a code to any address that is entered. */
export interface ExternalSignIn {
  /** The name of who runs it, for visitors and the log. */
  provider: string;
  /**
   * The URL of that page in a language (`de`), which redirects back to the shop's callback. `returnTo` is the path to
   * redirect to afterwards.
   */
  begin(returnTo: string | null, language: string): Promise<string>;
  /** Completes the sign-in with the callback's query parameters. The customer takes over the contents of the cart. */
  finish(callbackParams: URLSearchParams): Promise<FinishedSignIn>;
  /** Origins that sign-in and sign-out redirect to, for the CSP of pages whose forms may end there. */
  hosts(): Promise<string[]>;
}

/** `returnTo` and `language` as passed to `begin`. */
type FinishedSignIn =
  | {signedIn: true; returnTo: string | null; language: string}
  | {
      signedIn: false;
      /** 'foreign': not begun by this browser, or so long ago that its cookie has expired. */
      reason: 'foreign' | 'refused';
      returnTo: string | null;
      language: string | null;
    };

/**
 * Sign-in with e-mail address and password. Success starts a new session unless stated otherwise, and the customer
 * takes over the contents of the cart.
 */
export interface PasswordAccounts {
  signIn(email: string, password: string): Promise<Outcome>;
  /** Creates an account without signing in. */
  register(registration: Registration): Promise<Outcome>;
  /** Mails a link to reset the password. An unknown address is an error, which must not be shown to visitors. */
  recover(email: string): Promise<Outcome>;
  /**
   * Sets a new password for the customer of a mailed link. A double click sends the same `key` twice and gets the session
   * of the first click, because the link works once; `null` for a form that is certainly submitted once.
   */
  reset(link: ResetLink, password: string, key: string | null): Promise<Outcome>;
  /** Sets the first password of an invited customer, with the same `key`. */
  activate(link: MailLink, password: string, key: string | null): Promise<Outcome>;
}

interface Registration extends Required<ProfileChange> {
  password: string;
}

export interface MailLink {
  /** The customer's number. */
  customer: string;
  token: string;
}

/** The contents of a mailed link, or its complete URL as issued by Shopify. */
export type ResetLink = MailLink | {resetUrl: string};

/**
 * The signed-in customer, according to the session. Every method throws `SignedOut` when Shopify no longer accepts the
 * session: it is ended, the cart is detached from the customer, and the next page says so. Every method throws
 * `ServiceOutage` while Shopify is unavailable.
 */
export interface Customer {
  /** Loaded once per request. */
  profile(): Promise<Profile>;
  update(change: ProfileChange): Promise<Outcome>;
  /** The password to sign in with; `null` for accounts without passwords, whose e-mail address `update` cannot change. */
  password: CustomerPassword | null;
  orders: CustomerOrders;
  /** `null` where customers cannot request returns. */
  returns: CustomerReturns | null;
  addresses: CustomerAddresses;
}

export interface CustomerPassword {
  /** Succeeds if it is the customer's password. Shopify's error for a wrong one is `UNIDENTIFIED_CUSTOMER`. */
  verify(typed: string): Promise<Outcome>;
  /** Verifies the current password like `verify`, then ends all other sessions. The `key` is that of `reset`. */
  change(current: string, password: string, key: string | null): Promise<Outcome>;
}

export interface CustomerOrders {
  /** `size` orders, newest first. */
  list(size: number, position?: OrderPosition): Promise<OrderPage>;
  /** The line of the newest order that `matches` accepts; 'unknown' if none of `MAX_PAGES` contains it. */
  findLine(matches: (line: OrderedLine) => boolean): Promise<OrderedLine | 'unknown'>;
  /** One order by its number; 'unknown' if it is not one of this customer's. */
  get(orderNumber: number): Promise<Order | 'unknown'>;
}

/** Maximum of pages to load: of a customer's orders, or of one order's lines. */
export const MAX_PAGES = 30;

/** What a page of a customer's orders contains, as searched by `findInPages`. */
interface Page<Item> {
  items: Item[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * The first item that `matches` accepts on the pages from `pageAfter`, each following the cursor of the previous one;
 * 'unknown' if there is none.
 */
export async function findInPages<Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
  matches: (item: Item) => boolean,
): Promise<Item | 'unknown'> {
  let after: string | null = null;
  for (let round = 0; round < MAX_PAGES; round += 1) {
    const page: Page<Item> = await pageAfter(after);
    const found = page.items.find(matches);
    if (found) return found;
    after = page.pageInfo.endCursor ?? null;
    if (!after || !page.pageInfo.hasNextPage) return 'unknown';
  }
  return 'unknown';
}

/**
 * Returns under the shop's own policy, which its staff accept or decline. Not the statutory withdrawal from a contract,
 * which everybody is entitled to and nobody may decline.
 */
export interface CustomerReturns {
  /** Requested returns and what can still be returned of this order; 'unknown' if it is not one of this customer's. */
  forOrder(orderNumber: number): Promise<OrderReturns | 'unknown'>;
  /** An issue's `field` is `['requestedLineItems', '0', 'quantity']` for the first of these lines. */
  request(orderId: string, lines: readonly LineToReturn[]): Promise<Outcome>;
}

interface LineToReturn {
  lineId: string;
  quantity: number;
  /** `null` where Shopify offers no reasons. */
  reasonId: string | null;
  /** In the customer's words, at most 300 characters; empty for none. */
  note: string;
}

/** The id of the saved address, else Shopify's errors. */
type SavedAddress = {success: true; id: string} | Refusal;

/** Shopify's errors of a mutation; `undefined` when there is no payload for it. */
type Issues = CustomerIssue[] | undefined;

export const refusal = (errors: Issues): Refusal => ({success: false, errors: errors ?? []});

export const outcomeOf = (errors: Issues): Outcome =>
  errors?.length === 0 ? {success: true} : refusal(errors);

export const savedBy = (errors: Issues, address: {id: string} | null | undefined): SavedAddress =>
  errors?.length === 0 && address ? {success: true, id: address.id} : refusal(errors);

export interface CustomerAddresses {
  /** The default address first. */
  list(): Promise<CustomerAddress[]>;
  create(address: AddressInput): Promise<SavedAddress>;
  update(id: string, address: AddressInput): Promise<SavedAddress>;
  delete(id: string): Promise<Outcome>;
  setDefault(id: string): Promise<Outcome>;
}

/** The accounts of one request. */
export interface OpenedAccounts {
  accounts: Accounts;
  /** `null` when nobody is signed in. */
  customer: Customer | null;
  /** The token that identifies the customer to carts, according to the session; `null` when nobody is signed in. */
  buyerToken(): Promise<string | null>;
}

/** Changes that the visitor did not request: the session has expired, or the cart has lost items or gift cards. */
export type AccountEvent = 'sessionEnded' | 'cartReduced' | 'giftCardsRemoved';
