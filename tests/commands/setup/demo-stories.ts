import {z} from 'zod';
import type {WrittenStory} from '../../stand-ins/storyblok/story-schema';
import {assetSize, parseAssetName} from '../../stand-ins/storyblok-images/asset-name';
import {assetPicture} from '../../stand-ins/storyblok-images/asset-picture';
import {formatOf} from '../../stand-ins/storyblok-images/image-operations';
import type {Change, ChangeList} from './change-list';
import samples from './sample-stories.json';
import type {ManagementApi} from './storyblok';

/** Marks stories created by this command: later runs resume the drafts and recognise the published ones. */
const TAG = 'radladen-demo';
const PAGE = 100;
const addressOfAsset = /https:\/\/a\.storyblok\.com\/f\/[^"\s?]+?\.(?:png|jpe?g|webp|avif)/g;

const storySchema = z.object({
  id: z.number(),
  uuid: z.string(),
  full_slug: z.string(),
  is_folder: z.boolean().nullish(),
  published: z.boolean().nullish(),
  tag_list: z.array(z.string()).nullish(),
});
type KnownStory = z.output<typeof storySchema>;
const oneStory = z.object({
  story: storySchema.extend({content: z.record(z.string(), z.unknown()).nullish()}),
});
const assetSchema = z.object({id: z.number(), filename: z.string()});
type KnownAsset = z.output<typeof assetSchema>;

/** The space's contents by name, including what this run adds. */
interface Space {
  api: ManagementApi;
  /** By slug without a trailing slash; folders separately. */
  stories: Map<string, KnownStory>;
  folders: Map<string, KnownStory>;
  /** By file name. */
  assets: Map<string, KnownAsset>;
}

/**
 * What a space lacks of the demo's published stories: pictures, folders, stories. Existing stories stay as they are,
 * except for samples of `setup:storyblok` that nobody has changed or published.
 *
 * @param mayBeLive whether the stories may be published next to others that are not the demo's. Throws a readable
 *   `Error` otherwise.
 */
export async function planDemoStories(
  api: ManagementApi,
  all: readonly WrittenStory[],
  mayBeLive: boolean,
): Promise<ChangeList> {
  const wanted = all.filter(({published}) => published !== false);
  const space = await readSpace(api);
  const open: WrittenStory[] = [];
  const kept: string[] = [];
  for (const story of wanted) {
    const known = space.stories.get(slugOf(story));
    if (!known || (await isUntouched(api, known))) open.push(story);
    else if (!known.published) kept.push(slugOf(story));
  }
  if (open.length === 0) return [];
  if (!mayBeLive) refuseOthers(space);
  const pictures = picturesIn(JSON.stringify(open.map(({content}) => content)));
  const parents = open.flatMap(({full_slug}) => full_slug.split('/').slice(0, -1).slice(0, 1));
  return [
    ...pictures
      .filter((name) => !space.assets.has(name))
      .map((name) => ({what: `asset ${name}`, apply: () => upload(space, name)})),
    ...[...new Set(parents)]
      .filter((slug) => !space.folders.has(slug))
      .map((slug) => ({what: `folder ${slug}`, apply: () => createFolder(space, slug)})),
    ...open
      .filter((story) => !space.stories.has(slugOf(story)))
      .map((story) => storyChange(space, story)),
    ...open.map((story) => ({
      what: `contents of ${slugOf(story)}, published`,
      apply: () => publish(space, story, wanted),
    })),
    ...kept.map((slug) => `story ${slug}: it is not as the demo has it and not published`),
  ];
}

const slugOf = ({full_slug}: {full_slug: string}) => full_slug.replace(/\/$/, '');
const nameOf = (url: string) => url.split('/').at(-1) ?? '';
const picturesIn = (text: string) => [...new Set(text.match(addressOfAsset)?.map(nameOf))];

function refuseOthers({stories}: Space): void {
  const isOther = ({published, tag_list}: KnownStory) => published && !tag_list?.includes(TAG);
  const others = [...stories.values()].filter(isOther).map(slugOf);
  if (others.length === 0) return;
  const named = others.slice(0, 3).join(', ') + (others.length > 3 ? ', …' : '');
  throw new Error(
    `the space has published stories that are not of the demo (${named}), and invented contents, imprint and terms among them, would be published beside them: -- --any-space if that is meant`,
  );
}

async function readSpace(api: ManagementApi): Promise<Space> {
  const listed = await allPages(api, '/stories/', z.object({stories: z.array(storySchema)}));
  const found = await allPages(api, '/assets/', z.object({assets: z.array(assetSchema)}));
  const stories = listed.flatMap((page) => page.stories);
  const bySlug = (isFolder: boolean) =>
    new Map(
      stories
        .filter((story) => Boolean(story.is_folder) === isFolder)
        .map((story) => [slugOf(story), story]),
    );
  const known = found.flatMap((page) => page.assets);
  return {
    api,
    stories: bySlug(false),
    folders: bySlug(true),
    assets: new Map(known.map((asset) => [nameOf(asset.filename), asset])),
  };
}

/** Fetches pages of a list until one is not full. */
async function allPages<List extends Record<string, unknown[]>>(
  api: ManagementApi,
  path: string,
  schema: z.ZodType<List>,
): Promise<List[]> {
  const pages: List[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call(schema, 'GET', `${path}?per_page=${PAGE}&page=${page}`);
    pages.push(answer);
    if (Object.values(answer).every((entries) => entries.length < PAGE)) return pages;
  }
}

/** Whether a story may be filled: the empty draft of an earlier run, or an unchanged sample. */
async function isUntouched(api: ManagementApi, known: KnownStory): Promise<boolean> {
  if (known.published) return false;
  const isOurs = known.tag_list?.includes(TAG);
  const sample = Object.entries(samples).find(([slug]) => slug === known.full_slug);
  if (!isOurs && !sample) return false;
  const {content} = (await api.call(oneStory, 'GET', `/stories/${known.id}`)).story;
  const written = isOurs ? {component: content?.component} : sample?.[1].content;
  return withoutIdentifiers(content) === withoutIdentifiers(written);
}

function withoutIdentifiers(content: unknown): string {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([name]) => name !== '_uid');
    return Object.fromEntries(
      fields
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([name, own]) => [name, plain(own)]),
    );
  };
  return JSON.stringify(plain(content));
}

