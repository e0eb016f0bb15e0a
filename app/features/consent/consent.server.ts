import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ConsentChoice} from './consent-choice';
import {readChoice} from './consent-choice';

/** What the visitor chose, or `null` as long as nothing was chosen. */
export function readConsent({cookies}: AppLoadContext): ConsentChoice | null {
  return readChoice(cookies.get('consent'));
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
  cookies.set('consent', choice);
  if (choice !== 'all' && cookies.get('search-visitor') !== null) cookies.remove('search-visitor');
}
