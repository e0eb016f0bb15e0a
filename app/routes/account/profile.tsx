import {useActionData, useLoaderData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {seeOther} from '~/features/navigation/responses.server';
import {accountPageMessages} from '~/features/account/customer.server';
import {changePassword, changeProfile, loadProfile} from '~/features/account/change-profile.server';
import {isPasswordForm, ProfilePage} from '~/features/account/ProfilePage';
import {flashNotice} from '~/features/notices/flash-notice.server';
import {unlistedMeta} from '~/features/seo/page-meta.server';
import {rejectedFormResponse, readFields} from '~/forms/read-form.server';
import {href} from '~/i18n/href';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {language} = context;
  const profile = await loadProfile(context);
  const page = {
    profile,
    messages: accountPageMessages(
      language,
      'accountPages.profile',
      'accountPages.person',
      'accountPages.password',
      'accountPages.newPassword',
      'accountPages.newsletter',
      'requests.privacy.link',
      'accountPages.summary',
      'shopify.outage',
    ),
    meta: await unlistedMeta(context, request, 'accountPages.profile.title'),
  };
  return data(page, {status: profile ? 200 : 503});
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const isPassword = isPasswordForm(new URL(request.url).search);
  const refused = await (isPassword ? changePassword : changeProfile)(context, form);
  if (refused) return rejectedFormResponse(refused);
  const title = isPassword ? 'account.notice.passwordChanged' : 'account.notice.profileChanged';
  flashNotice(context, {type: 'success', title, message: null});
  throw seeOther(context, href(context.language, 'profile'));
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ProfileRoute() {
  const {profile} = useLoaderData<typeof loader>();
  return <ProfilePage profile={profile} answer={useActionData<typeof action>() ?? null} />;
}
