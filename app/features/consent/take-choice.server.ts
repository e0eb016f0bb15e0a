import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {readChoice} from './consent-choice';
import {rememberConsent} from './consent.server';

/** What became of a choice, ready to read. */
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
