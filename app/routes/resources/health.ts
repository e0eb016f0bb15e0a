import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {checkHealth, authorizeHealthCheck} from '~/features/health/deep-health.server';

/**
 * For load balancers: the worker runs and its settings are complete. `?deep`, which requires the token, checks its
 * suppliers.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has('deep')) {
    return new Response('ok', {
      headers: {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
    });
  }
  const headers = {'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex'};
  const refusal = await authorizeHealthCheck(context, request.headers.get('Authorization'));
  if (refusal) return new Response(null, {status: refusal, headers});
  const findings = await checkHealth(context);
  const isHealthy = findings.every(({state}) => state !== 'wrong');
  return Response.json({ok: isHealthy, findings}, {status: isHealthy ? 200 : 503, headers});
}
