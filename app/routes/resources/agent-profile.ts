import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** What the shop can do for shopping agents, as Shopify tells it. */
export function loader({context, request}: LoaderFunctionArgs) {
  return context.shopify.agentTools.handOn(request, '/.well-known/ucp');
}

export function action() {
  return new Response(null, {status: 405, headers: {Allow: 'GET, HEAD'}});
}
