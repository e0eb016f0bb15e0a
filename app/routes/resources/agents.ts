import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {agentGuide} from '~/features/agents/agent-guide.server';

/** `/agents.md` and `/llms.txt`: a guide to the shop for shopping agents. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const isMarkdown = new URL(request.url).pathname.toLowerCase().endsWith('.md');
  const type = isMarkdown ? 'text/markdown' : 'text/plain';
  return new Response(await agentGuide(context), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
