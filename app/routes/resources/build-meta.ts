import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** `GET /builds/meta/{buildId}.json`: what there is to know of a build; only the running one is known. */
export function loader({context, params}: LoaderFunctionArgs) {
  const {build} = context;
  if (params.file !== `${build.id}.json`) return new Response(null, {status: 404});
  const headers = {'Cache-Control': 'public, max-age=31536000, immutable'};
  return Response.json({...build, prerendered: []}, {headers});
}
