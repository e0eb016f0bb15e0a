import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/optional.server';
import type {Outcome} from '~/services/shopify/customer-answers';
import {flashNotice} from '../notices/flash-notice.server';
import {registerSchema} from './account-schemas';
import {enter} from './enter.server';
import {createOncePerForm} from './once-per-form.server';
import {refuseTooMany} from './refuse-too-many.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from './refused-by-shopify.server';

const createOnce = createOncePerForm<Outcome>();

/**
 * Creates a customer and signs in with the same e-mail address and password. `null` when that is
 * done; `unentered` when the account is there and only signing in has failed; else the form again.
 */
export async function register(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | 'unentered' | null> {
  const {shopify, language} = context;
  const read = readForm(form, registerSchema, language);
  if (!read.success) return {status: 400, answer: read.answer};
  const tooMany = await refuseTooMany(context, 'register', form);
  if (tooMany) return tooMany;

  const {firstName, lastName, email, password, acceptsMarketing} = read.value;
  try {
    const profile = {firstName, lastName, email, password, acceptsMarketing};
    const created = await createOnce(context, form, 'register', () =>
      shopify.customer.create(profile),
    );
    // Known, but never activated: Shopify has just mailed an invitation.
    if (!created.success && created.errors.some(({code}) => code === 'CUSTOMER_DISABLED')) {
      const alert = translatorOf(language)('accountPages.register.activationSent');
      return {status: 400, answer: refusedForm(form, {alerts: [alert]}, language)};
    }
    if (!created.success) return refusedByShopify(form, created.errors, language);
  } catch (error) {
    return refusedByOutage(form, error, language);
  }

  const entered = await signInAnew(context, email, password);
  flashNotice(context, {type: 'success', title: 'account.notice.registered', message: null});
  return entered ? null : 'unentered';
}

async function signInAnew(
  context: AppLoadContext,
  email: string,
  password: string,
): Promise<boolean> {
  const access = await optional(
    context.shopify.customer.createAccessToken(email, password),
    null,
    'A new customer cannot sign in',
  );
  if (!access?.success) return false;
  await enter(context, access);
  return true;
}
