import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import type {RequestKind, RequestLetter} from './request-letter';
import {SENT_PARAM, UNCONFIRMED, type ReceiptRow, type Sent} from './sent-page';

const KEY = 'receipt';
/** As long as the tab keeps a leasing request: whoever comes to the same device later reads nothing. */
const KEPT_MS = 30 * 60 * 1000;
/** It travels in a cookie: the mail and the shop have all of it. */
const LONGEST_VALUE = 100;
const MOST_ROWS = 12;

interface Receipt {
  kind: RequestKind;
  language: Language;
  at: number;
  reference: string;
  rows: ReceiptRow[];
}

/** Keeps in the session what the next page says of a request that the shop has; free text is left out. */
export function keepReceipt(
  {session, language}: AppLoadContext,
  letter: RequestLetter,
  reference: string,
): void {
  const rows = letter
    .groups(language)
    .flatMap((group) => group.rows)
    .filter(({value, prose}) => value && !prose)
    .slice(0, MOST_ROWS)
    .map(({label, value}) => ({label, value: value.slice(0, LONGEST_VALUE)}));
  const receipt: Receipt = {kind: letter.kind, language, at: Date.now(), reference, rows};
  session.flash(KEY, receipt);
}

/** On a shared computer the next visitor must not read what this one asked for. */
export function forgetReceipt({session}: AppLoadContext): void {
  session.take(KEY);
}

/**
 * What an address says of a request that was sent, `null` for the form. The receipt stays for a reload, in the language
 * of the request, until another one is sent, the customer signs out, or half an hour is over.
 */
export function readSent(
  {session, language}: AppLoadContext,
  request: Request,
  kind: RequestKind,
): Sent | null {
  const said = new URL(request.url).searchParams.get(SENT_PARAM);
  if (said === null) return null;
  const mail = said === UNCONFIRMED ? UNCONFIRMED : 'confirmed';
  // The session is encrypted, so its content is what `keepReceipt` wrote.
  const kept = session.take(KEY) as Receipt | null;
  if (kept?.kind !== kind || Date.now() - kept.at > KEPT_MS) return {mail, receipt: null};
  session.flash(KEY, kept);
  const {reference, rows} = kept;
  return {mail, receipt: {reference, rows: kept.language === language ? rows : []}};
}
