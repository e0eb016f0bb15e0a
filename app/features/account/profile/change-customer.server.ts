import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import type {ProfileChange} from '~/services/shopify/customer.server';
import {changePasswordSchema, profileSchema} from '../account-schemas';
import {enter} from '../enter.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from '../refused-by-shopify.server';
import {requireCustomer} from '../require-customer.server';
import {signInAgain, tokenEnded} from '../sign-in-again.server';
import {refuseWrongPassword} from './refuse-wrong-password.server';

/**
 * Saves name, e-mail address and whether news are wanted: `null`; else the form again. Another e-mail address
 * asks for the password, because who has it can have the password replaced.
 */
export async function changeProfile(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  try {
    const {customer, token} = await requireCustomer(context);
    const read = readForm(form, profileSchema, context.language);
    if (!read.success) return {status: 400, answer: read.answer};

    const {firstName, lastName, acceptsMarketing} = read.value;
    const names = {firstName, lastName, acceptsMarketing};
    const email = otherEmail(customer.email, read.value.email);
    if (!email) return await change(context, form, token, names);
    const wrong = customer.email ? await refuseWrongPassword(context, form, customer.email) : null;
    return wrong ?? (await change(context, form, token, {...names, email}));
  } catch (error) {
    return refusedByOutage(form, error, context.language);
  }
}

/**
 * Sets a new password: `null`; else the form again. Shopify ends every token of the customer with it, on other
 * devices too, and gives a new one to this visitor.
 */
export async function changePassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  try {
    const {customer, token} = await requireCustomer(context);
    const read = readForm(form, changePasswordSchema, context.language);
    if (!read.success) return {status: 400, answer: read.answer};
    const wrong = await refuseWrongPassword(context, form, customer.email ?? '');
    return wrong ?? (await change(context, form, token, {password: read.value.password}));
  } catch (error) {
    return refusedByOutage(form, error, context.language);
  }
}

async function change(
  context: AppLoadContext,
  form: FormData,
  token: string,
  wanted: ProfileChange,
): Promise<RefusedForm | null> {
  const changed = await context.shopify.customer.update(token, wanted);
  if (changed.success) {
    if (changed.access) await enter(context, changed.access);
    return null;
  }
  if (tokenEnded(changed.errors)) throw await signInAgain(context);
  return refusedByShopify(form, changed.errors, context.language);
}

/** The typed address when it is another one; letter case makes none. */
function otherEmail(known: string | null | undefined, typed: string): string | null {
  return known?.toLowerCase() === typed.toLowerCase() ? null : typed;
}
