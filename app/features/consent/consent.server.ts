import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {matchPage, type PageName} from '~/pages';
import {type CookieName, consentGroups, storage, readChoice} from '~/storage';

/** Whether to show the banner: until a choice is made, and never to bots or the visual editor. */
export function asksForConsent({consent, isBot, preview}: AppLoadContext): boolean {
  return consent === null && !isBot && !preview?.isVerified;
}

/** Whether statistics may be made of this visit. */
export function allowsStatistics({consent}: AppLoadContext): boolean {
  return consent?.statistics ?? false;
}

/**
 * The address of the shop's tag manager, with consent to marketing alone, and nowhere that an address opens something of
 * one person's or says something of them: who can run script there can read it.
 */
export function tagManagerOf({consent, settings, place}: AppLoadContext): {tagManager?: string} {
  const {TAG_MANAGER_URL: tagManager} = settings;
  const [path = '', query] = place.split('?');
  const page = matchPage(path)?.page;
  const isOnePersons = page && (onePersons.has(page) || (page === 'leasing' && query));
  return tagManager && consent?.marketing && !isOnePersons ? {tagManager} : {};
}

const onePersons = new Set<PageName>([
  ...(['account', 'orders', 'order', 'orderReturn', 'addresses', 'profile'] as const),
  ...(['resetPassword', 'activate', 'backInStock', 'withdrawal', 'withdrawalReceived'] as const),
]);

/** Result of a choice, its message ready to read. */
export interface ConsentAnswer {
  message: string;
  refused: boolean;
}

/**
 * Remembers what a form chose for half a year; what belongs to a group that is not allowed goes at once. A form without a
 * choice is refused.
 */
export function takeChoice(context: AppLoadContext, form: FormData): ConsentAnswer {
  const t = translatorOf(context.language);
  const choice = readChoice(form);
  if (!choice) return {message: t('privacy.page.missing'), refused: true};
  context.rememberConsent(choice);
  for (const group of consentGroups) if (!choice[group]) removeCookies(context, group);
  return {message: t('consent.saved'), refused: false};
}

function removeCookies({cookies}: AppLoadContext, group: string): void {
  for (const [name, entry] of Object.entries(storage)) {
    const isKept = entry.kind === 'cookie' && cookies.get(name as CookieName) !== null;
    if (entry.group === group && isKept) cookies.remove(name as CookieName);
  }
}
