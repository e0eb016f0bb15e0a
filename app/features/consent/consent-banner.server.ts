import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {readConsent} from './consent.server';

/** What the banner says, in the visitor's language. */
export interface ConsentBannerView {
  label: string;
  text: string;
  necessary: string;
  all: string;
  settings: string;
  policy: string;
}

/** The banner, as long as nothing was chosen; bots and the visual editor choose nothing. */
export function loadConsentBanner(context: AppLoadContext): ConsentBannerView | null {
  const asks = readConsent(context) === null && !context.isBot && !context.preview?.isVerified;
  if (!asks) return null;
  const t = translatorOf(context.language);
  return {
    label: t('privacy.banner.label'),
    text: t('privacy.banner.text'),
    necessary: t('privacy.necessary'),
    all: t('privacy.all'),
    settings: t('privacy.banner.settings'),
    policy: t('privacy.policy'),
  };
}
