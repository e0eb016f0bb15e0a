import {HttpResponse} from 'msw';
import type {RequestLog} from '../shopify/request-log';
import {accessOf} from './access';
import {unauthorizedBody, type Faults} from './faults';
import {answerResource, refused, type SentAnswer} from './resources';
import type {Space, Version} from './space';

const mostKept = 500;

/**
 * The CDN in front of the API: published responses are cached by URL, so that requests with an old `cv` get the old
 * content.
 */
export class EdgeCache {
  #kept = new Map<string, SentAnswer>();

  get(address: string): SentAnswer | undefined {
    return this.#kept.get(address);
  }

  keep(address: string, answer: SentAnswer): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= mostKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(address, answer);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** One space: its content, its tokens, and what is recorded. */
export interface FakeSpace {
  space: Space;
  faults: Faults;
  log: RequestLog;
  edge: EdgeCache;
}

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'total, per-page',
};

function answer({status, body, headers}: SentAnswer): Response {
  const type = body.startsWith('<')
    ? 'text/html; charset=utf-8'
    : 'application/json; charset=utf-8';
  return new HttpResponse(body, {status, headers: {...shared, 'Content-Type': type, ...headers}});
}

const bare = (status: number, body: string): Response => answer({status, body, headers: {}});

/** Redirects requests without a version to the same URL with the current one. */
function redirect(url: URL, version: number): Response {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.set('cv', String(version));
  parameters.sort();
  const target = `${url.origin}${url.pathname}?${parameters}`;
  return new HttpResponse(null, {status: 301, headers: {...shared, Location: target}});
}

/** Storyblok serves pictures from another host; the stand-in serves them from the same one. */
const assetOrigin = ({hostname, origin}: URL): string | null =>
  /(^|\.)storyblok(china)?\.(com|cn)$/.test(hostname) ? null : origin;

function answerWithToken(fake: FakeSpace, path: string, url: URL): Response {
  const {space, edge} = fake;
  const access = accessOf(url.searchParams.get('token'));
  const version: Version = url.searchParams.get('version') === 'draft' ? 'draft' : 'published';
  if (!access || (version === 'draft' && access !== 'draft')) return bare(401, unauthorizedBody);
  const context = {space, version, assetOrigin: assetOrigin(url)};
  if (path === 'spaces/me' || version === 'draft') {
    const sent = answerResource(path, url.searchParams, context);
    const seconds = path === 'spaces/me' ? 'public, s-maxage=2' : 'private, must-revalidate';
    return answer({...sent, headers: {...sent.headers, 'Cache-Control': `max-age=0, ${seconds}`}});
  }
  const kept = edge.get(url.href);
  if (kept) return answer(kept);
  const wrong = refused(path, url.searchParams);
  if (wrong) return answer(wrong);
  const cv = Number(url.searchParams.get('cv') ?? NaN);
  if (!(cv >= space.version)) return redirect(url, space.version);
  const made = answerResource(path, url.searchParams, context);
  const caching = {'Cache-Control': 'max-age=0, public, s-maxage=604800'};
  const sent = {...made, headers: {...made.headers, ...caching}};
  if (sent.status === 200) edge.keep(url.href, sent);
  return answer(sent);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Handles `GET /v2/cdn/…`. */
export function answerDelivery(fake: FakeSpace, request: Request): Response {
  const url = new URL(request.url);
  const [, rest = ''] = /\/v2\/cdn\/(.*)$/.exec(url.pathname) ?? [];
  const path = decoded(rest).replace(/\/$/, '');
  const entry = fake.log.start({
    operation: path,
    version: url.searchParams.get('version') ?? 'published',
  });
  const response = run(fake, path, url);
  fake.log.end(entry, response.status);
  return response;
}

function run(fake: FakeSpace, path: string, url: URL): Response {
  const fault = fake.faults.take(path);
  return fault ? bare(fault.status, fault.body) : answerWithToken(fake, path, url);
}
