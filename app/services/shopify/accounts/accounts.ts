import {ServiceOutage} from '~/services/http/outage.server';
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
 * What the shop asks of customer accounts, in types of its own: here what can be done, in `customer-data.ts` what comes
 * back. Each kind of accounts is an implementation beside these files, which turns the answers of its API into them.
 */

/** An error of Shopify: path of the field ('input', 'email'), code ('TAKEN') and its own words. */
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

/** Whether an outcome needs no other try; `null` of a session that has ended does. */
export const isDone = (outcome: {success: boolean} | null): boolean => outcome?.success ?? false;

/**
 * Identifies one submission of a form: Shopify is asked once for the same key within some seconds, for customers whose
 * double click would otherwise be answered with an error. `null` for a form that is certainly submitted once.
 */
export type SubmissionKey = string | null;

/** The kinds of customer accounts, by the values of `CUSTOMER_ACCOUNTS`: passwords, or sign-in at Shopify. */
export const accountKinds = ['classic', 'shopify'] as const;

export type AccountKind = (typeof accountKinds)[number];

/** How visitors sign in and out. Every method throws `ServiceOutage` while Shopify cannot be reached. */
export interface Accounts {
  kind: AccountKind;
  /**
   * Sign-in by passwords that are typed into the shop's own forms; `null` for a kind of accounts whose customers sign in
   * elsewhere: the pages of these forms lead there, and the profile has no password to change.
   */
  passwords: PasswordAccounts | null;
  /** Sign-in at a page beside the shop, such as Shopify's, where there are no passwords; else `null`. */
  signInElsewhere: SignInElsewhere | null;
  /** Whether Shopify's checkout knows who has signed in here, and asks nobody to do so again. */
  knownAtCheckout: boolean;
  /** Whether phone numbers of addresses are taken as E.164 alone (`+49221…`); else as people write them. */
  internationalPhones: boolean;
  /**
   * Ends the session here and, unless Shopify is out, there; the cart stays, without its customer.
   * 'nobody': there was no session, or it had expired. 'hereAlone': Shopify is out and keeps a session of its own in this
   * browser, by which the next sign-in succeeds without asking. `refused`, with Shopify's own words: the session goes on.
   * `continueAt`: the session has ended here, and at Shopify once the browser has gone there; from there it comes back to
   * the path `landing`.
   */
  signOut(
    landing: string,
  ): Promise<'signedOut' | 'hereAlone' | 'nobody' | {refused: string} | {continueAt: string}>;
}

/** Sign-in at a page beside the shop, which is registration as well: Shopify's mails a code to whoever types an address. */
export interface SignInElsewhere {
  /**
   * The address of that page in a language (`de`), which leads back to the shop's callback. `returnTo` is the path at
   * which the visitor goes on.
   */
  begin(returnTo: string | null, language: string): Promise<string>;
  /** Ends the sign-in with what came back to the callback. The customer takes over what is in the cart. */
  finish(answer: URLSearchParams): Promise<FinishedSignIn>;
  /** Schemes and hosts to which sign-in and sign-out lead; for the pages whose forms may end there. */
  hosts(): Promise<string[]>;
}

/** `returnTo` and `language` as the sign-in was begun with. */
type FinishedSignIn =
  | {signedIn: true; returnTo: string | null; language: string}
  | {
      signedIn: false;
      /** 'foreign': not begun by this browser, or so long ago that it has forgotten it. */
      reason: 'foreign' | 'refused';
      returnTo: string | null;
      language: string | null;
    };

/**
 * Sign-in by e-mail address and password. What succeeds begins a new session, except where it says otherwise, and the
 * customer takes over what is in the cart.
 */
export interface PasswordAccounts {
  signIn(email: string, password: string): Promise<Outcome>;
  /** Makes an account and signs nobody in. */
  register(registration: Registration, key: SubmissionKey): Promise<Outcome>;
  /** Mails a link to a new password. An unknown address is an error, which must not be shown to visitors. */
  recover(email: string): Promise<Outcome>;
  /** A new password for the customer of a mail's link. */
  reset(link: ResetLink, password: string, key: SubmissionKey): Promise<Outcome>;
  /** The first password of an invited customer. */
  activate(link: MailLink, password: string, key: SubmissionKey): Promise<Outcome>;
}

interface Registration extends Required<ProfileChange> {
  password: string;
}

export interface MailLink {
  /** The customer's number. */
  customer: string;
  token: string;
}

/** What the link of a mail holds, or its whole address as Shopify wrote it. */
export type ResetLink = MailLink | {resetUrl: string};

/**
 * The signed-in customer, as far as the session knows. A method that resolves to `null` has found that Shopify no longer
 * accepts the session: it has ended, the cart has lost its customer, and the next page says so. Every method
 * throws `ServiceOutage` while Shopify cannot be reached.
 */
