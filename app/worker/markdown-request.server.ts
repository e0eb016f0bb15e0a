import {matchPage} from '~/pages';

/**
 * The request for the Markdown of a product's page, when it is that what somebody wants who asks for the page:
 * `Accept: text/markdown`, and HTML later or not at all. `null` for every other request.
 */
export function markdownRequest(request: Request): Request | null {
  const {method, url, headers} = request;
  if ((method !== 'GET' && method !== 'HEAD') || !prefersMarkdown(headers.get('Accept') ?? '')) {
    return null;
  }
  const address = new URL(url);
  const {page, params} = matchPage(address.pathname) ?? {};
  if (page !== 'product' || /\.(md|data)$/.test(params?.handle ?? '')) return null;
  address.pathname += '.md';
  return new Request(address, {method, headers, signal: request.signal});
}

/** The answer to such a request: another one than browsers get at the same address, so no cache may keep it. */
export function asNegotiated(response: Response, {url}: Request): Response {
  const answer = new Response(response.body, response);
  answer.headers.set('Cache-Control', 'private, no-store');
  answer.headers.append('Vary', 'Accept');
  answer.headers.set('Content-Location', new URL(url).pathname);
  return answer;
}

function prefersMarkdown(accept: string): boolean {
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return {type, weight: weight ? Number(weight.slice(2)) || 0 : 1};
  });
  const markdown = ranges.findIndex(({type}) => type === 'text/markdown');
  const html = ranges.findIndex(({type}) => type === 'text/html');
  const wanted = ranges[markdown]?.weight ?? 0;
  const other = ranges[html]?.weight ?? 0;
  return wanted > other || (wanted > 0 && wanted === other && markdown < html);
}
