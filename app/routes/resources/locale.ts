import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {changeLocale} from '~/features/chrome/change-locale.server';
import {readFields} from '~/forms/read-form.server';

/** The footer's country and language selection, a plain form on every page. */
export async function action({context, request}: ActionFunctionArgs) {
  const form = await readFields(request);
  return redirect(await changeLocale(context, form), 303);
}

/** GET changes nothing and redirects to the home page. */
export function loader() {
  return redirect('/', 303);
}
