import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {RefusedForm} from './refused-by-shopify.server';

type Purpose = Parameters<AppLoadContext['limits']['allows']>[0];

/**
 * The form again, with 429 and what was typed, when this visitor's address has sent too many of its kind within
 * a minute; `null` lets it pass to Shopify.
 */
export async function refuseTooMany(
  {limits, language}: AppLoadContext,
  purpose: Purpose,
  form: FormData,
): Promise<RefusedForm | null> {
  if (await limits.allows(purpose)) return null;
  const alert = translatorOf(language)('shopify.tooMany');
  return {status: 429, answer: refusedForm(form, {alerts: [alert]}, language)};
}
