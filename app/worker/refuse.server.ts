import {canonicalPath} from '~/i18n/href';
import {languageOfPath} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {readUpTo} from '~/services/http/streams.server';
import type {Settings} from './env.server';
import {withoutVisitor} from './request-facts.server';
import {openSecurityLog} from './request-log.server';
import {redirectToShop, withRequestHost} from './shop-host.server';
import {type Preview, readPreview} from './storyblok.server';

const BODY_LIMIT_BYTES = 64 * 1024;
/** What the visual editor sends while somebody types. */
const STORY_LIMIT_BYTES = 1024 * 1024;

/** A request that pages answer, with its body read. */
interface Admitted {
  request: Request;
  preview: Preview | null;
}

/**
 * Lets a request in, without what its sender has added where files are asked for (`withoutVisitor`); or answers it, when it
 * belongs to another address, is refused (`refuse`) or has a body that is too long.
 */
export async function admit(received: Request, settings: Settings): Promise<Response | Admitted> {
  const elsewhere = redirectToShop(received, settings);
  const refusal = elsewhere ?? refuse(received);
  if (refusal) {
    if (!elsewhere && refusal.status === 403) {
      await openSecurityLog(received, settings).report('cross-site-form');
    }
    await limitBody(received);
    return refusal;
  }
  const asked = withoutVisitor(withRequestHost(received), settings);
  const preview = await readPreview(asked, settings);
  const request = await limitBody(asked, preview?.isVerified);
  return request instanceof Response ? request : {request, preview};
}

/**
 * Answers requests that no page needs to see: 301 to the one spelling of an address, 400 for half encodings in a path
 * and for data of single routes, 403 for posts from another site, 405 for unknown methods. `null` lets the request pass.
 */
export function refuse(request: Request): Response | null {
  const url = new URL(request.url);
  if (!isDecodable(url.pathname)) return plain(400, 'Bad Request');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return plain(405, 'Method Not Allowed', {Allow: 'GET, HEAD, POST'});
  }
  const isPost = request.method === 'POST';
  if (isPost && !isSameOrigin(request, url)) return plain(403, 'Forbidden');
  // Remix's older way to ask for data of one route, which only logs warnings by now.
  if (url.searchParams.has('_data')) return plain(400, 'Bad Request');
  return isPost ? null : redirectToCanonical(url);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function redirectToCanonical(url: URL): Response | null {
  if (url.pathname.endsWith('.data')) return null;
  const canonical = canonicalPath(url.pathname.replaceAll(/\/{2,}/g, '/'));
  if (canonical === url.pathname) return null;
  return new Response(null, {status: 301, headers: {Location: canonical + url.search}});
}

/**
 * Remix compares `Origin` with `Host` for documents only, not for resource routes. This check holds for all of them. Browsers send at least one of the two headers with a post; what is sent
 * has to be right.
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
 * The request with its body read, or 413 for a body over 64 KB, whatever its length header says; a story of the
 * verified visual editor may have 1 MB.
 */
export async function limitBody(request: Request, isEditor = false): Promise<Request | Response> {
  // A GET with a body is refused by Hydrogen, and no request can be made of it again.
  if (!request.body || request.method !== 'POST') return request;
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  const limit = isEditor && isEditedStory(request) ? STORY_LIMIT_BYTES : BODY_LIMIT_BYTES;
  const body = await readUpTo(request.body, announced > limit ? 0 : limit);
  if (body) return new Request(request, {body});
  const {pathname} = new URL(request.url);
  return plain(413, translatorOf(languageOfPath(pathname))('form.tooLarge'));
}

function isEditedStory({url, headers}: Request): boolean {
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return isJson && new URL(url).searchParams.has('_storyblok');
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers},
  });
}
