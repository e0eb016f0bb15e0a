import {matchPage, resources, webhooks} from '~/pages';
import {hexHmac} from '~/services/http/encodings';
import {networkOf, requestedPage} from './request-facts';
import type {Settings} from './env.server';

/** What somebody who watches over the shop wants to know of. `docs/setting-up.md` says what each means. */
type SecurityEvent =
  | 'sign-in-failed'
  | 'limit-reached'
  | 'cross-site-form'
  | 'bad-seal'
  | 'bad-preview-token'
  | 'bad-webhook-signature';

export interface SecurityLog {
  /**
   * Writes one line of JSON about this request with `console.warn`. It names the visitor's network by a keyed digest and
   * the page by its name, never by its path: paths carry tokens. `limit` says which limit was reached. Never throws.
   */
  report(event: SecurityEvent, limit?: string): Promise<void>;
}

type LogSettings = Pick<Settings, 'SESSION_SECRET' | 'BUYER_IP_HEADER'>;

/** Enough to tell networks apart. */
const DIGITS = 16;

/** The security events of one request. */
export function openSecurityLog(request: Request, settings: LogSettings): SecurityLog {
  const {headers} = request;
  return {
    async report(event, limit) {
      const network = networkOf(headers.get(settings.BUYER_IP_HEADER) ?? '') || null;
      const line = {
        log: 'security',
        event,
        route: routeOf(new URL(request.url)),
        network:
          network &&
          (await hexHmac(`network:${settings.SESSION_SECRET[0]}`, network)).slice(0, DIGITS),
        request: requestIdOf(headers),
        ...(limit && {limit}),
      };
      console.warn(JSON.stringify(line));
    },
  };
}

/** Name of the page or resource in `pages.ts`. */
export function routeOf(url: URL): string {
  const [path = ''] = requestedPage(url).split('?');
  if (Object.values(webhooks).some((webhook) => path === `/${webhook}`)) return 'webhook';
  const pattern = Object.entries(resources).find(([, {path: one}]) => {
    const [fixed = ''] = one.split(':');
    return fixed === one ? path === `/${one}` : path.startsWith(`/${fixed}`);
  });
  return pattern?.[0] ?? matchPage(path)?.page ?? 'unknown';
}

/** Oxygen's or Cloudflare's id of the request; what is no id of theirs is left out. */
export function requestIdOf(headers: Headers): string | null {
  const id = headers.get('request-id') ?? headers.get('cf-ray') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
