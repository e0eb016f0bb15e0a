import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** What the shop can do for shopping agents, as Shopify tells it. */
export async function loader({context, request}: LoaderFunctionArgs) {
  if (!(await context.limits.allows('agent'))) return new Response(null, {status: 429});
  return context.shopify.agentTools.handOn(request, '/.well-known/ucp');
}

export function action() {
  return new Response(null, {status: 405, headers: {Allow: 'GET, HEAD'}});
}
