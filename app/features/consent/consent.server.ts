import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConsentChoice} from './consent-choice';
import {readChoice} from './consent-choice';

const COOKIE = 'consent';
/** Half a year; nothing that needs consent lives longer. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;

/** Says who saw which list, so it exists only with consent and goes with it (TDDDG § 25, decision 15). */
export const VISITOR_COOKIE = 'search-visitor';

/** What the visitor chose, or `null` as long as nothing was chosen. */
export function readConsent({cookies}: AppLoadContext): ConsentChoice | null {
  return readChoice(cookies.get(COOKIE));
}

/** Whether to ask: as long as nothing was chosen; bots and the visual editor choose nothing. */
export function asksForConsent(context: AppLoadContext): boolean {
  return readConsent(context) === null && !context.isBot && !context.preview?.isVerified;
}

/** Whether statistics may be made of this visit. */
export function allowsStatistics(context: AppLoadContext): boolean {
  return readConsent(context) === 'all';
}

/** Remembers a choice for half a year; without 'all' the token of the statistics goes at once. */
export function rememberConsent({cookies}: AppLoadContext, choice: ConsentChoice): void {
  cookies.set(COOKIE, choice, CONSENT_SECONDS);
  if (choice !== 'all' && cookies.get(VISITOR_COOKIE) !== null) cookies.remove(VISITOR_COOKIE);
}