/** Storyblok signs an upload, its storage receives it, and Storyblok then validates it. */
async function upload(space: Space, name: string): Promise<void> {
  const [stem = '', extension = ''] = name.split('.');
  const asset = parseAssetName(stem);
  if (!asset) throw new Error('there is no such drawing');
  const {width, height} = assetSize(asset);
  const format = formatOf(extension, null, '');
  const request = {name: stem, asset, text: null, operations: null, format};
  const bytes = new Uint8Array(await assetPicture(request));
  const signed = z.object({
    id: z.number(),
    post_url: z.string(),
    pretty_url: z.string(),
    fields: z.record(z.string(), z.string()),
  });
  const body = {filename: name, size: `${width}x${height}`, validate_upload: 1};
  const {id, post_url, pretty_url, fields} = await space.api.call(signed, 'POST', '/assets/', body);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes], {type: `image/${format}`}), name);
  const {ok, status} = await fetch(post_url, {method: 'POST', body: form});
  if (!ok) throw new Error(`it could not be uploaded (${status})`);
  await space.api.call(z.unknown(), 'GET', `/assets/${id}/finish_upload`);
  space.assets.set(name, {id, filename: new URL(pretty_url, 'https://a.storyblok.com').href});
}

async function createFolder(space: Space, slug: string): Promise<void> {
  const story = {name: slug, slug, is_folder: true};
  const answer = await space.api.call(oneStory, 'POST', '/stories/', {story});
  space.folders.set(slug, answer.story);
}

function storyChange(
  space: Space,
  {name, slug, full_slug, is_startpage, content}: WrittenStory,
): Change {
  const [parent, ...inner] = full_slug.split('/');
  return {
    what: `story ${slugOf({full_slug})}`,
    apply: async () => {
      const folder = inner.length > 0 && parent ? space.folders.get(parent) : null;
      if (folder === undefined) throw new Error(`it needs the folder ${parent}`);
      const {component, _uid} = content;
      const story = {
        name,
        slug,
        content: {component, _uid},
        tag_list: [TAG],
        ...(folder && {parent_id: folder.id}),
        ...(is_startpage && {is_startpage}),
      };
      const answer = await space.api.call(oneStory, 'POST', '/stories/', {story});
      space.stories.set(slugOf({full_slug}), answer.story);
    },
  };
}

/**
 * Fills and publishes a story. Later runs leave published stories alone, so this throws while a picture or a story that
 * the content refers to is missing in the space.
 */
async function publish(
  space: Space,
  story: WrittenStory,
  all: readonly WrittenStory[],
): Promise<void> {
  const known = space.stories.get(slugOf(story));
  if (!known) throw new Error('there is no such story');
  let text = JSON.stringify(story.content);
  const linked = all.filter(({uuid}) => text.includes(uuid));
  const missing = [
    ...picturesIn(text).filter((name) => !space.assets.has(name)),
    ...linked.map(slugOf).filter((slug) => !space.stories.has(slug)),
  ];
  if (missing.length > 0) throw new Error(`it needs ${missing.join(', ')}`);
  for (const {uuid, ...one} of linked) {
    text = text.replaceAll(uuid, space.stories.get(slugOf(one))?.uuid ?? uuid);
  }
  text = text.replaceAll(addressOfAsset, (url) => space.assets.get(nameOf(url))?.filename ?? url);
  const content = withAssets(space, JSON.parse(text));
  const tags = [...(story.tag_list ?? []), TAG];
  const body = {story: {name: story.name, content, tag_list: tags}, publish: 1};
  await space.api.call(z.unknown(), 'PUT', `/stories/${known.id}`, body);
}

/** The same content with the ids of the space's own assets. */
function withAssets(space: Space, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withAssets(space, one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, own]) => [name, withAssets(space, own)]);
  const filename = 'filename' in value && typeof value.filename === 'string' ? value.filename : '';
  return {...Object.fromEntries(fields), ...space.assets.get(nameOf(filename))};
}
