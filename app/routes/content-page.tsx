import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {missingPage} from '~/features/errors/missing-page.server';

/** Every path that no other page answers; without it a 404 would have neither header nor footer. */
export async function loader({context, request}: LoaderFunctionArgs) {
  return missingPage(context, request);
}

export default function ContentPageRoute() {
  return null;
}
