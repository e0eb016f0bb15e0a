import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {mapOwnFields, textOf, isBlok, fieldsIn, type ContentFields} from './content-values';
import {richTextNodes} from './rich-text-html';
import {readStory, type StoredStory} from './story-schema';

const asset = {
  alt: '',
  name: '',
  focus: '',
  title: '',
  source: '',
  copyright: '',
  fieldtype: 'asset',
  meta_data: {},
  is_external_url: false,
};

/**
 * Expands the short forms allowed in story files to what Storyblok sends:
 *
 * - rich text: `{"doc": ["<h2>…</h2>", "<p>…</p>"]}`, an embedded block among them as an object
 * - a picture without `fieldtype`: `{"id", "alt", "filename"}` and any further non-empty fields
 * - a link without `fieldtype`: `{"linktype": "story", "cached_url"}`, `{"linktype": "url", "url"}` or
 *   `{"linktype": "email", "email"}`, and `target` or `anchor`
 * - `factor_since`: a number of days before today
 *
 * @param uuidOf the identifier of the story that a link refers to by its `full_slug`
 */
function expanded(content: ContentFields, uuidOf: (fullSlug: string) => string): ContentFields {
  return mapOwnFields(content, (fields) => {
    const {doc, filename, fieldtype, linktype, href, uuid, url, cached_url} = fields;
    if (Array.isArray(doc)) {
      const nodes = doc.flatMap((node) => (typeof node === 'string' ? richTextNodes(node) : node));
      return {type: 'doc', content: nodes};
    }
    if (typeof fields.factor_since === 'number') {
      const day = new Date(Date.now() - fields.factor_since * 86_400_000);
      return {...fields, factor_since: day.toISOString().slice(0, 10)};
    }
    if (fieldtype !== undefined) return fields;
    if (filename !== undefined) return {...asset, ...fields};
    if (linktype === undefined) return fields;
    const isStory = linktype === 'story';
    if (href !== undefined) {
      // In rich text.
      return isStory && !uuid ? {...fields, uuid: uuidOf(textOf(href).slice(1))} : fields;
    }
    const id = isStory ? uuidOf(textOf(cached_url)) : '';
    return {id, url: '', cached_url: url ?? '', fieldtype: 'multilink', ...fields};
  });
}

const demoFolder = fileURLToPath(new URL('stories', import.meta.url));

/** The file of a story: `beratung/lastenrad` is in `beratung__lastenrad.json`. */
const fileOfStory = (fullSlug: string): string =>
  `${fullSlug.replace(/\/$/, '').replaceAll('/', '__')}.json`;

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON`, {cause: error});
  }
}

/**
 * The stories of a folder as Storyblok has them, one per file; none if the folder does not exist. Files may use the
 * short forms above.
 *
 * @throws an error that names the file, and the field if there is one
 */
export function readStoryFiles(folder: string = demoFolder): StoredStory[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
  const stories = files.sort().map((file) => {
    const story = readStory(file, parse(join(folder, file)));
    const expected = fileOfStory(story.full_slug);
    if (file !== expected) throw new Error(`${file}: story.full_slug belongs into ${expected}`);
    return story;
  });
  checkIdentifiers(stories);
  const uuids = new Map(stories.map(({full_slug, uuid}) => [full_slug, uuid]));
  return stories.map((story) => withFullContent(story, uuids));
}

let demo: {day: string; stories: readonly StoredStory[]} | null = null;

/** The demo's stories; read once a day, on which `factor_since` depends, as each test starts with them. */
export function demoStories(): readonly StoredStory[] {
  const day = new Date().toISOString().slice(0, 10);
  if (demo?.day !== day) demo = {day, stories: readStoryFiles()};
  return demo.stories;
}

/** The demo's story with a slug, as Storyblok has it. */
export function demoStory(fullSlug: string): StoredStory {
  const story = demoStories().find(({full_slug}) => full_slug === fullSlug);
  if (!story) throw new Error(`the demo has no story "${fullSlug}"`);
  return story;
}

function withFullContent(story: StoredStory, uuids: ReadonlyMap<string, string>): StoredStory {
  const uuidOf = (slug: string) => {
    const uuid = uuids.get(slug);
    if (!uuid) throw new Error(`there is no story "${slug}" to link to`);
    return uuid;
  };
  const {content, draft_content: draft} = story;
  try {
    return {
      ...story,
      content: expanded(content, uuidOf),
      ...(draft && {draft_content: expanded(draft, uuidOf)}),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${fileOfStory(story.full_slug)}: ${reason}`, {cause: error});
  }
}

/** Identifiers of blocks: a draft repeats those of the published content. */
function bloksOf(story: StoredStory): string[] {
  const uids = (content: StoredStory['content'] | undefined) =>
    [...fieldsIn(content)].flatMap((fields) => (isBlok(fields) ? fields._uid : []));
  const published = uids(story.content);
  const repeated = published.filter((uid, at) => published.indexOf(uid) !== at);
  return [...new Set([...published, ...uids(story.draft_content)]), ...repeated];
}

/**
 * Checks that numbers, identifiers and slugs are unique in a space.
 *
 * @throws an error that names both stories
 */
export function checkIdentifiers(stories: readonly StoredStory[]): void {
  const owners = new Map<string, string>();
  for (const story of stories) {
    const uids = bloksOf(story).map((uid) => `_uid ${uid}`);
    const slug = story.full_slug.replace(/\/$/, '');
    const own = [`id ${story.id}`, `uuid ${story.uuid}`, `full_slug ${slug}`, ...uids];
    for (const identifier of own) {
      const owner = owners.get(identifier);
      if (owner) throw new Error(`${identifier} is in "${owner}" and in "${story.full_slug}"`);
      owners.set(identifier, story.full_slug);
    }
  }
}
