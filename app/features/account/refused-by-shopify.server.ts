import type {FormAnswer} from '~/forms/form-answer';
import {refusedForm} from '~/forms/read-form.server';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {ServiceOutage} from '~/services/http/service-outage';
import type {CustomerIssue} from '~/services/shopify/customer-answers';
import {userErrorMessage} from './user-error-messages.server';

/** A refused form and the status of its page. */
export interface RefusedForm {
  status: number;
  answer: FormAnswer;
}

/** Shopify's complaints at the fields they speak of, all others in the alert. */
export function refusedByShopify(
  form: FormData,
  errors: readonly CustomerIssue[],
  language: Language,
): RefusedForm {
  const fields: Record<string, string> = {};
  const alerts: string[] = [];
  for (const error of errors) {
    const message = userErrorMessage(error, language);
    const field = error.field?.at(-1);
    if (field && form.has(field)) fields[field] ??= message;
    else alerts.push(message);
  }
  if (errors.length === 0) alerts.push(translatorOf(language)('shopify.outage'));
  return {status: 400, answer: refusedForm(form, {alerts, fields}, language)};
}

/**
 * The form again while Shopify is out (503) or has been asked too often (429); logged without what was typed.
 * Throws every other error.
 */
export function refusedByOutage(form: FormData, error: unknown, language: Language): RefusedForm {
  if (!(error instanceof ServiceOutage)) throw error;
  console.error(error.message);
  const t = translatorOf(language);
  const throttled = error.status === 429;
  const alert = t(throttled ? 'shopify.throttled' : 'shopify.outage');
  return {status: throttled ? 429 : 503, answer: refusedForm(form, {alerts: [alert]}, language)};
}
