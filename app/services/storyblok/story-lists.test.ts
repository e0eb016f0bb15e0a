import {describe, expect, it, vi} from 'vitest';
import {openIsolate, playDelivery, vendorStory} from '../../../tests/fakes/storyblok-delivery';

const delivery = playDelivery();

/** Answers lists of `total` stories, page by page. */
function answerLists(total: number): void {
  delivery.played.answer = ({searchParams}) => {
    const perPage = Number(searchParams.get('per_page'));
    const first = (Number(searchParams.get('page')) - 1) * perPage;
    const names = Array.from({length: total}, (_, index) => `story-${index}`);
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

describe('all stories', () => {
  it('come page after page, of 25 unless said otherwise', async () => {
    answerLists(60);
    const all = await finished(openIsolate().request().allStories());
    expect(new Set(all.map(({fullSlug}) => fullSlug)).size).toBe(60);
    expect(delivery.storyQueries()).toMatchObject(
      ['1', '2', '3'].map((page) => ({path: 'cdn/stories', per_page: '25', page})),
    );
    await finished(openIsolate().request().allStories(100));
    expect(delivery.storyQueries().slice(3)).toMatchObject([{per_page: '100', page: '1'}]);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
  ])('of a space with %d are %d pages', async (total, pages) => {
    answerLists(total);
    expect(await finished(openIsolate().request().allStories())).toHaveLength(total);
    expect(delivery.storyQueries()).toHaveLength(pages);
  });

  it.each([
    ['no headers', {}],
    ['strange headers', {total: 'viele', 'per-page': '0'}],
  ])('are those of one page with %s', async (_, headers) => {
    delivery.played.answer = () => Response.json({stories: [vendorStory('a')]}, {headers});
    expect(await openIsolate().request().allStories()).toHaveLength(1);
  });

  it('end nevertheless where more are promised than there are', async () => {
    delivery.played.answer = () => Response.json({stories: []}, {headers: {total: '9999999'}});
    expect(await openIsolate().request().allStories()).toEqual([]);
    expect(delivery.storyQueries()).toHaveLength(1);
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