export interface Customer {
  /** Loaded once per request. */
  profile(): Promise<Profile | null>;
  update(change: ProfileChange): Promise<Outcome | null>;
  /** The password that signs in; `null` where there is none. */
  password: CustomerPassword | null;
  /** Whether `update` changes the e-mail address; else it is what the customer signs in with and stays. */
  changesEmail: boolean;
  orders: CustomerOrders;
  /** `null` where customers cannot ask for returns. */
  returns: CustomerReturns | null;
  addresses: CustomerAddresses;
}

export interface CustomerPassword {
  /** Whether it is the password of the customer with this address, else Shopify's errors. */
  verify(email: string, typed: string): Promise<Outcome>;
  /** Ends all sessions of the customer but this one. */
  change(password: string): Promise<Outcome | null>;
}

export interface CustomerOrders {
  /** `size` orders, newest first; 'unknownCursor' for a position that there is not. */
  list(size: number, position?: OrderPosition): Promise<OrderPage | 'unknownCursor' | null>;
  /** The line of the newest order for which `isWanted` holds; 'unknown' when none of `MOST_LINE_PAGES` has it. */
  findLine(isWanted: (found: OrderedLine) => boolean): Promise<OrderedLine | 'unknown' | null>;
  /** One order by its number; 'unknown' when it is none of this customer's. */
  get(orderNumber: number): Promise<Order | 'unknown' | null>;
}

/**
 * The page of orders that `asked` resolves to; 'unknownCursor' where its position is none: it is empty then, or Shopify
 * has answered and did not understand (200). Throws every other `ServiceOutage`.
 */
export async function pageAt(
  {after, before}: OrderPosition,
  asked: Promise<OrderPage | null>,
): Promise<OrderPage | 'unknownCursor' | null> {
  if (!after && !before) return asked;
  try {
    const page = await asked;
    return page?.orders.length === 0 ? 'unknownCursor' : page;
  } catch (error) {
    if (error instanceof ServiceOutage && error.status === 200) return 'unknownCursor';
    throw error;
  }
}

/** So many times ten orders are looked through for a line. */
const MOST_LINE_PAGES = 30;

/** A page of a customer's orders as `findLineIn` reads it. */
interface LinesPage {
  lines: OrderedLine[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

/**
 * The first line for which `isWanted` holds on the pages that `pageAfter` tells, each by the cursor of the one before;
 * 'unknown' without one, `null` when the session has ended.
 */
export async function findLineIn(
  pageAfter: (after: string | null) => Promise<LinesPage | null>,
  isWanted: (found: OrderedLine) => boolean,
): Promise<OrderedLine | 'unknown' | null> {
  let after: string | null = null;
  for (let round = 0; round < MOST_LINE_PAGES; round += 1) {
    const page: LinesPage | null = await pageAfter(after);
    if (!page) return null;
    const found = page.lines.find(isWanted);
    if (found) return found;
    after = page.pageInfo.endCursor ?? null;
    if (!after || !page.pageInfo.hasNextPage) return 'unknown';
  }
  return 'unknown';
}

/**
 * Returns by the shop's own rules, which its staff accept or decline. Not the withdrawal from a contract, which the law
 * gives to everybody and nobody may decline.
 */
export interface CustomerReturns {
  /** What was asked for and what still can be, of the order with this number; 'unknown' when it is none of theirs. */
  of(orderNumber: number): Promise<OrderReturns | 'unknown' | null>;
  /** `field` of an issue is `['requestedLineItems', '0', 'quantity']` for the first of these lines. */
  request(orderId: string, lines: readonly LineToReturn[]): Promise<Outcome | null>;
}

interface LineToReturn {
  lineId: string;
  quantity: number;
  /** `null` where Shopify offers no reasons. */
  reasonId: string | null;
  /** In the customer's words, at most 300 characters; '' for none. */
  note: string;
}

/** The id of the saved address, else Shopify's errors. */
export type SavedAddress = {success: true; id: string} | Refusal;

export interface CustomerAddresses {
  /** The default address first. */
  list(): Promise<CustomerAddress[] | null>;
  create(address: AddressInput, key: SubmissionKey): Promise<SavedAddress | null>;
  update(id: string, address: AddressInput): Promise<SavedAddress | null>;
  delete(id: string): Promise<Outcome | null>;
  setDefault(id: string): Promise<Outcome | null>;
}

/** The accounts of one request. */
export interface OpenedAccounts {
  accounts: Accounts;
  /** `null` when nobody is signed in. */
  customer: Customer | null;
  /** The token by which carts know who is signed in, as far as the session says; `null` when nobody is. */
  buyerToken(): Promise<string | null>;
}

/** Changes of a session that the visitor did not ask for: it has ended, or the cart has lost items at sign-in. */
export type AccountEvent = 'sessionEnded' | 'cartReduced';
