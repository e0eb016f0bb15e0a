import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {outageCount} from '../../services/http/outage.server';
import {appointmentBlockSchema} from './block-schemas.server';
import {loadBlocks} from './load-blocks.server';

const rating = vi.fn(() => Promise.resolve({rating: 4.8, count: 412}));
const storyblok = {story: () => Promise.resolve(null)};
const shopify = {
  collection: {summary: () => Promise.resolve(null), products: () => Promise.resolve([])},
  shop: {mainMenu: () => Promise.resolve({menu: null, ownHosts: []})},
};
const context = {
  ...{language: 'de', googleReviews: {rating}, storyblok, shopify},
  ...{requestedPath: '/', settings: {SHOP_ORIGIN: 'https://shop.test'}},
} as unknown as AppLoadContext;

const text = (headline: string) => ({component: 'text', _uid: headline, headline});
const group = (headline: string, body: unknown[]) => ({
  component: 'page',
  _uid: headline,
  headline,
  body,
});
const reviews = {
  component: 'customer-reviews',
  _uid: 'r',
  headline: 'Stimmen',
  show_rating: true,
  items: [],
};

/** Storyblok's comment on a block of a draft. */
const mark = (uid: string) =>
  `<!--#storyblok#${JSON.stringify({name: 'x', space: '1', uid, id: '7'})}-->`;

const load = (body: unknown[]) => loadBlocks(body, context);
const uidsOf = (blocks: Awaited<ReturnType<typeof load>>) => blocks.map(({content}) => content.uid);

