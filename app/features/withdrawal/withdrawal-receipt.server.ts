import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {WITHDRAWAL_RECEIPT, RECEIPT_MS} from '../requests/request-answers.server';
import {openSeal, writeSeal} from '../requests/request-seal.server';
import {referenceOf} from '../requests/send-request.server';
import type {Declaration} from './fields';
import {declarationGroups} from './withdrawal-letter.server';

/** A received declaration: its `requestId`, and the time in milliseconds since 1970. */
interface ReceivedDeclaration {
  id: string;
  receivedAt: number;
  declaration?: Declaration | undefined;
}

export type WithdrawalReceipt = ReturnType<typeof toReceipt>;

/**
 * The shop's confirmation of a withdrawal, as the page after it shows it: time of receipt, then the declared values;
 * only number and time if the browser blocks cookies. `mailed`: whether the mail is on its way.
 */
export function toReceipt(
  {id, receivedAt, declaration}: ReceivedDeclaration,
  mailed: boolean,
  language: Language,
) {
  const groups = declarationGroups(declaration ?? {}, receivedAt, language);
  const rows = groups.flatMap((group) => group.rows.map(({label, value}) => ({label, value})));
  return {reference: referenceOf({id}), rows, mailed};
}

/** What fits in the session cookie besides other messages, in bytes as JSON. */
const MAX_BYTES = 1400;

/** A declaration in the session, and when it was stored there; without its content if that is too long. */
type StoredDeclaration = ReceivedDeclaration & {at: number};

const SENT = 'sent';
const UNCONFIRMED = 'unconfirmed';

/**
 * URL of the page that confirms a declaration, with number and time, which only the shop can write. The content is
 * stored in the session. Returns `null` if it is too long for that: then it has to be shown at once.
 */
export async function buildReceiptUrl(
  context: AppLoadContext,
  {id, receivedAt, declaration}: Required<ReceivedDeclaration>,
  mailed: boolean,
): Promise<string | null> {
  const {session, settings, language} = context;
  const withoutContent: StoredDeclaration = {id, receivedAt, at: Date.now()};
  const stored: StoredDeclaration = {...withoutContent, declaration};
  const fits = new TextEncoder().encode(JSON.stringify(stored)).length <= MAX_BYTES;
  session.flash(WITHDRAWAL_RECEIPT, fits ? stored : withoutContent);
  if (!fits) return null;
  const [secret] = settings.SESSION_SECRET;
  const sent = await writeSeal({id, at: receivedAt}, secret, 'withdrawal sent');
  const query = new URLSearchParams({[SENT]: sent, ...(!mailed && {[UNCONFIRMED]: ''})});
  return `${href(language, 'withdrawalReceived')}?${query}`;
}

/** When this browser's declaration with this id was received, if it was; in milliseconds since 1970. */
export function earlierReceiptTime({session}: AppLoadContext, id: string): number | null {
  const stored = session.take(WITHDRAWAL_RECEIPT) as StoredDeclaration | null;
  if (stored) session.flash(WITHDRAWAL_RECEIPT, stored);
  return stored?.id === id ? stored.receivedAt : null;
}

/** The receipt that such a URL identifies; `null` if the shop did not create it. */
export async function readReceipt(
  {session, settings, language}: AppLoadContext,
  request: Request,
): Promise<WithdrawalReceipt | null> {
  const {searchParams} = new URL(request.url);
  const sent = searchParams.get(SENT);
  const seal = await openSeal(sent, settings.SESSION_SECRET, 'withdrawal sent');
  if (!seal) return null;
  // The session is encrypted, so its content was written by `buildReceiptUrl`.
  const stored = session.take(WITHDRAWAL_RECEIPT) as StoredDeclaration | null;
  const isAvailable = stored?.id === seal.id && Date.now() - stored.at < RECEIPT_MS;
  if (isAvailable) session.flash(WITHDRAWAL_RECEIPT, stored);
  const declaration = isAvailable ? stored.declaration : undefined;
  const mailed = !searchParams.has(UNCONFIRMED);
  return toReceipt({id: seal.id, receivedAt: seal.at, declaration}, mailed, language);
}
