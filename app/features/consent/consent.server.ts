import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {type ConsentChoice, readChoice} from './consent-choice';

/** What the visitor chose, or `null` as long as nothing was chosen. */
export function readConsent({cookies}: AppLoadContext): ConsentChoice | null {
  return readChoice(cookies.get('consent'));
}

/** Whether to show the banner: until a choice is made, and never to bots or the visual editor. */
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

/** Result of a choice, its message ready to read. */
export interface ConsentAnswer {
  message: string;
  refused: boolean;
}

/** Remembers what a form chose; a form without a choice is refused. */
export function takeChoice(context: AppLoadContext, form: FormData): ConsentAnswer {
  const t = translatorOf(context.language);
  const choice = readChoice(form.get('choice'));
  if (!choice) return {message: t('privacy.page.missing'), refused: true};
  rememberConsent(context, choice);
  return {message: t('consent.saved'), refused: false};
}
