import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {lostPasswordSchema} from './account-schemas';
import {refuseTooMany} from './refuse-too-many.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from './refused-by-shopify.server';

/** Complaints about the address as it was typed, whether anybody has it or not. */
const ABOUT_ENTRY = new Set([
  'BAD_DOMAIN',
  'BLANK',
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
]);

/**
 * Lets Shopify mail a way to a new password. Known and unknown addresses get the same answer, `null`; else the
 * form again. What Shopify says of the customer is logged and told to nobody: it would give away who has an account.
 */
export async function recoverPassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const {shopify, language} = context;
  const read = readForm(form, lostPasswordSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'recover', form);
  if (tooMany) return tooMany;

  try {
    const recovery = await shopify.customer.password.recover(read.value.email);
    if (recovery.success) return null;
    const ofEntry = recovery.errors.filter(({code}) => code && ABOUT_ENTRY.has(code));
    if (ofEntry.length > 0) return refusedByShopify(form, ofEntry, language);
    for (const {code, message} of recovery.errors) {
      if (code !== 'UNIDENTIFIED_CUSTOMER') console.error(`customerRecover refused: ${message}`);
    }
    return null;
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
}
