/**
 * In development MiniOxygen hands the worker an inner port as `Host`; Remix compares it with the browser's
 * `Origin` and would refuse every form. The built worker is not affected.
 */
export function withRequestHost(request: Request): Request {
  if (process.env.NODE_ENV !== 'development') return request;
  const headers = new Headers(request.headers);
  headers.set('Host', new URL(request.url).host);
  return new Request(request, {headers});
}
