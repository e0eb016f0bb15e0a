import {createCatalogue} from '../../stand-ins/catalogue/catalogue';
import type {Catalogue} from '../../stand-ins/catalogue/catalogue-types';
import type {WrittenStory} from '../../stand-ins/storyblok/story-schema';
import {readStoryFiles} from '../../stand-ins/storyblok/story-files';
import {openAdminApi} from './admin-api';
import {applyChanges, isChange, type CommandSettings, type Pause} from './change-list';
import {planDemoGoods} from './demo-goods';
import {planDemoStories} from './demo-stories';
import {planDemoTexts} from './demo-texts';
import {openManagementApi} from './storyblok';

/**
 * `npm run setup:demo-shop`: products, pictures, English texts and stories of the demo that a development store and a
 * space lack, added with `--apply`; `--few` takes one product of each collection, `--any-store` allows live stores,
 * `--any-space` spaces with published stories of their own. Nothing is deleted or replaced. Returns whether nothing is
 * left to do by hand.
 */
export async function main(
  settings: CommandSettings,
  args: readonly string[],
  pause?: Pause,
): Promise<boolean> {
  const all = createCatalogue();
  const catalogue = args.includes('--few') ? fewOf(all) : all;
  return fillShop(settings, {catalogue, stories: readStoryFiles()}, args, pause);
}

/** The same for any products and stories. */
export async function fillShop(
  settings: CommandSettings,
  {catalogue, stories}: {catalogue: Catalogue; stories: readonly WrittenStory[]},
  args: readonly string[],
  pause?: Pause,
): Promise<boolean> {
  const api = await openAdminApi(settings, pause);
  const goods = await planDemoGoods(api, settings, catalogue, args.includes('--any-store'));
  const isFilling = goods.some(isChange);
  const texts = await planDemoTexts(api, catalogue, isFilling);
  const space = openManagementApi(settings, pause);
  const contents = await planDemoStories(space, stories, args.includes('--any-space'));
  return applyChanges([...goods, ...texts, ...contents], {apply: args.includes('--apply')});
}

/** The first product of every collection, with the collections reduced to those products. */
export function fewOf(catalogue: Catalogue): Catalogue {
  const first = new Set(catalogue.collections.flatMap(({products}) => products.slice(0, 1)));
  return {
    ...catalogue,
    products: catalogue.products.filter(({handle}) => first.has(handle)),
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      products: collection.products.filter((handle) => first.has(handle)),
    })),
  };
}
