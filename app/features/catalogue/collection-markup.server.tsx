import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import {renderMarkup, sendOnly, type SentToBrowser} from '../navigation/worker-markup.server';
import type {ImageView} from '../pictures/image-view';
import {loadConfig, toSiteFacts} from '../site/site-config.server';
import {CollectionHead} from './CollectionHead';
import type {CollectionHeadView} from './collection-head-view';
import {LeasingPromo} from './LeasingPromo';

/** The head of a collection as HTML. */
export const collectionHead = (view: CollectionHeadView, language: Language): string =>
  renderMarkup(<CollectionHead {...view} />, language, 'collection');

/** A promo tile among the products of a list. Props of a document omit its markup: the HTML already contains it. */
export type PromoView = SentToBrowser<{html: string}>;

/**
 * A tile among bikes that links to leasing; `null` for shops without a leasing page.
 *
 * @param picture From the list, as the tile has none of its own
 */
export async function leasingPromo(
  context: AppLoadContext,
  picture: ImageView | null,
): Promise<PromoView | null> {
  const {language, isDocument} = context;
  const config = await loadConfig(context);
  const {leasing} = toSiteFacts(config, {language, localization: null}, []).places;
  if (!leasing) return null;
  const html = renderMarkup(<LeasingPromo picture={picture} href={leasing} />, language, 'promo');
  return isDocument ? sendOnly({html}) : {html};
}
