import {canonicalPath} from '~/i18n/href';
import {languageOfPath} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {PREVIEW_PARAM} from '~/pages';
import {readUpTo} from '~/services/http/streams.server';
import type {Settings} from './env.server';
import {withoutVisitor} from './request-facts.server';
import {openSecurityLog} from './request-log.server';
import {redirectToShop, urlOf, withRequestHost} from './shop-host.server';
import {isFromEditor, readPreview} from './storyblok.server';

/** The length of a body, all of which is held in memory. */
export const BODY_LIMIT_BYTES = 64 * 1024;
/** What the visual editor sends while somebody is typing. */
const STORY_LIMIT_BYTES = 1024 * 1024;

/**
 * Admits a request with its body read, stripped of what its sender has added if it is for a file (`withoutVisitor`); or
 * responds to it, if it belongs to another host, is refused (`refuse`) or has a body that is too long.
 */
export async function admit(received: Request, settings: Settings) {
  const hostRedirect = redirectToShop(received, settings);
  const refusal = hostRedirect ?? refuse(received);
  if (refusal) {
    if (!hostRedirect && refusal.status === 403) {
      await openSecurityLog(received, settings).report('cross-site-form');
    }
    // Only reads the body: a client that is still sending it would not see the response.
    await limitBody(received);
    return refusal;
  }
  const strippedRequest = withoutVisitor(withRequestHost(received), settings);
  const preview = await readPreview(strippedRequest, settings);
  const request = await limitBody(strippedRequest, isFromEditor(preview));
  return request instanceof Response ? request : {request, preview};
}

/**
 * Responds to requests that no page needs to handle: 301 to the canonical URL, 400 for invalid encodings in a path and
 * for data of single routes, 403 for cross-site posts, 404 for icons that no page names, 405 for unknown methods. `null`
 * lets the request pass.
 */
export function refuse(request: Request): Response | null {
  const url = urlOf(request);
  if (!isDecodable(url.pathname)) return plainTextResponse(400, 'Bad Request');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return plainTextResponse(405, 'Method Not Allowed', {Allow: 'GET, HEAD, POST'});
  }
  if (GUESSED_ICON.test(url.pathname)) {
    return plainTextResponse(404, 'Not Found', {'Cache-Control': 'public, max-age=86400'});
  }
  const isPost = request.method === 'POST';
  if (isPost && !isSameOrigin(request, url)) return plainTextResponse(403, 'Forbidden');
  // Remix's former way to request the data of one route, which only logs warnings by now.
  if (url.searchParams.has('_data')) return plainTextResponse(400, 'Bad Request');
  return isPost ? null : redirectToCanonical(url);
}

/** Icons that browsers request without being told to, several of them with each page: an error page each is too much. */
const GUESSED_ICON = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Escaped letters, digits and `-._~`, which mean the same unescaped (RFC 3986, section 6.2.2.2). */
const NEEDLESS_ESCAPES = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** Remix decodes paths: without the redirect `/k%6Fnto` would be the account, but not be known as personal. */
function redirectToCanonical(url: URL): Response | null {
  const unescaped = url.pathname.replaceAll(NEEDLESS_ESCAPES, decodeURIComponent);
  const canonical = canonicalPath(unescaped.replaceAll(/\/{2,}/g, '/'));
  if (canonical === url.pathname) return null;
  return new Response(null, {status: 301, headers: {Location: canonical + url.search}});
}

/**
 * Remix compares `Origin` with `Host` for documents only, not for resource routes. This check covers both. Browsers
 * send at least one of the two headers below with a post; each one sent has to match.
 */
function isSameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  return (
    (site === null || site === 'same-origin' || site === 'none') &&
    (origin === null || origin === url.origin)
  );
}

/**
 * Returns the request with its body read, or 413 for a body over 64 KB, whatever its `Content-Length`; a story from the
 * visual editor may have 1 MB.
 */
export async function limitBody(request: Request, isEditor = false): Promise<Request | Response> {
  // Hydrogen refuses a GET with a body, and no new request can be created from it.
  if (!request.body || request.method !== 'POST') return request;
  const contentLength = Number(request.headers.get('Content-Length') ?? 0);
  const limit = isEditor && isEditedStory(request) ? STORY_LIMIT_BYTES : BODY_LIMIT_BYTES;
  const body = await readUpTo(request.body, contentLength > limit ? 0 : limit);
  if (body) return new Request(request, {body});
  const {pathname} = urlOf(request);
  return plainTextResponse(413, translatorOf(languageOfPath(pathname))('form.tooLarge'));
}

function isEditedStory(request: Request): boolean {
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return isJson && urlOf(request).searchParams.has(PREVIEW_PARAM);
}

function plainTextResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers},
  });
}
