import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {CustomerPassword, Outcome} from '~/services/shopify/accounts/accounts';
import type {Profile} from '~/services/shopify/accounts/customer-data';
import {changePasswordSchema, profileSchema} from './account-schemas';
import {loadForForm, offersNewsletter, requireCustomer, requireProfile} from './customer.server';
import {refusedByShopify, refuseTooMany, submitForm} from './submit-form.server';

/** Initial data of the page 'Persönliche Daten'. */
export interface ProfileView {
  /** Keyed by the names of the form fields. */
  values: Record<string, string>;
  /** Whether the newsletter is offered, or is subscribed to and can be unsubscribed from. */
  newsletter: boolean;
}

/** The signed-in customer's data; `null` as described at `loadForForm`. Throws `SignedOut`. */
export async function loadProfile(context: AppLoadContext): Promise<ProfileView | null> {
  const profile = await loadForForm(context, requireProfile(context));
  if (!profile) return null;
  return {
    values: profileValues(profile),
    newsletter: profile.acceptsMarketing || offersNewsletter(context),
  };
}

function profileValues({firstName, lastName, email, acceptsMarketing}: Profile) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    ...(acceptsMarketing && {acceptsMarketing: 'on'}),
  };
}

/**
 * Saves name, e-mail address and newsletter consent. Returns `null`, or the rejected form. A new e-mail address
 * requires the password, because whoever controls the address can reset the password.
 */
export function changeProfile(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  return submitForm(context, form, {
    schema: profileSchema,
    async submit({email: typedEmail, acceptsMarketing: wantsNewsletter, ...typedNames}) {
      const customer = requireCustomer(context);
      const profile = await customer.profile();
      const newsletterAllowed = profile.acceptsMarketing || offersNewsletter(context);
      const names = {...typedNames, acceptsMarketing: wantsNewsletter && newsletterAllowed};
      const {update, password} = customer;
      const email = changedEmail(profile.email, typedEmail);
      if (!password || !email) return refusedChange(context, form, update(names));
      const rejection = await refuseWrongPassword(context, form, password, profile.email ?? '');
      return rejection ?? refusedChange(context, form, update({...names, email}));
    },
  });
}

/** Sets a new password. Returns `null`, or the rejected form. Throws 404 where accounts have no passwords. */
export async function changePassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const customer = requireCustomer(context);
  const {password} = customer;
  if (!password) throw new Response(null, {status: 404});
  return submitForm(context, form, {
    schema: changePasswordSchema,
    async submit({password: newPassword}) {
      const profile = await customer.profile();
      const rejection = await refuseWrongPassword(context, form, password, profile.email ?? '');
      return rejection ?? refusedChange(context, form, password.change(newPassword));
    },
  });
}

/** Returns `null` when the change succeeds, otherwise the rejected form. */
async function refusedChange(
  context: AppLoadContext,
  form: FormData,
  change: Promise<Outcome>,
): Promise<RefusedForm | null> {
  const changed = await change;
  return changed.success ? null : refusedByShopify(form, changed.errors, context.language);
}

/** The typed address if it differs from the known one, ignoring case. */
function changedEmail(currentEmail: string | null | undefined, typed: string): string | null {
  return currentEmail?.toLowerCase() === typed.toLowerCase() ? null : typed;
}

const CURRENT_PASSWORD_FIELD = 'currentPassword';

/** Returns `null` if the form's `currentPassword` is correct, otherwise the rejected form. Throws `ServiceOutage`. */
async function refuseWrongPassword(
  context: AppLoadContext,
  form: FormData,
  password: CustomerPassword,
  email: string,
): Promise<RefusedForm | null> {
  const {language, securityLog} = context;
  const t = translatorOf(language);
  const refuse = (message: string) =>
    refuseForm(form, {fields: {[CURRENT_PASSWORD_FIELD]: message}}, language);

  const typedPassword = form.get(CURRENT_PASSWORD_FIELD);
  if (typeof typedPassword !== 'string' || typedPassword === '') {
    return refuse(t('validations.currentPassword.nonEmpty'));
  }
  const tooMany = await refuseTooMany(context, 'signIn', form);
  if (tooMany) return tooMany;

  const verified = await password.verify(email, typedPassword);
  if (verified.success) return null;
  await securityLog.report('sign-in-failed');
  const isWrong = verified.errors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER');
  return isWrong
    ? refuse(t('accountPages.password.wrong'))
    : refusedByShopify(form, verified.errors, language);
}
