import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {mayRunTags} from '~/pages';
import {
  type CookieName,
  consentGroups,
  storage,
  readChoice,
  type ConsentGroup,
  type StorageEntry,
  type StorageName,
  consentChoices,
} from '~/storage';
import {type Language, languages} from '~/i18n/languages';

/** Whether to show the banner: until a choice is made, and never to bots or the visual editor. */
export function shouldShowConsentBanner({consent, isBot, preview}: AppLoadContext): boolean {
  return consent === null && !isBot && !preview?.isVerified;
}

/** Whether this visit may be tracked for analytics. */
export function allowsStatistics({consent}: AppLoadContext): boolean {
  return consent?.statistics ?? false;
}

/** The URL of the shop's tag manager, for a page that may run it. Requires marketing consent. */
export function tagManagerOf({consent, settings, requestedPath}: AppLoadContext): {
  tagManager?: string;
} {
  const {TAG_MANAGER_URL: tagManager} = settings;
  return tagManager && consent?.marketing && mayRunTags(requestedPath) ? {tagManager} : {};
}

export type ConsentAnswer = ReturnType<typeof storeChoice>['answer'];

/**
 * Stores a form's choice for half a year and removes the cookies of disallowed groups at once. A form without a choice
 * is rejected: its `choice` is `null`. The answer has a translated message.
 */
export function storeChoice(context: AppLoadContext, form: FormData) {
  const t = translatorOf(context.language);
  const choice = readChoice(form);
  if (!choice) return {choice, answer: {message: t('privacy.page.missing'), refused: true}};
  context.rememberConsent(choice);
  for (const group of consentGroups) if (!choice[group]) removeCookies(context, group);
  return {choice, answer: {message: t('consent.saved'), refused: false}};
}

function removeCookies({cookies}: AppLoadContext, group: string): void {
  for (const [name, entry] of Object.entries(storage)) {
    const isSet = entry.kind === 'cookie' && cookies.get(name as CookieName) !== null;
    if (entry.group === group && isSet) cookies.remove(name as CookieName);
  }
}

export type PrivacySettingsView = ReturnType<typeof loadPrivacySettings>;

/** The settings page in the visitor's language, with the current choice; `null` before the first one. */
export function loadPrivacySettings(context: AppLoadContext) {
  const choices = consentChoices.map((choice) => `privacy.${choice}`);
  return {
    current: context.consent,
    groups: (['necessary', ...consentGroups] as const).map((name) => ({
      name,
      entries: entriesOf(context, name),
    })),
    messages: pageMessages(context.language, 'privacy.page', 'privacy.policy', ...choices),
  };
}

/** The storage table of one group, with the cookie names used in this browser. */
function entriesOf(
  {cookies, language, accounts}: AppLoadContext,
  group: 'necessary' | ConsentGroup,
) {
  const t = translatorOf(language);
  const names = (Object.keys(storage) as StorageName[]).filter((name) => {
    const entry: StorageEntry = storage[name];
    return entry.group === group && (!entry.externalSignIn || accounts.externalSignIn);
  });
  return names.map((name) => {
    const entry = storage[name];
    const durations = {
      span: formatDuration(entry.lifetime, language),
      longest: 'extendedLifetime' in entry ? formatDuration(entry.extendedLifetime, language) : '',
    };
    return {
      name: entry.kind === 'cookie' ? cookies.nameOf(name as CookieName) : name,
      kind: t(`privacy.page.kind.${entry.kind}`),
      purpose: t(`privacy.storage.${name}.purpose`, {
        provider: accounts.externalSignIn?.provider ?? '',
      }),
      when: t(`privacy.storage.${name}.when`),
      duration: t(`privacy.storage.${name}.duration`, durations),
    };
  });
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** `10 Tage`, `30 Minuten`; empty for entries that end with the browser or tab. */
function formatDuration(seconds: number | 'browser' | 'tab', language: Language): string {
  if (typeof seconds !== 'number') return '';
  const [unit, length] = seconds < DAY ? (['minute', MINUTE] as const) : (['day', DAY] as const);
  const {locale} = languages[language];
  const text = new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'});
  return text.format(seconds / length);
}