describe('the blocks of a story', () => {
  it('keep their order and are loaded with the data they need', async () => {
    const [first, second] = await load([text('eins'), reviews]);
    expect(first).toMatchObject({name: 'text', data: null, content: {headline: 'eins'}});
    expect(second).toMatchObject({name: 'customer-reviews', data: {rating: 4.8, count: 412}});
  });

  it('can be nested, without being sent twice', async () => {
    const [outer] = await load([group('Preise', [text('innen')])]);
    expect(outer?.content).toMatchObject({headline: 'Preise', body: []});
    expect(uidsOf(outer?.blocks ?? [])).toEqual(['innen']);
  });

  it.each([
    ['slider', "Component slider doesn't exist."],
    ['__proto__', "Component __proto__ doesn't exist."],
    [undefined, "Component without a name doesn't exist."],
  ])('of an unknown component are logged and skipped: %s', async (component, complaint) => {
    expectConsoleError(complaint);
    expect(uidsOf(await load([{component, _uid: 'x'}, text('danach')]))).toEqual(['danach']);
  });

  it.each([null, 'text', 7, []])(
    'with an invalid value are logged and skipped: %j',
    async (value) => {
      expectConsoleError("Component without a name doesn't exist.");
      expect(uidsOf(await load([value, text('danach')]))).toEqual(['danach']);
    },
  );

  it('that are malformed are logged and skipped', async () => {
    expectConsoleError("Block 'hero' is malformed");
    const hero = {component: 'hero', _uid: 'h', headline: {}};
    expect(uidsOf(await load([hero, text('danach')]))).toEqual(['danach']);
  });

  it('whose data cannot be loaded are logged and skipped, and their page is not cached', async () => {
    expectConsoleError("Block 'customer-reviews' cannot be loaded");
    rating.mockRejectedValueOnce(new Error('aus'));
    const outages = outageCount();
    expect(uidsOf(await load([{...reviews}, text('danach')]))).toEqual(['danach']);
    expect(outageCount()).toBe(outages + 1);
  });

  it('that have nothing to show are left out, without keeping their page out of the cache', async () => {
    const part = {collection: 'umbenannt'};
    const blocks = [
      {component: 'guarantee-notice'},
      {component: 'collections', headline: 'a', tiles: [{component: 'collection-tile', ...part}]},
      {
        component: 'product-tabs',
        headline: 'a',
        tabs: [{component: 'product-tab', label: 'b', ...part}],
      },
    ];
    expectConsoleError('no file of the legal guarantee notice');
    expectConsoleError("no collection 'umbenannt'");
    expectConsoleError("'umbenannt' has no products");
    const outages = outageCount();
    expect(uidsOf(await load([...blocks, text('danach')]))).toEqual(['danach']);
    expect(outageCount()).toBe(outages);
    const editor = {...context, preview: {isVerified: true as const, storyId: 7}};
    const shown = await loadBlocks(blocks, editor);
    expect(shown[0]?.content.headline).toMatch('Baustein „guarantee-notice“ fehlt');
    expect(shown[1]?.data).toMatchObject([{title: 'Shopify kennt „umbenannt“ nicht'}]);
    expect(shown[2]?.data).toMatchObject({tabs: [{label: '„umbenannt“ zeigt keine Artikel'}]});
  });

  it('that are left out are named in their place, with what is missing, to the editor alone', async () => {
    const editor = {...context, preview: {isVerified: true as const, storyId: 7}};
    expectConsoleError("Component slider doesn't exist.");
    expectConsoleError("Block 'route-planner' is malformed");
    expectConsoleError("Block 'customer-reviews' cannot be loaded");
    rating.mockRejectedValueOnce(new Error('aus'));
    const blocks = await loadBlocks(
      [
        {component: 'slider', _uid: 'x'},
        {component: 'route-planner', _uid: 'new', _editable: mark('new')},
        {...reviews},
      ],
      editor,
    );
    expect(blocks.map(({name, content}) => [name, content.headline])).toEqual([
      ['text', 'Den Baustein „slider“ kennt der Shop nicht'],
      ['text', 'Der Baustein „route-planner“ fehlt noch: bitte headline, address ausfüllen'],
      ['text', expect.stringMatching('Baustein „customer-reviews“ fehlt: .* nicht erreichbar')],
    ]);
    expect(blocks[1]?.content.edit).toMatchObject({'data-blok-uid': '7-new'});
    const forged = {...context, preview: {isVerified: false as const}};
    expect(await loadBlocks([{component: 'slider', _uid: 'y'}], forged)).toEqual([]);
  });

  it.each([
    {component: 'carousel', headline: 'a', slides: []},
    {component: 'collections', headline: 'a', tiles: []},
    {component: 'features', headline: 'a', items: []},
    ...[undefined, null, [], 'x', [{filename: 'javascript:1'}]].map((images) => {
      return {component: 'image-grid', headline: 'a', images};
    }),
    {component: 'logos', headline: 'a', items: []},
    {component: 'policy', headline: 'a', items: []},
    {component: 'product-tabs', headline: 'a', tabs: []},
    {component: 'team', headline: 'a', members: []},
    {component: 'text'},
    {component: 'text', body: null},
    {component: 'text', body: 'a'},
    {component: 'text', headline: ' ', body: {type: 'doc', content: [{type: 'paragraph'}]}},
  ])('that would show nothing are left out and named to the editor: %j', async (block) => {
    expectConsoleError(`Block '${block.component}' is malformed`);
    if (JSON.stringify(block).includes('filename')) expectConsoleError('is no picture');
    expect(await load([block])).toEqual([]);
    const editor = {...context, preview: {isVerified: true as const, storyId: 7}};
    const [note] = await loadBlocks([block], editor);
    expect(note?.content.headline).toMatch(
      new RegExp(`„${block.component}“ fehlt noch: bitte \\w+ ausfüllen`),
    );
  });

  it('are parsed once per cached story, and errors are logged once', async () => {
    expectConsoleError("Component slider doesn't exist.");
    const story = [{component: 'slider', _uid: 'x'}, text('eins')];
    const [first] = await load(story);
    const [second] = await load(story);
    expect(second?.content).toBe(first?.content);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it('the appointment block requires only a headline', () => {
  expect(appointmentBlockSchema.safeParse({component: 'appointment'}).success).toBe(false);
  expect(
    appointmentBlockSchema.parse({component: 'appointment', headline: 'Termin'}),
  ).toMatchObject({headline: 'Termin', text: '', tone: 'plain'});
});
