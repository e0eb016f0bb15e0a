/**
 * Headers of every answer of the worker. The referrer policy must not be `no-referrer`: browsers would then
 * send `Origin: null` with plain forms, which the origin check refuses.
 */
export function setSecurityHeaders(headers: Headers, request: Request): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}
