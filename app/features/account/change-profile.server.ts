import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {SignedOut} from '~/services/http/outage.server';
import type {Outcome} from '~/services/shopify/accounts/accounts';
import {changePasswordSchema, profileSchema} from './account-schemas';
import {loadForForm, offersNewsletter, requireCustomer, requireProfile} from './customer.server';
import {
  refusedByShopify,
  refuseTooMany,
  sendOnce,
  submissionKey,
  submitForm,
} from './submit-form.server';

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
 * requires the password, because whoever controls the address can reset the password; without passwords it is read-only.
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
      if (!isNewEmail) return refusedByShopify(form, await update(names), context.language);
      // Nobody can have changed it in the form: another customer has signed in since that was opened.
      if (!password) throw new SignedOut();
      const typedPassword = form.get('currentPassword');
      if (typeof typedPassword !== 'string' || typedPassword === '') {
        const message = translatorOf(context.language)('validations.currentPassword.nonEmpty');
        return refuseForm(form, {fields: {currentPassword: message}}, context.language);
      }
      // After the first of two clicks, the second would verify the password of a former e-mail address.
      const {rejection} = await sendOnce(context, form, async () => {
        const changed =
          (await refuseTooMany(context, 'signIn', form)) ??
          (await refusedWithPassword(context, form, await password.verify(typedPassword))) ??
          refusedByShopify(form, await update({...names, email: typedEmail}), context.language);
        return {success: changed === null, rejection: changed};
      });
      return rejection;
    },
  });
}

/** Sets a new password. Returns `null`, or the rejected form. Throws 404 where accounts have no passwords. */
export async function changePassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  return submitForm(context, form, {
    schema: changePasswordSchema,
    limit: 'signIn',
    async submit({currentPassword, password: newPassword}) {
      const {password} = requireCustomer(context);
      if (!password) throw new Response(null, {status: 404});
      const key = await submissionKey(context, form);
      const changed = await password.change(currentPassword, newPassword, key);
      return refusedWithPassword(context, form, changed);
    },
  });
}

/** Like `refusedByShopify`, for a form with the current password: a wrong one is reported, as it may be a guess. */
async function refusedWithPassword(
  {language, securityLog}: AppLoadContext,
  form: FormData,
  outcome: Outcome,
): Promise<RefusedForm | null> {
  const isWrong =
    !outcome.success && outcome.errors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER');
  if (!isWrong) return refusedByShopify(form, outcome, language);
  await securityLog.report('sign-in-failed');
  const message = translatorOf(language)('accountPages.password.wrong');
  return refuseForm(form, {fields: {currentPassword: message}}, language);
}
