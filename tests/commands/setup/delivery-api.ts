import {z} from 'zod';
import {deliveryBase, regions} from '../../../app/services/storyblok/delivery-client.server';
import {required, type CommandSettings} from './change-list';

const PER_PAGE = 100;

const storySchema = z.object({
  uuid: z.string().default(''),
  full_slug: z.string(),
  name: z.string().default(''),
  tag_list: z.array(z.string()).default([]),
  content: z.record(z.string(), z.unknown()),
});
export type DeliveredStory = z.output<typeof storySchema>;

/** Sends one request to Storyblok's delivery API; `body` is `null` when it fails. */
export async function fetchDelivery(
  settings: CommandSettings,
  path: string,
  query: Record<string, string>,
) {
  const region = regions.find((one) => one === settings.STORYBLOK_REGION) ?? 'eu';
  const base = deliveryBase(region, settings.STORYBLOK_API_URL || undefined);
  const response = await fetch(`${base}/cdn/${path}?${new URLSearchParams(query)}`);
  const text = await response.text();
  const body: unknown = response.ok ? JSON.parse(text) : null;
  const total = Number(response.headers.get('Total') ?? 0);
  return {ok: response.ok, status: response.status, body, total};
}

/**
 * All stories that visitors can see, in the space's default language or in `language`, its Storyblok code. Throws a
 * readable `Error` when the token is missing or refused.
 */
export async function visibleStories(
  settings: CommandSettings,
  language?: string,
): Promise<DeliveredStory[]> {
  const {STORYBLOK_TOKEN} = required(settings, 'STORYBLOK_TOKEN');
  const isDraft = settings.STORYBLOK_VERSION === 'draft';
  const token = (isDraft && settings.STORYBLOK_PREVIEW_TOKEN) || STORYBLOK_TOKEN;
  const asked = {
    token,
    version: isDraft ? 'draft' : 'published',
    ...(language && {language}),
    per_page: String(PER_PAGE),
  };
  const found: DeliveredStory[] = [];
  for (let page = 1; ; page += 1) {
    const query = {...asked, page: String(page)};
    const {ok, status, body, total} = await fetchDelivery(settings, 'stories', query);
    if (!ok) throw new Error(`Cannot read the stories from Storyblok (${status})`);
    found.push(...z.object({stories: z.array(storySchema)}).parse(body).stories);
    if (page * PER_PAGE >= total) return found;
  }
}

/** A block of a story, as Storyblok delivers it. */
export type Block = Record<string, unknown>;

/** All blocks nested in a value, outermost first. */
export function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(blocksIn);
  return 'component' in value ? [value, ...inner] : inner;
}
