import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** `GET /builds/latest.json`: the build that answers now. */
export function loader({context}: LoaderFunctionArgs) {
  return Response.json(context.build, {headers: {'Cache-Control': 'no-store'}});
}
