import {linkOf} from './resolved-links';
import type {Space, Version} from './space';
import {countOf} from './story-parameters';
import {sortStories} from './story-order';
import type {StoredStory} from './story-schema';

const mostPerPage = 1000;
const usualPerPage = 25;

type Link = ReturnType<typeof linkOf>;

/** Folders are not stored: they are derived from slugs with a slash. */
function foldersOf(stories: readonly StoredStory[]): Link[] {
  const paths = stories.flatMap(({full_slug: slug}) => {
    const parts = slug.replace(/\/$/, '').split('/');
    return parts.slice(0, -1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  });
  return [...new Set(paths)].map((path, at) => {
    const number = String(at + 1).padStart(12, '0');
    return {
      id: 880_000 + at,
      uuid: `f01de700-0000-4000-8000-${number}`,
      slug: path,
      path: null,
      parent_id: 0,
      name: path.split('/').at(-1) ?? path,
      is_folder: true,
      published: false,
      is_startpage: false,
      position: 0,
      real_path: `/${path}`,
    };
  });
}

const datesOf = ({published_at, created_at, updated_at}: StoredStory) => ({
  published_at,
  created_at,
  updated_at,
});

/** One page of the links of a space, by identifier, and the pagination headers. */
export function links(space: Space, version: Version, parameters: URLSearchParams) {
  const start = parameters.get('starts_with') ?? '';
  const dated = parameters.get('include_dates') === '1';
  const stories = sortStories(space.list(version), 'position:asc');
  const all = [
    ...foldersOf(stories),
    ...stories.map((story) => ({...linkOf(story), ...(dated ? datesOf(story) : {})})),
  ].filter((link) => link.slug.startsWith(start));
  const perPage = Math.min(mostPerPage, countOf(parameters, 'per_page', usualPerPage));
  const first = (countOf(parameters, 'page', 1) - 1) * perPage;
  return {
    body: Object.fromEntries(
      all.slice(first, first + perPage).map((link) => [link.uuid, link] as const),
    ),
    headers: {total: String(all.length), 'per-page': String(perPage)},
  };
}
