import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {CustomerPassword, Outcome} from '~/services/shopify/accounts/accounts';
import type {Profile} from '~/services/shopify/accounts/customer-data';
import {changePasswordSchema, profileSchema} from './account-schemas';
import {
  loadForForm,
  offersNewsletter,
  refuseSignedOut,
  requireCustomer,
  requireProfile,
} from './customer.server';
import {refusedByShopify, refuseTooMany, submitForm} from './submit-form.server';

/** What the page 'Persönliche Daten' begins with. */
export interface ProfileView {
  /** By the names of the form's fields. */
  values: Record<string, string>;
  /** With which the customer signs in by a password; `null` where there is none to be changed. */
  passwordOf: string | null;
  /** Whether the e-mail address can be changed here. */
  changesEmail: boolean;
  /** Whether the newsletter is offered, or had and can be ended. */
  newsletter: boolean;
}

/** The signed-in customer's data; `null` as of `loadForForm`. Visitors are led to the sign-in. */
export async function loadProfile(context: AppLoadContext): Promise<ProfileView | null> {
  const profile = await loadForForm(context, requireProfile(context));
  if (!profile) return null;
  const {password, changesEmail} = requireCustomer(context);
  return {
    changesEmail,
    values: profileValues(profile),
    passwordOf: (password && profile.email) ?? null,
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
 * Saves name, e-mail address and whether news are wanted: `null`; else the form again. Another e-mail address asks for
 * the password, because whoever has the address can have the password replaced.
 */
export function changeProfile(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  return submitForm(context, form, {
    schema: profileSchema,
    async submit({email: typed, acceptsMarketing: ticked, ...typedNames}) {
      const customer = requireCustomer(context);
      const profile = await customer.profile();
      if (!profile) return refuseSignedOut(context, form);
      const mayHave = profile.acceptsMarketing || offersNewsletter(context);
      const names = {...typedNames, acceptsMarketing: ticked && mayHave};
      const {update, password, changesEmail} = customer;
      const email = changesEmail ? otherEmail(profile.email, typed) : null;
      if (!email) return refusedChange(context, form, update(names));
      const wrong =
        password && profile.email
          ? await refuseWrongPassword(context, form, password, profile.email)
          : null;
      return wrong ?? refusedChange(context, form, update({...names, email}));
    },
  });
}

/** Sets a new password: `null`; else the form again. Throws 404 where accounts have no passwords. */
export async function changePassword(
  context: AppLoadContext,
  form: FormData,
): Promise<RefusedForm | null> {
  const customer = requireCustomer(context);
  const {password} = customer;
  if (!password) throw new Response(null, {status: 404});
  return submitForm(context, form, {
    schema: changePasswordSchema,
    async submit({password: chosen}) {
      const profile = await customer.profile();
      if (!profile) return refuseSignedOut(context, form);
      const wrong = await refuseWrongPassword(context, form, password, profile.email ?? '');
      return wrong ?? refusedChange(context, form, password.change(chosen));
    },
  });
}

/** `null` when a change is done, else the form again. */
async function refusedChange(
  context: AppLoadContext,
  form: FormData,
  change: Promise<Outcome | null>,
): Promise<RefusedForm | null> {
  const changed = await change;
  if (!changed) return refuseSignedOut(context, form);
  return changed.success ? null : refusedByShopify(form, changed.errors, context.language);
}

/** The typed address when it is another one; letter case makes none. */
function otherEmail(known: string | null | undefined, typed: string): string | null {
  return known?.toLowerCase() === typed.toLowerCase() ? null : typed;
}

const FIELD = 'currentPassword';

/** `null` when the form's `currentPassword` is the customer's; else the form again. Throws `ServiceOutage`. */
async function refuseWrongPassword(
  context: AppLoadContext,
  form: FormData,
  password: CustomerPassword,
  email: string,
): Promise<RefusedForm | null> {
  const {language, securityLog} = context;
  const t = translatorOf(language);
  const refuse = (message: string) => refuseForm(form, {fields: {[FIELD]: message}}, language);

  const typed = form.get(FIELD);
  if (typeof typed !== 'string' || typed === '') {
    return refuse(t('validations.currentPassword.nonEmpty'));
  }
  const tooMany = await refuseTooMany(context, 'signIn', form);
  if (tooMany) return tooMany;

  const verified = await password.verify(email, typed);
  if (verified.success) return null;
  await securityLog.report('sign-in-failed');
  const isWrong = verified.errors.some(({code}) => code === 'UNIDENTIFIED_CUSTOMER');
  return isWrong
    ? refuse(t('accountPages.password.wrong'))
    : refusedByShopify(form, verified.errors, language);
}
