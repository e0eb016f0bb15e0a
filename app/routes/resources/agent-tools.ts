import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

/** Shopify's catalogue and cart as tools for shopping agents (Model Context Protocol). */
export async function action({context, request}: ActionFunctionArgs) {
  if (!(await context.limits.allows('agent'))) return new Response(null, {status: 429});
  return context.shopify.agentTools.handOn(request, '/api/ucp/mcp');
}

export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}
