import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {changeLocale} from '~/features/chrome/change-locale.server';
import {readFields} from '~/forms/read-form.server';

/** Country and language choice of the footer, a plain form on every page. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  return redirect(await changeLocale(context, form), 303);
}

/** The address alone chooses nothing. */
export function loader() {
  return redirect('/', 303);
}
