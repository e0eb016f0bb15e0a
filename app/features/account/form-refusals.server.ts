import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {FormAnswer} from '~/forms/form-answer';
import {readPageId} from '~/forms/page-id';
import {refusedForm} from '~/forms/read-form.server';
import type {Language} from '~/i18n/languages';
import {messagesOf, translatorOf} from '~/i18n/messages.server';
import {hexDigest} from '~/services/http/hex-digest';
import {ServiceOutage} from '~/services/http/outage.server';
import type {CustomerIssue, SubmissionKey} from '~/services/shopify/accounts/accounts';

/** A refused form and the status of its page. */
export interface RefusedForm {
  status: number;
  answer: FormAnswer;
}

/** The form again, 400, with an alert above it. */
export function refuseWith(form: FormData, alert: string, language: Language): RefusedForm {
  return {status: 400, answer: refusedForm(form, {alerts: [alert]}, language)};
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

/**
 * A complaint of Shopify in the visitor's language: the text for its last field and code, else the
 * one for its code, else Shopify's own words as they are.
 */
export function userErrorMessage(
  {code, field, message}: Pick<CustomerIssue, 'code' | 'field' | 'message'>,
  language: Language,
): string {
  const messages = messagesOf[language];
  const keys = code
    ? [`shopify.errors.${field?.at(-1) ?? ''}.${code}`, `shopify.errors.${code}`]
    : [];
  const known = keys.find((key) => Object.hasOwn(messages, key));
  return (known && messages[known]) ?? message;
}

/**
 * Tells a form's submission apart by its address, all its fields and the rendering it was sent from (`PageId`). A
 * double click on a plain page sends it twice, and the second answer, which is the one to be seen, would say that the
 * address is taken or the link used. `null` for script, which sends once by itself.
 */
export async function submissionKey(
  {isDocument, place}: AppLoadContext,
  form: FormData,
): Promise<SubmissionKey> {
  if (!isDocument || !readPageId(form)) return null;
  const typed = [...form.entries()].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  // A digest, because it holds a password.
  return hexDigest('SHA-256', JSON.stringify([place, typed]));
}
