import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {resources} from '~/pages';

/**
 * Shopify's protocol for shopping agents: `GET` of its profile describes what the shop can do, `POST` exposes its
 * catalogue and cart as tools (Model Context Protocol).
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const isProfile = new URL(request.url).pathname.toLowerCase() === `/${resources.agentProfile}`;
  if (isProfile === (request.method === 'POST')) {
    const headers = {Allow: isProfile ? 'GET, HEAD' : 'POST'};
    return new Response(null, {status: 405, headers});
  }
  if (!(await context.limits.allows('agent'))) return new Response(null, {status: 429});
  return context.shopify.forwardAgent(request, isProfile ? '/.well-known/ucp' : '/api/ucp/mcp');
}

export const action = loader;
