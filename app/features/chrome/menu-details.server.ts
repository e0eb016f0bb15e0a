import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import type {CollectionStock} from '~/services/algolia/search-types';
import {optional} from '~/services/http/outage.server';
import {formatCount} from '../catalogue/listing-view';
import {drawingOf} from '../product/details/geometry-drawing.server';
import {fillsStage} from '../site/category-tone';
import {toNavigation, type NavigationItem} from './navigation-view';
import {categoriesOf, type MenuDetails} from './written-navigation';

const NONE: Record<string, CollectionStock> = {};

/**
 * What script shows beside the links of the main navigation: pictures of collections, how much of each is in stock, and
 * frame shapes as drawings. No page waits for it. Without the search service there are no counts, without Shopify
 * there is nothing.
 */
export async function loadMenuDetails(context: AppLoadContext): Promise<MenuDetails> {
  const {shopify, search, language} = context;
  const t = translatorOf(language);
  const [main, stock] = await Promise.all([
    optional(shopify.menu.get('main-menu'), null, 'Cannot get the main menu'),
    optional(search.stockOfCollections(), NONE, 'Cannot count what the collections hold'),
  ]);
  const navigation = main ? toNavigation(main.menu, language, main.ownHosts) : [];

  const countOf = (item: NavigationItem) => {
    const [handle = ''] = categoriesOf([item]);
    const held = stock[handle];
    if (!held) return {};
    const noun = held.framed >= held.total ? 'bikes' : 'products';
    const amount = formatCount(held.total, language);
    return {count: t(`catalogue.count.${noun}`, {count: held.total, amount})};
  };
  /** `above`: what the items belong to, the top one first. */
  const detailsOf = (items: NavigationItem[], above: NavigationItem[]): [string, object][] =>
    items.flatMap((item) => {
      const path = [...above, item];
      // Frames are named in the third level; elsewhere these words name parts.
      const isFrame = above.length === 2 && !fillsStage(categoriesOf(path));
      const details = {
        ...(item.picture && {picture: item.picture}),
        ...countOf(item),
        ...(isFrame && drawingOf(item.title)),
      };
      return [[item.href, details] as [string, object], ...detailsOf(item.items, path)];
    });

  // An address that stands twice keeps what each place knows of it.
  const details: MenuDetails = {};
  for (const [href, detail] of detailsOf(navigation, [])) {
    details[href] = {...details[href], ...detail};
  }
  return details;
}
