import {defaultLanguage} from '~/i18n/languages';
import {PREVIEW_PARAM} from '~/pages';
import {hexDigest, isSameText} from '~/services/http/encryption.server';
import {perIsolate} from '~/services/http/isolate-memory';
import {createStoryblokMemory} from '~/services/storyblok/cache-version.server';
import {VERSION_TTL_MS} from '~/services/storyblok/delivery-client.server';
import {createStoryblok, type Storyblok} from '~/services/storyblok/storyblok.server';
import type {Settings} from './env.server';
import {traceOf} from './request-log.server';
import {urlOf} from './shop-host.server';

type ServiceOptions = Parameters<typeof createStoryblok>[0];

interface StoryblokOptions extends Omit<ServiceOptions, 'preview' | 'memory' | 'times'> {
  preview: Preview | null;
}

/**
 * The content service for one request; only a verified preview gets drafts. What the editor posts while somebody is
 * typing contains the story itself: everything around it is published, as each draft would cost a call to Storyblok.
 */
export function openStoryblok({preview, ...options}: StoryblokOptions): Storyblok {
  return createStoryblok({
    ...options,
    times: traceOf(options.request).suppliers,
    preview: preview?.isVerified && options.request.method !== 'POST' ? preview : null,
    memory: memoryOf(),
  });
}

/** The version of the published content, if the isolate has fetched it in the last minute. */
export function knownContentVersion(): number | undefined {
  const {cv, checkedAt} = memoryOf().version;
  return Date.now() - checkedAt < VERSION_TTL_MS ? cv : undefined;
}

/** The version of the published content, a minute old at most; one request fetches it from Storyblok for all. */
export async function contentVersion(
  options: Omit<StoryblokOptions, 'cache' | 'preview' | 'language'>,
): Promise<number | undefined> {
  const knownVersion = knownContentVersion();
  if (knownVersion !== undefined) return knownVersion;
  const cache = await caches.open('hydrogen');
  return openStoryblok({
    ...options,
    cache,
    preview: null,
    language: defaultLanguage,
  }).contentVersion();
}

const memoryOf = perIsolate(createStoryblokMemory);

/** A request by the visual editor; without `isVerified` it only claims to be one. `release`: a planned one it shows. */
export type Preview =
  | {isVerified: true; storyId: number; release?: string; hasExpired?: never}
  /** Published content and a warning: the signature is invalid, or was valid but is older than an hour. */
  | {isVerified: false; hasExpired?: true};

/** Whether a request comes from our own editor, even if it has been open for longer than its signature is valid. */
export function isFromEditor(preview: Preview | null): boolean {
  return preview !== null && (preview.isVerified || preview.hasExpired === true);
}

const MAX_AGE_S = 60 * 60;
/** Allows for clock skew. */
const MAX_AHEAD_S = 60;

type PreviewSettings = Pick<Settings, 'STORYBLOK_SPACE_ID' | 'STORYBLOK_PREVIEW_TOKEN'>;

/**
 * Reads the marker that the visual editor adds to the URL (`_storyblok`, the story's id) and verifies its signature;
 * `null` without a marker. Never throws.
 * @see https://www.storyblok.com/faq/how-to-verify-the-preview-query-parameters-of-the-visual-editor
 */
export async function readPreview(
  request: Request,
  settings: PreviewSettings,
): Promise<Preview | null> {
  const {searchParams} = urlOf(request);
  const marker = searchParams.get(PREVIEW_PARAM);
  if (marker === null) return null;

  const spaceId = searchParams.get('_storyblok_tk[space_id]');
  const timestamp = searchParams.get('_storyblok_tk[timestamp]') ?? '';
  const token = searchParams.get('_storyblok_tk[token]') ?? '';
  const {STORYBLOK_SPACE_ID: ownSpaceId, STORYBLOK_PREVIEW_TOKEN: previewToken} = settings;
  const isOurs = Boolean(ownSpaceId && previewToken) && spaceId === ownSpaceId;
  const isWellFormed = /^\d{1,15}$/.test(marker) && /^\d{1,12}$/.test(timestamp);
  const age = Date.now() / 1000 - Number(timestamp);
  if (!isOurs || !isWellFormed || age < -MAX_AHEAD_S) return {isVerified: false};

  const expected = await hexDigest('SHA-1', `${spaceId}:${previewToken}:${timestamp}`);
  if (!isSameText(token, expected)) return {isVerified: false};
  if (age >= MAX_AGE_S) return {isVerified: false, hasExpired: true};
  // `undefined` or 0 outside of releases.
  const release = searchParams.get('_storyblok_release') ?? '';
  const isRelease = /^[1-9]\d{0,18}$/.test(release);
  return {isVerified: true, storyId: Number(marker), ...(isRelease && {release})};
}
