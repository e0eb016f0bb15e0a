/** What an answer may say otherwise: pages name their own policy, and the visual editor frames them from elsewhere. */
const unlessTold = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of every answer of the worker. The referrer policy must not be `no-referrer`: browsers would then
 * send `Origin: null` with plain forms, which the origin check refuses.
 */
export function setSecurityHeaders(headers: Headers, request: Request): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  for (const [name, value] of Object.entries(unlessTold)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}
