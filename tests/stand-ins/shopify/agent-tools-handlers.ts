import {http, HttpResponse, type RequestHandler} from 'msw';
import {z} from 'zod';
import type {IndexedCatalogue} from './catalogue-index';
import type {Faults} from './faults';

interface Options {
  catalogue: () => IndexedCatalogue;
  faults: Faults;
}

const callSchema = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  method: z.string(),
  params: z
    .object({
      name: z.string(),
      arguments: z.object({catalog: z.object({query: z.string()}).partial()}).partial(),
    })
    .partial()
    .optional(),
});

const version = '2026-04-08';

/**
 * Shopify's Universal Commerce Protocol, limited to discovery and catalogue search: the profile, and the tool
 * `search_catalog` over MCP. Both try to set a cookie, which no shop may pass on; its path isolates it from other
 * tests.
 */
export function agentToolsHandlers({catalogue, faults}: Options): RequestHandler[] {
  const headers = {'Set-Cookie': '_shopify_agent=1; Path=/api/ucp'};
  const faultOf = async (operation: string) => {
    const fault = faults.take(operation, '', {});
    if (!fault) return null;
    const {status = 200, body = ''} = fault;
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 0));
    const leads = status >= 300 && status < 400;
    const elsewhere: Record<string, string> = leads ? {Location: 'https://elsewhere.test/'} : {};
    const type = {'Content-Type': body.startsWith('<') ? 'text/html' : 'application/json'};
    return new HttpResponse(body || null, {status, headers: {...headers, ...type, ...elsewhere}});
  };
  return [
    http.get('*/.well-known/ucp', async ({request}) => {
      const {origin} = new URL(request.url);
      const service = {version, transport: 'mcp', endpoint: `${origin}/api/ucp/mcp`};
      const search = {'dev.ucp.shopping.catalog.search': [{version}]};
      return (
        (await faultOf('ucp')) ??
        HttpResponse.json(
          {ucp: {version, services: {'dev.ucp.shopping': [service]}, capabilities: search}},
          {headers},
        )
      );
    }),
    http.post('*/api/ucp/mcp', async ({request}) => {
      const fault = await faultOf('ucp-mcp');
      if (fault) return fault;
      const read = callSchema.safeParse(await request.json().catch(() => null));
      if (!read.success) {
        const error = {code: -32700, message: 'Parse error'};
        return HttpResponse.json({jsonrpc: '2.0', id: null, error}, {status: 400, headers});
      }
      const {id = null, method, params} = read.data;
      const reply = (answer: object) =>
        HttpResponse.json({jsonrpc: '2.0', id, ...answer}, {headers});
      if (method === 'tools/list') {
        const inputSchema = {type: 'object', properties: {catalog: {type: 'object'}}};
        return reply({result: {tools: [{name: 'search_catalog', inputSchema}]}});
      }
      if (method !== 'tools/call' || params?.name !== 'search_catalog') {
        return reply({error: {code: -32601, message: 'Method not found'}});
      }
      const words = (params.arguments?.catalog?.query ?? '').toLowerCase();
      const found = catalogue()
        .source.products.filter(({title}) => title.de.toLowerCase().includes(words))
        .slice(0, 10)
        .map(({title, handle}) => ({title: title.de, handle}));
      const cookies = request.headers.get('Cookie');
      return reply({result: {structuredContent: {products: found}, ...(cookies && {cookies})}});
    }),
  ];
}
