import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {leadTo} from '~/features/account/lead-to.server';
import {loadAccount} from '~/features/account/load-customer.server';
import {LoginPage} from '~/features/account/LoginPage';
import {signIn} from '~/features/account/sign-in.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {readFields} from '~/forms/read-fields';
import {safeReturnTo} from '~/forms/return-to';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {language} = context;
  const {signedIn} = await loadAccount(context);
  // Who is signed in goes straight to the account (spec §6).
  if (signedIn) throw leadTo(context, href(language, 'account'));

  const {origin, searchParams} = new URL(request.url);
  const title = translatorOf(language)('account.login.title');
  return {
    returnTo: safeReturnTo(searchParams.get('returnTo'), origin),
    meta: await pageMeta(context, request, {title, noindex: true}),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  const result = await signIn(context, form, new URL(request.url).origin);
  if (!result.signedIn) return data(result.answer, {status: result.status});
  throw leadTo(context, result.returnTo ?? href(context.language, 'account'));
}

export const headers = () => ({'Cache-Control': 'private, no-store'});

export const meta: MetaFunction<typeof loader> = ({data: loaded}) => loaded?.meta ?? [];

export default function LoginRoute() {
  const {returnTo} = useLoaderData<typeof loader>();
  return <LoginPage answer={useActionData<typeof action>() ?? null} returnTo={returnTo} />;
}
