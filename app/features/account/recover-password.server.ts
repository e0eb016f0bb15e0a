import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {lostPasswordSchema} from './account-schemas';
import {refuseTooMany} from './refuse-too-many.server';
import {refusedByOutage, type RefusedForm} from './refused-by-shopify.server';

/**
 * Lets Shopify mail a way to a new password. Known and unknown addresses get the same answer, `null`; else the
 * form again.
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
    await shopify.customer.password.recover(read.value.email);
    return null;
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
}
