import {spaceId} from './access';
import type {SentAnswer} from './edge-cache';
import {deliveredStory, type Wanted} from './delivered-story';
import {servedInsteadOf} from './faults';
import {languageCodes, languageOf} from './languages';
import {linkModes, resolveLinks, type LinkMode} from './resolved-links';
import {resolveRelations} from './resolved-relations';
import {links} from './links';
import {selectStories} from './story-list';
import {countOf, listOf, unknownParameters} from './story-parameters';
import type {Space, Version} from './space';
import type {StoredStory} from './story-schema';

const mostPerPage = 100;
const usualPerPage = 25;

export interface ResourceContext {
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
  const unknown = unknownParameters(path === 'stories' ? 'stories' : 'story', parameters);
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
  const {space} = context;
  if (path === 'stories') return answerStories(parameters, context);
  if (path.startsWith('stories/')) {
    return answerStory(path.slice('stories/'.length), parameters, context);
  }
  switch (path) {
    case 'spaces/me': {
      const {version} = space;
      const codes = {language_codes: languageCodes};
      return json({space: {id: spaceId, name: 'Radladen', domain: '', version, ...codes}});
    }
    case 'links': {
      const {body, headers} = links(space, context.version, parameters);
      return json({links: body, cv: space.version}, 200, headers);
    }
    case 'datasources':
      return json({datasources: []}, 200, counted(0, usualPerPage));
    case 'datasource_entries':
      return json({datasource_entries: [], cv: space.version}, 200, counted(0, usualPerPage));
    case 'tags':
      return json({tags: tagsOf(space.list(context.version))});
    default:
      return notFound();
  }
}

/** The pagination headers. */
const counted = (total: number, perPage: number): Record<string, string> => ({
  total: String(total),
  'per-page': String(perPage),
});

function tagsOf(stories: readonly StoredStory[]) {
  const names = stories.flatMap((story) => story.tag_list);
  return [...new Set(names)].map((name) => ({
    name,
    taggings_count: names.filter((other) => other === name).length,
  }));
}

const wantedOf = (parameters: URLSearchParams, context: ResourceContext): Wanted => ({
  version: context.version,
  assetOrigin: context.assetOrigin,
  language: languageOf(parameters.get('language')),
  fallback: parameters.get('fallback_lang'),
  excludedFields: listOf(parameters, 'excluding_fields'),
  excludedStoryFields: listOf(parameters, 'excluding_story_fields'),
});

/** The response fields besides the stories: relations, links and the version. */
function envelope(
  stories: readonly StoredStory[],
  parameters: URLSearchParams,
  {space}: ResourceContext,
  wanted: Wanted,
) {
  const relations = listOf(parameters, 'resolve_relations');
  const mode: LinkMode = linkModes.find((one) => one === parameters.get('resolve_links')) ?? '0';
  const at = (name: string) => ({wanted, level: countOf(parameters, name, 1)});
  return {
    cv: space.version,
    ...resolveRelations(space, stories, relations, at('resolve_level')),
    ...resolveLinks(space, stories, mode, at('resolve_links_level')),
  };
}

function answerStory(
  key: string,
  parameters: URLSearchParams,
  context: ResourceContext,
): SentAnswer {
  const story = context.space.find(servedInsteadOf(key), context.version);
  const byUuid = parameters.get('find_by') === 'uuid';
  if (!story || byUuid !== (story.uuid === key)) return notFound();
  const wanted = wantedOf(parameters, context);
  const beside = envelope([story], parameters, context, wanted);
  return json({story: deliveredStory(story, wanted), ...beside});
}

function answerStories(parameters: URLSearchParams, context: ResourceContext): SentAnswer {
  const wanted = wantedOf(parameters, context);
  const found = selectStories(context.space.list(context.version), parameters, wanted);
  const perPage = Math.min(mostPerPage, countOf(parameters, 'per_page', usualPerPage));
  const start = (countOf(parameters, 'page', 1) - 1) * perPage;
  const page = found.slice(start, start + perPage);
  const stories = page.map((story) => deliveredStory(story, wanted));
  const beside = envelope(page, parameters, context, wanted);
  return json({stories, ...beside}, 200, counted(found.length, perPage));
}
