import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/**
 * `GET /builds/latest.json`: the running build. `GET /builds/meta/{buildId}.json`: details of a build, 404 for any but
 * the running one.
 */
export function loader({context: {build}, params}: LoaderFunctionArgs) {
  const {file} = params;
  if (file === undefined) return Response.json(build, {headers: {'Cache-Control': 'no-store'}});
  if (file !== `${build.id}.json`) return new Response(null, {status: 404});
  const headers = {'Cache-Control': 'public, max-age=31536000, immutable'};
  return Response.json({...build, prerendered: []}, {headers});
}
