import {createHmac} from 'node:crypto';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {indexStory} from '../../app/features/search/index-story.server';
import {readSettings} from '../../app/worker/env.server';
import {handleWebhook} from '../../app/worker/webhooks.server';
import {execution} from '../fakes/background';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {settings, standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';

setupShop();

/** Sends Storyblok's webhook for a changed story; returns the status of the response. */
async function tell(story: string | object, more: Record<string, string> = {}) {
  const body = JSON.stringify(
    typeof story === 'string' ? {action: 'published', space_id: 1, full_slug: story} : story,
  );
  const signature = createHmac('sha1', settings.STORYBLOK_WEBHOOK_SECRET ?? '')
    .update(body)
    .digest('hex');
  const request = new Request(`${SHOP}/webhooks/storyblok`, {
    method: 'POST',
    headers: {'webhook-signature': signature},
    body,
  });
  const answer = await handleWebhook(
    request,
    readSettings({...settings, SHOP_ORIGIN: SHOP, ...more}),
    {},
    execution.waitUntil,
    async (path) => indexStory(await contextOf(new Request(SHOP), more), path),
  );
  return answer?.status;
}

/** The search results for later visitors. */
async function found(words: string, path = '/') {
  freshIsolate();
  const {search} = await contextOf(new Request(SHOP + path));
  return (await search.pages(words)).map(({id, title}) => `${id}: ${title}`);
}

const writes = () => standIns.algolia.requests().filter(({path}) => path.endsWith('/batch'));
// The stand-in fills its index with the published stories on the first search.
beforeEach(async () => void (await Promise.all([found('Kontakt'), found('Contact', '/en-us/')])));
const publish = (slug: string, headline: string) =>
  standIns.storyblok.edit(slug, {content: {headline}, publish: true});

describe('the page search', () => {
  it('finds a published story once after repeated webhooks and indexes it in both languages', async () => {
    publish('kontakt', 'Lageplan Xanten');
    expect(await found('Xanten')).toEqual([]);
    expect([await tell('kontakt'), await tell('kontakt'), await tell('kontakt/')]).toEqual([
      200, 200, 200,
    ]);
    expect(await found('Xanten')).toEqual(['kontakt: Lageplan Xanten']);
    expect(
      writes()
        .map(({path}) => path)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['/1/indexes/radladen_en_stories/batch', '/1/indexes/radladen_stories/batch']);
  });

  it('still finds a service when a story of the same name is unpublished', async () => {
    const services = () =>
      found('Widerruf').then((ids) => ids.filter((id) => /^withdrawal:/.test(id)));
    expect(await services()).toHaveLength(1);
    await tell({action: 'unpublished', full_slug: 'withdrawal'});
    expect(await services()).toHaveLength(1);
  });

  it('drops an unpublished or hidden story and finds a republished one', async () => {
    const careers = () => found('Karriere').then((ids) => ids.some((id) => /^karriere:/.test(id)));
    expect(await careers()).toBe(true);
    standIns.storyblok.edit('karriere', {unpublish: true});
    await tell({action: 'unpublished', full_slug: 'karriere'});
    expect(await careers()).toBe(false);
    standIns.storyblok.edit('karriere', {publish: true});
    await tell('karriere');
    expect(await careers()).toBe(true);
    standIns.storyblok.edit('karriere', {content: {noindex: true}, publish: true});
    await tell('karriere');
    expect(await careers()).toBe(false);
  });

  it('finds a service by the tags of its story', async () => {
    standIns.storyblok.edit('werkstatt-termin', {tags: ['Xylophon'], publish: true});
    await tell('werkstatt-termin');
    expect(await found('Xylophon')).toEqual([expect.stringMatching(/^appointment: /)]);
  });

  it('finds a published story despite an outdated webhook about its deletion', async () => {
    publish('kontakt', 'Lageplan Xanten');
    await tell({action: 'deleted', full_slug: 'kontakt'});
    expect(await found('Xanten')).toEqual(['kontakt: Lageplan Xanten']);
  });
});

describe('a webhook whose index update fails', () => {
  it.each([
    [
      'the index is unreachable',
      () => standIns.algolia.injectFault({status: 503, times: 4, match: 'batch'}),
    ],
    [
      'its answer is none',
      () => standIns.algolia.injectFault({garbage: true, times: 2, match: 'batch'}),
    ],
  ])('gets 503 and succeeds when Storyblok sends it again: %s', async (_, fault) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    publish('kontakt', 'Lageplan Xanten');
    fault();
    expect(await tell('kontakt')).toBe(503);
    expect(complaints).toHaveBeenCalledOnce();
    expect(await tell('kontakt')).toBe(200);
    expect(await found('Xanten')).toEqual(['kontakt: Lageplan Xanten']);
  });

  it('gets 503 when the key may not write', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const key = settings.ALGOLIA_SEARCH_KEY ?? '';
    expect(await tell('kontakt', {ALGOLIA_WRITE_KEY: key})).toBe(503);
  });
});

it.each([
  ['without a key that may write', 'kontakt', {ALGOLIA_WRITE_KEY: ''}],
  ['for what is no story', {action: 'entries_updated', datasource_slug: 'x'}, {}],
  ['for a path without a name', {full_slug: '/'}, {}],
  ['for text that is no path', {full_slug: 7}, {}],
])('a webhook writes nothing to the index %s', async (_, story, more) => {
  expect(await tell(story, more)).toBe(200);
  expect(writes()).toEqual([]);
});
