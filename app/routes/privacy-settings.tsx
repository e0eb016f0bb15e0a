import {useActionData, useLoaderData} from '@remix-run/react';
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import {loadPrivacySettings, tagManagerOf, storeChoice} from '~/features/consent/consent.server';
import {PrivacySettingsPage} from '~/features/consent/PrivacySettingsPage';
import {flashNotice} from '~/features/notices/flash-notice.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {readFields} from '~/forms/read-form.server';
import {safeReturnTo} from '~/safe-addresses';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  context.makePrivate();
  const {messages, ...settings} = loadPrivacySettings(context);
  const t = translatorOf(context.language);
  const seo = {
    title: t('privacy.page.title'),
    description: t('privacy.page.description'),
    noindex: true,
  };
  return {settings, messages, meta: await pageMeta(context, request, seo)};
}

/**
 * Stores the choice made in this page's form or the banner on every page. Script gets data; a plain form is redirected
 * with 303 to the page it was on, this page's with a notice.
 */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const {choice, answer} = storeChoice(context, form);
  if (!choice) return data(answer, {status: 400});
  // A tag manager keeps running in its document: a new one ends it, whose CSP lacks its hosts.
  const endsTagManager = tagManagerOf(context).tagManager !== undefined && !choice.marketing;
  if (!context.isDocument && !endsTagManager) return data(answer);

  const returnTo = safeReturnTo(form.get('returnTo'));
  if (!returnTo) flashNotice(context, {type: 'success', title: 'consent.saved', message: null});
  const target = returnTo ?? href(context.language, 'privacySettings');
  throw context.isDocument ? redirect(target, 303) : redirectDocument(target, 303);
}

export {keepPageOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function PrivacySettingsRoute() {
  const {settings} = useLoaderData<typeof loader>();
  // The key shows a changed choice at once: uncontrolled fields keep their initial values.
  return (
    <PrivacySettingsPage
      key={JSON.stringify(settings.current)}
      settings={settings}
      answer={useActionData<typeof action>() ?? null}
    />
  );
}
