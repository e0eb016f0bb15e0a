/** For load balancers: the worker runs and its settings are complete. */
export function loader() {
  return new Response('ok', {headers: {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}});
}
