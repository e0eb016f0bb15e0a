import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {CustomerPassword} from '~/services/shopify/accounts/accounts';
import {changePasswordSchema, profileSchema} from './account-schemas';
import {loadForForm, offersNewsletter, requireCustomer, requireProfile} from './customer.server';
import {refusedByShopify, refuseTooMany, submitForm} from './submit-form.server';

/** Initial data of the page 'Persönliche Daten'; `null` as described at `loadForForm`. Throws `SignedOut`. */
export async function loadProfile(context: AppLoadContext) {
  const profile = await loadForForm(context, requireProfile(context));
  if (!profile) return null;
  const {firstName, lastName, email, acceptsMarketing} = profile;
  return {
    values: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      ...(acceptsMarketing && {acceptsMarketing: 'on'}),
    },
    /** Whether the newsletter is offered, or is subscribed to and can be unsubscribed from. */
    newsletter: acceptsMarketing || offersNewsletter(context),
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
      const isNewEmail = profile.email?.toLowerCase() !== typedEmail.toLowerCase();
      if (!password || !isNewEmail) {
        return refusedByShopify(form, await update(names), context.language);
      }
      const rejection = await refuseWrongPassword(context, form, password, profile.email ?? '');
      if (rejection) return rejection;
      return refusedByShopify(form, await update({...names, email: typedEmail}), context.language);
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
      if (rejection) return rejection;
      return refusedByShopify(form, await password.change(newPassword), context.language);
    },
  });
}

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
    refuseForm(form, {fields: {currentPassword: message}}, language);

  const typedPassword = form.get('currentPassword');
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
    : refusedByShopify(form, verified, language);
}
