import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import type {workerMessages} from '~/i18n/worker-messages.server';
import {readConsent} from './consent.server';
import type {CookieView, PrivacySettingsView} from './privacy-settings-view';

type Speak = ReturnType<typeof translatorOf>;

/** The settings page in the visitor's language, with the choice made so far. */
export function loadPrivacySettings(context: AppLoadContext): PrivacySettingsView {
  const t = translatorOf(context.language);
  return {
    title: t('privacy.page.title'),
    lead: t('privacy.page.lead'),
    current: readConsent(context),
    question: t('privacy.page.question'),
    choices: [
      {value: 'necessary', label: t('privacy.necessary'), hint: t('privacy.page.necessaryHint')},
      {value: 'all', label: t('privacy.all'), hint: t('privacy.page.allHint')},
    ],
    save: t('privacy.page.save'),
    revoke: t('privacy.page.revoke'),
    more: {before: t('privacy.page.more'), label: t('privacy.policy')},
    columns: {
      name: t('privacy.page.name'),
      purpose: t('privacy.page.purpose'),
      duration: t('privacy.page.duration'),
    },
    groups: [
      {
        title: t('privacy.page.necessaryTitle'),
        text: t('privacy.page.necessaryText'),
        cookies: necessaryCookies(t),
      },
      {
        title: t('privacy.page.statisticsTitle'),
        text: t('privacy.page.statisticsText'),
        cookies: [cookie(t, 'search-visitor', 'consented')],
      },
    ],
  };
}

function necessaryCookies(t: Speak): CookieView[] {
  return [
    cookie(t, 'session', 'session'),
    cookie(t, 'cart', 'cart'),
    cookie(t, 'wishlist', 'year'),
    cookie(t, 'wishlist-cleared', 'tenMinutes'),
    cookie(t, 'recently-viewed', 'browser'),
    cookie(t, 'leasing-request', 'tab'),
    cookie(t, 'locale', 'year'),
    cookie(t, 'commerce-locale', 'year'),
    cookie(t, 'consent', 'halfYear'),
  ];
}

type CookieName = keyof (typeof workerMessages)['de']['privacy']['cookies'];
type Duration = keyof (typeof workerMessages)['de']['privacy']['durations'];

function cookie(t: Speak, name: CookieName, duration: Duration): CookieView {
  return {
    name,
    purpose: t(`privacy.cookies.${name}`),
    duration: t(`privacy.durations.${duration}`),
  };
}
