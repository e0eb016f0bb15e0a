import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openIsolate, playDelivery, vendorStory} from '../../../tests/fakes/storyblok-delivery';

let delivery: ReturnType<typeof playDelivery>;

beforeEach(() => {
  vi.useFakeTimers();
  delivery = playDelivery();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers lists of `total` stories, page by page. */
function answerLists(total: number): void {
  delivery.played.answer = ({searchParams}) => {
    const perPage = Number(searchParams.get('per_page'));
    const first = (Number(searchParams.get('page')) - 1) * perPage;
    const uuids = searchParams.get('by_uuids')?.split(',');
    const names = uuids ?? Array.from({length: total}, (_, index) => `story-${index}`);
    const stories = names
      .slice(first, first + perPage)
      .map((slug) => vendorStory(slug, {uuid: slug}));
    const headers = {total: String(names.length), 'per-page': String(perPage)};
    return Response.json({stories: stories.reverse(), cv: 100}, {headers});
  };
}

async function finished<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return promise;
}

const asked = () =>
  delivery.storyCalls().map(({pathname, searchParams}) => {
    const {token, ...query} = Object.fromEntries(searchParams);
    return {path: pathname.replace('/v2/', ''), ...query, hasToken: Boolean(token)};
  });

describe('a list', () => {
  it('has 25 stories per page unless said otherwise (spec §9)', async () => {
    answerLists(60);
    const list = await openIsolate().request().stories({startsWith: 'beratung/'});
    expect(list).toMatchObject({total: 60, perPage: 25, pages: 3});
    expect(list.stories).toHaveLength(25);
    expect(asked()).toMatchObject([
      {path: 'cdn/stories', per_page: '25', page: '1', starts_with: 'beratung/'},
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [51, 3],
  ])('of %d stories has %d pages', async (total, pages) => {
    answerLists(total);
    expect(await openIsolate().request().stories()).toMatchObject({total, pages});
  });

  it.each([
    ['no headers', {}],
    ['strange headers', {total: 'viele', 'per-page': '0'}],
  ])('has at least one page with %s', async (_, headers) => {
    delivery.played.answer = () => Response.json({stories: [vendorStory('a')]}, {headers});
    expect(await openIsolate().request().stories()).toMatchObject({total: 1, pages: 1});
  });

  it('is walked to its end', async () => {
    answerLists(60);
    const all = await finished(openIsolate().request().allStories());
    expect(new Set(all.map(({slug}) => slug)).size).toBe(60);
    expect(asked().map((query) => 'page' in query && query.page)).toEqual(['1', '2', '3']);
  });

  it('that promises more than it has ends nevertheless', async () => {
    delivery.played.answer = () => Response.json({stories: []}, {headers: {total: '9999999'}});
    expect(await openIsolate().request().allStories()).toEqual([]);
    expect(asked()).toHaveLength(1);
  });
});

describe('stories by uuid', () => {
  it('come in the order asked for, in batches of 50, unknown ones left out', async () => {
    answerLists(0);
    const uuids = Array.from({length: 120}, (_, index) => `u-${index}`);
    const found = await finished(
      openIsolate()
        .request()
        .storiesByUuids([...uuids, 'u-3']),
    );
    expect(found.map(({uuid}) => uuid)).toEqual([...uuids, 'u-3']);
    expect(asked()).toMatchObject([
      {by_uuids: uuids.slice(0, 50).join(), per_page: '50'},
      {by_uuids: uuids.slice(50, 100).join(), per_page: '50'},
      {by_uuids: uuids.slice(100).join(), per_page: '50'},
    ]);
  });

  it('are not asked for when there are none', async () => {
    expect(await openIsolate().request().storiesByUuids([])).toEqual([]);
    expect(delivery.asked).not.toHaveBeenCalled();
  });
});

describe('many visitors', () => {
  it('sixty in a row, and sixty at once, all get their page', async () => {
    const isolate = openIsolate();
    const inARow = (async () => {
      const found = [];
      for (let visit = 0; visit < 60; visit += 1)
        found.push(await isolate.request().story(`a-${visit}`));
      return found;
    })();
    expect((await finished(inARow)).filter(Boolean)).toHaveLength(60);

    const atOnce = Array.from({length: 60}, (_, visit) => isolate.request().story(`b-${visit}`));
    expect((await finished(Promise.all(atOnce))).filter(Boolean)).toHaveLength(60);
  });
});
