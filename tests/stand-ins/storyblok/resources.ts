import {spaceId} from './access';
import {fieldsIn, textOf, type ContentFields} from './content-values';
import {
  deliveredContent,
  slugIn,
  deliveredStory,
  languageCodes,
  languageOf,
  type Wanted,
} from './delivered-story';
import {hostileStories} from './hostile-stories';
import type {Space, Version} from './space';
import type {StoredStory} from './story-schema';

/** Above this limit the response only lists the identifiers. */
const mostAddresses = 500;

/** Identifier of the story that a link field or rich text link refers to. */
function target(fields: ContentFields): string {
  if (fields.linktype !== 'story') return '';
  return fields.fieldtype === 'multilink' ? textOf(fields.id) : textOf(fields.uuid);
}

/** Identifiers of the stories that content links to. */
export const linkedStories = (content: ContentFields): string[] => [
  ...new Set([...fieldsIn(content)].map(target).filter(Boolean)),
];

/** The stories that `stories` link to, for `resolve_links=url`; clients insert them into the fields. */
export function resolveLinks(space: Space, stories: readonly StoredStory[], wanted: Wanted) {
  const uuids = stories.flatMap((story) => linkedStories(deliveredContent(story, wanted)));
  const found = [...new Set(uuids)].flatMap((uuid) => space.find(uuid, wanted.version) ?? []);
  if (found.length > mostAddresses) return {links: [], link_uuids: found.map(({uuid}) => uuid)};
  const links = found.map(({name, id, uuid, slug, full_slug: path}) => {
    const address = slugIn(path, wanted.language);
    return {name, id, uuid, slug, url: address, full_slug: address};
  });
  return {links};
}

/** A response as it was sent. */
export interface SentAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const mostPerPage = 100;
const usualPerPage = 25;

/** The parameters that the shop and its commands send; the real API has more, and also refuses unknown ones. */
const parametersOfAll = ['token', 'version', 'cv', 'language', 'resolve_links', 'from_release'];
const parametersOfLists = [...parametersOfAll, 'by_uuids', 'per_page', 'page'];

interface ResourceContext {
  space: Space;
  version: Version;
  assetOrigin: string | null;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): SentAnswer => ({
  status,
  body: JSON.stringify(body),
  headers,
});

const notFound = (): SentAnswer => json(['This record could not be found'], 404);

/** The error for a parameter that the endpoint does not support, if any. */
export function refused(path: string, parameters: URLSearchParams): SentAnswer | undefined {
  if (!/^stories(\/|$)/.test(path)) return undefined;
  const known = path === 'stories' ? parametersOfLists : parametersOfAll;
  const names = [...parameters.keys()].map((name) => name.replace(/\[.*$/s, ''));
  const unknown = [...new Set(names)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return json({error: `Parameter(s) ${unknown.join(', ')} not allowed`}, 422);
}

/** Handles what follows `/v2/cdn/`. */
export function answerResource(
  path: string,
  parameters: URLSearchParams,
  context: ResourceContext,
): SentAnswer {
  const wrong = refused(path, parameters);
  if (wrong) return wrong;
  if (path === 'stories') return answerStories(parameters, context);
  if (path === 'links') return answerLinks(parameters, context);
  if (path.startsWith('stories/')) {
    return answerStory(path.slice('stories/'.length), parameters, context);
  }
  if (path !== 'spaces/me') return notFound();
  const {version} = context.space;
  const codes = {language_codes: languageCodes};
  return json({space: {id: spaceId, name: 'Radladen', domain: '', version, ...codes}});
}

const wantedOf = (
  parameters: URLSearchParams,
  {version, assetOrigin}: ResourceContext,
): Wanted => ({version, assetOrigin, language: languageOf(parameters.get('language'))});

/** The response fields besides the stories: links and the version. */
function envelope(
  stories: readonly StoredStory[],
  parameters: URLSearchParams,
  {space}: ResourceContext,
  wanted: Wanted,
) {
  const resolves = parameters.get('resolve_links') === 'url';
  const links = resolves ? resolveLinks(space, stories, wanted) : {links: []};
  return {cv: space.version, rels: [], ...links};
}

function answerStory(
  key: string,
  parameters: URLSearchParams,
  context: ResourceContext,
): SentAnswer {
  const story = context.space.find(key, context.version);
  if (!story || story.uuid === key) return notFound();
  const wanted = wantedOf(parameters, context);
  const beside = envelope([story], parameters, context, wanted);
  return json({story: deliveredStory(story, wanted), ...beside});
}

/** An integer of at least 1, else `otherwise`. */
function countOf(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;
}

const mostLinksPerPage = 1000;

function answerLinks(parameters: URLSearchParams, {space, version}: ResourceContext): SentAnswer {
  const found = [...space.list(version), ...hostileStories()];
  const perPage = Math.min(mostLinksPerPage, countOf(parameters, 'per_page', usualPerPage));
  const start = (countOf(parameters, 'page', 1) - 1) * perPage;
  const links = Object.fromEntries(
    found
      .slice(start, start + perPage)
      .map(({id, uuid, name, full_slug: slug}) => [uuid, {id, uuid, name, slug, is_folder: false}]),
  );
  const headers = {total: String(found.length), 'per-page': String(perPage)};
  return json({links}, 200, headers);
}

function answerStories(parameters: URLSearchParams, context: ResourceContext): SentAnswer {
  const wanted = wantedOf(parameters, context);
  const uuids = parameters.get('by_uuids')?.split(',');
  const found = context.space
    .list(context.version)
    .filter(({uuid}) => !uuids || uuids.includes(uuid))
    .sort((one, other) => other.position - one.position || one.id - other.id);
  const perPage = Math.min(mostPerPage, countOf(parameters, 'per_page', usualPerPage));
  const start = (countOf(parameters, 'page', 1) - 1) * perPage;
  const page = found.slice(start, start + perPage);
  const stories = page.map((story) => deliveredStory(story, wanted));
  const beside = envelope(page, parameters, context, wanted);
  const headers = {total: String(found.length), 'per-page': String(perPage)};
  return json({stories, ...beside}, 200, headers);
}
