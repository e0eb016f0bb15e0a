import {fieldsIn, textOf} from './content-values';
import {deliveredContent, type Wanted} from './delivered-story';
import {meets, readFilterQuery} from './filter-query';
import {listOf} from './story-parameters';
import {sortStories} from './story-order';
import type {StoredStory} from './story-schema';

type Test = (story: StoredStory) => boolean;

/** Matches a slug against patterns, in which `*` matches anything. */
function matchesAny(slug: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}/?$`).test(slug);
  });
}

/** 1 for stories in the root folder, 2 for those in its folders; 0 for the first page of a folder. */
const levelOf = ({full_slug: slug, is_startpage: first}: StoredStory): number =>
  first ? 0 : slug.replace(/\/$/, '').split('/').length;

const dates = ['first_published_at', 'published_at', 'updated_at'] as const;

function dateTests(parameters: URLSearchParams): Test[] {
  return dates.flatMap((field) => {
    const moment = (story: StoredStory) => Date.parse(story[field] ?? '');
    const bound = (side: 'gt' | 'lt') => {
      const text = parameters.get(`${field}_${side}`);
      return text === null ? null : Date.parse(`${text.replace(' ', 'T')}Z`);
    };
    const [after, before] = [bound('gt'), bound('lt')];
    const tests: Test[] = [];
    if (after !== null) tests.push((story) => moment(story) > after);
    if (before !== null) tests.push((story) => moment(story) < before);
    return tests;
  });
}

/** Every word of the term must occur in the name, slug or a text of the content. */
function searchTest(term: string, wanted: Wanted): Test {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return (story) => {
    const values = [...fieldsIn(deliveredContent(story, wanted))].flatMap((fields) =>
      Object.values(fields).map(textOf),
    );
    const text = [story.name, story.full_slug, ...values].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

function testsOf(parameters: URLSearchParams, wanted: Wanted): Test[] {
  const tests: Test[] = dateTests(parameters);
  const given = (name: string, test: (value: string) => Test) => {
    const value = parameters.get(name);
    if (value) tests.push(test(value));
  };
  const list = (name: string, test: (values: string[]) => Test) => {
    const values = listOf(parameters, name);
    if (values.length > 0) tests.push(test(values));
  };
  given('starts_with', (start) => (story) => story.full_slug.startsWith(start));
  given('content_type', (type) => (story) => story.content.component === type);
  given('is_startpage', (asked) => (story) => story.is_startpage === ['1', 'true'].includes(asked));
  given('level', (level) => (story) => levelOf(story) === Number(level));
  given('search_term', (term) => searchTest(term, wanted));
  list('by_uuids', (uuids) => (story) => uuids.includes(story.uuid));
  list('by_uuids_ordered', (uuids) => (story) => uuids.includes(story.uuid));
  list('by_ids', (ids) => (story) => ids.includes(String(story.id)));
  list('by_slugs', (slugs) => (story) => matchesAny(story.full_slug, slugs));
  list('excluding_slugs', (slugs) => (story) => !matchesAny(story.full_slug, slugs));
  list('excluding_ids', (ids) => (story) => !ids.includes(String(story.id)));
  list('with_tag', (tags) => (story) => story.tag_list.some((tag) => tags.includes(tag)));
  const query = readFilterQuery(parameters);
  tests.push((story) => meets(deliveredContent(story, wanted), query));
  return tests;
}

/** The stories selected by parameters, in order, not yet paginated. */
export function selectStories(
  stories: readonly StoredStory[],
  parameters: URLSearchParams,
  wanted: Wanted,
): StoredStory[] {
  const tests = testsOf(parameters, wanted);
  const found = stories.filter((story) => tests.every((test) => test(story)));
  const order = listOf(parameters, 'by_uuids_ordered');
  if (order.length > 0) {
    return found.sort((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid));
  }
  return sortStories(found, parameters.get('sort_by'));
}
