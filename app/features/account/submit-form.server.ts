import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {readPageId} from '~/forms/PageId';
import {readForm, type RefusedForm, refuseForm} from '~/forms/read-form.server';
import type {Language} from '~/i18n/languages';
import {messagesOf, translatorOf} from '~/i18n/messages.server';
import {hexDigest} from '~/services/http/encryption.server';
import {createDeduplicator} from '~/services/http/isolate-memory';
import {catchOutage, ServiceOutage, SignedOut} from '~/services/http/outage.server';
import type {CustomerIssue, Outcome} from '~/services/shopify/accounts/accounts';
import {refuseSignedOut} from './customer.server';

interface Submission<Schema extends z.ZodType, Result> {
  schema: Schema;
  limit?: Limit;
  /** Sends the values to Shopify. A `ServiceOutage` it throws becomes a rejected form. */
  submit(values: z.output<Schema>): Promise<Result>;
}

/**
 * The steps that every account form goes through: validated by its schema (400), rate-limited (429), sent to Shopify
 * (503 during an outage). Resolves to the result of `submit`, or to the rejected form, also if the session has ended.
 */
export async function submitForm<Schema extends z.ZodType, Result>(
  context: AppLoadContext,
  form: FormData,
  {schema, limit, submit}: Submission<Schema, Result>,
): Promise<Result | RefusedForm> {
  const parsed = readForm(form, schema, context.language);
  if (parsed.refused) return parsed.refused;
  const tooMany = limit ? await refuseTooMany(context, limit, form) : null;
  return tooMany ?? refuseOnOutageOrSignedOut(context, form, () => submit(parsed.value));
}

/** Like `refuseOnOutage`, for forms whose input a redirect to the sign-in would lose: they are rejected instead. */
export async function refuseOnOutageOrSignedOut<Result>(
  context: AppLoadContext,
  form: FormData,
  submit: () => Promise<Result>,
): Promise<Result | RefusedForm> {
  return refuseOnOutage(context, form, submit).catch((error: unknown) => {
    if (error instanceof SignedOut) return refuseSignedOut(context, form);
    throw error;
  });
}

/** Resolves to the result of `submit`, or to the rejected form in a Shopify outage (503) or when throttled (429). */
export async function refuseOnOutage<Result>(
  {language}: AppLoadContext,
  form: FormData,
  submit: () => Promise<Result>,
): Promise<Result | RefusedForm> {
  const result = await catchOutage(submit());
  if (!(result instanceof ServiceOutage)) return result;
  const throttled = result.status === 429;
  const alert = translatorOf(language)(throttled ? 'shopify.throttled' : 'shopify.outage');
  return refuseForm(form, {status: throttled ? 429 : 503, alerts: [alert]}, language);
}

/**
 * Returns `null` on success, otherwise the rejected form: Shopify's errors at the fields they name, all others in the
 * alert.
 */
export function refusedByShopify(
  form: FormData,
  outcome: Outcome,
  language: Language,
): RefusedForm | null {
  if (outcome.success) return null;
  const {errors} = outcome;
  const fields: Record<string, string> = {};
  const alerts: string[] = [];
  for (const error of errors) {
    const message = userErrorMessage(error, language);
    const field = error.field?.at(-1);
    if (field && form.has(field)) fields[field] ??= message;
    else alerts.push(message);
  }
  if (errors.length === 0) alerts.push(translatorOf(language)('shopify.outage'));
  return refuseForm(form, {alerts, fields}, language);
}

type Limit = Parameters<AppLoadContext['limits']['allows']>[0];

/**
 * Returns the rejected form with status 429 when this visitor's IP address exceeds the limit per minute, otherwise
 * `null`. Protects customers from attempts to guess their passwords or addresses.
 */
export async function refuseTooMany(
  {limits, language}: AppLoadContext,
  limit: Limit,
  form: FormData,
): Promise<RefusedForm | null> {
  if (await limits.allows(limit)) return null;
  const alert = translatorOf(language)('shopify.tooMany');
  return refuseForm(form, {status: 429, alerts: [alert]}, language);
}

/**
 * A Shopify error in the visitor's language: the text for its last field and code, else the one for its code, else
 * Shopify's own words.
 */
export function userErrorMessage(
  {code, field, message}: CustomerIssue,
  language: Language,
): string {
  const messages = messagesOf[language];
  const keys = code
    ? [`shopify.errors.${field?.at(-1) ?? ''}.${code}`, `shopify.errors.${code}`]
    : [];
  const knownKey = keys.find((key) => Object.hasOwn(messages, key));
  return (knownKey && messages[knownKey]) ?? message;
}

const once = createDeduplicator<{success: boolean}>(({success}) => success);

/**
 * Sends a form to Shopify. A double click sends it once and gets the outcome of the first click twice, for some seconds,
 * if that was a success.
 */
export async function sendOnce<Result extends {success: boolean}>(
  context: AppLoadContext,
  form: FormData,
  send: () => Promise<Result>,
): Promise<Result> {
  const key = await submissionKey(context, form);
  const {outcome} = await once(key, send, (work) => context.waitUntil(work));
  // The key contains the page's URL, so it is the outcome of the same function.
  return outcome as Result;
}

/**
 * Deduplication key of a plain form: the page's URL, all fields and the rendering it was sent from (`PageId`). A double
 * click submits it twice and shows only the second response: for a registration, that the e-mail address is taken.
 * `null` for requests by script, which submits once.
 */
export async function submissionKey(
  {isDocument, requestedPath: currentPath}: AppLoadContext,
  form: FormData,
): Promise<string | null> {
  if (!isDocument || !readPageId(form)) return null;
  const entries = [...form.entries()].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  // Hashed, because it contains a password.
  return hexDigest('SHA-256', JSON.stringify([currentPath, entries]));
}
