import {describe, expect, it} from 'vitest';
import {ask, read, testSpace, uuidOf} from './small-space';

const space = testSpace();
const slugs = async (parameters: Record<string, string>) =>
  (await read(space, 'stories', parameters)).stories?.map((story) => story.full_slug);

describe('story lists', () => {
  it.each([
    [{starts_with: 'team/'}, ['team/hanne', 'team/cem']],
    [{by_uuids: `${uuidOf(5)},${uuidOf(2)}`}, ['impressum', 'team/cem']],
    [{by_uuids_ordered: `${uuidOf(5)},${uuidOf(2)}`}, ['team/cem', 'impressum']],
    [{by_slugs: 'team/*,home'}, ['home', 'team/hanne', 'team/cem']],
    [{excluding_slugs: 'team/*,home'}, ['impressum', 'beratung/']],
    [{content_type: 'person'}, ['team/hanne', 'team/cem']],
    [{is_startpage: '1'}, ['beratung/']],
    [{with_tag: 'recht,andere'}, ['impressum']],
    [{level: '2'}, ['team/hanne', 'team/cem']],
    [{search_term: 'bicycles', language: 'en'}, ['en/home']],
    [{search_term: 'bicycles'}, []],
    [{sort_by: 'name:asc', content_type: 'person'}, ['team/cem', 'team/hanne']],
    [
      {sort_by: 'content.price:asc:int', by_slugs: 'beratung,impressum'},
      ['beratung/', 'impressum'],
    ],
    [{'filter_query[headline][in]': 'Cem,Hanne'}, ['team/hanne', 'team/cem']],
    [{'filter_query[headline][like]': 'imp*'}, ['impressum']],
    [{'filter_query[price][is]': 'not_empty'}, ['impressum', 'beratung/']],
    [{'filter_query[price][gt_int]': '5'}, ['impressum']],
    [{'filter_query[body.0.component][in]': 'hero'}, ['home']],
    [
      {'filter_query[__or][][price][in]': '5', 'filter_query[__or][][headline][in]': 'Cem'},
      ['beratung/', 'team/cem'],
    ],
    [{first_published_at_gt: '2030-01-01 00:00'}, []],
  ])('with %j return %j', async (parameters: Record<string, string>, expected) => {
    expect(await slugs(parameters)).toEqual(expected);
  });

  it('have pages of at most 100 stories', async () => {
    const counts = async (parameters: Record<string, string>) => {
      const {response} = await ask(space, 'stories', parameters);
      return [response.headers.get('total'), response.headers.get('per-page')];
    };
    expect(await counts({})).toEqual(['5', '25']);
    expect(await counts({per_page: '2'})).toEqual(['5', '2']);
    expect(await counts({per_page: '1000'})).toEqual(['5', '100']);
    expect(await slugs({per_page: '2', page: '3'})).toEqual(['team/cem']);
    expect(await slugs({page: '9'})).toEqual([]);
  });

  it('include folders among the links', async () => {
    const {links} = await read(space, 'links', {version: 'draft'});
    expect(Object.values(links ?? {})).toContainEqual(
      expect.objectContaining({slug: 'team', is_folder: true}),
    );
    expect(Object.keys(links ?? {})).toHaveLength(7);
  });
});
