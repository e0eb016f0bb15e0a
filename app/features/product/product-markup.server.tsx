import type {AppLoadContext} from '@shopify/remix-oxygen';
import {renderMarkup, sendOnly, type SentToBrowser} from '../navigation/worker-markup.server';
import {createRenderCache} from '~/services/http/isolate-memory';
import {numericIdOf} from '~/services/shopify/ids';
import {loadConfig, toSiteFacts} from '../site/site-config.server';
import {SiteFactsProvider, UNKNOWN_SITE, type SiteFacts, type Tile} from '../site/site-facts';
import {readWishlist} from '../wishlist/load-wishlist.server';
import type {ProductCardView} from './product-card-view.server';
import {ProductCard} from './ProductCard';
import type {ReactNode} from 'react';
import type {Language} from '~/i18n/languages';
import type {LoadedProduct} from './load-product.server';
import type {EntryPoint} from './product-offer';
import type {NoticeView} from './product-view.server';
import {BuyBoxFoot, BuyBoxHead} from './details/BuyBoxMarkup';
import {DescriptionAndFeatures, GoodToKnow} from './details/DescriptionAndFeatures';
import {GalleryMarkup} from './details/GalleryMarkup';
import {Geometry} from './details/Geometry';
import {Reviews} from './details/Reviews';

/** A product in a list, with its card as markup. Props of a document omit it: the HTML already contains it. */
export type ProductItemView = SentToBrowser<{handle: string; html: string}, 'handle'>;

interface CardOptions {
  heading?: 'h2' | 'h3' | 'h4';
  /** How many pictures are above the fold: they load eagerly, the first with high priority. */
  inView?: number;
  /** In a list next to filters, not in a full-width row. */
  inList?: boolean;
}

/** Renders the cards of this page's lists. */
export type RenderCards = (
  cards: readonly ProductCardView[],
  cardOptions?: CardOptions,
) => ProductItemView[];

/** Recently rendered cards: the same ones appear in many lists. */
const renderedCards = createRenderCache(500);

/** Returns a renderer for the cards of this response, with the visitor's hearts. */
export async function createCardRenderer(context: AppLoadContext): Promise<RenderCards> {
  const {language, isDocument, preview} = context;
  const config = await loadConfig(context);
  const {reviewsSince} = toSiteFacts(config, {language, localization: null}, []);
  const wishlistIds = readWishlist(context);
  // Pages opened by script have no markup yet, and the editor changes that of previews.
  const isHtmlInDocument = isDocument && !preview;

  return (cards, {heading = 'h3', inView = 0, inList = false} = {}) =>
    cards.map((product, index) => {
      const {handle, variantId, searchMark} = product;
      const loading = index >= inView ? 'late' : index === 0 ? 'first' : 'early';
      const listed = variantId !== null && wishlistIds.includes(numericIdOf(variantId));
      const render = () =>
        renderMarkup(
          <SiteFactsProvider value={{...UNKNOWN_SITE, reviewsSince}}>
            <ProductCard {...{product, heading, loading, inList, listed}} />
          </SiteFactsProvider>,
          language,
          'card',
        );
      const inputs = [language, heading, loading, inList, listed, reviewsSince, product];
      // The search mark differs per visitor.
      const html = searchMark ? render() : renderedCards(inputs, render);
      return isHtmlInDocument ? sendOnly({handle, html}, 'handle') : {handle, html};
    });
}

/** HTML of a product's details; '' for sections without content. */
export interface DetailsMarkup {
  gallery: string;
  /** Above and below the form of the buy box. */
  head: string;
  foot: string;
  about: string;
  geometry: string;
  notices: string;
  reviews: string;
  /** From another feature: compatible products. */
  fits?: string;
}

/** Recently rendered details, keyed by everything they show. */
const renderedDetails = createRenderCache<DetailsMarkup>(100);

/** Renders what is not hydrated: all but price, options and form. */
export function detailsMarkup(
  {view, details}: Pick<LoadedProduct, 'view' | 'details'>,
  {notices, entries, payments}: {notices: NoticeView[]; entries: EntryPoint[]; payments: Tile[]},
  {facts, language}: {facts: SiteFacts; language: Language},
): DetailsMarkup {
  const {title, handle, rating, images, narrow} = view;
  const {vendor, variantTitle, facts: keyFacts, sellingPoints} = view;
  const {sku} = view.variant;
  const {geometry} = details;
  const chosen = view.options.map(({value}) => value);
  const renderSection = (section: ReactNode, idPrefix: string) =>
    renderMarkup(
      <SiteFactsProvider value={facts}>{section}</SiteFactsProvider>,
      language,
      idPrefix,
    );
  const about = {title, handle, rating, narrow, chosen, details, notices};
  const offer = {vendor, variantTitle, sku, keyFacts, sellingPoints, entries, payments};
  return renderedDetails([language, facts, about, offer, images], () => ({
    gallery: renderSection(<GalleryMarkup images={images} />, 'gallery'),
    head: renderSection(<BuyBoxHead product={view} />, 'head'),
    foot: renderSection(<BuyBoxFoot {...{sellingPoints, entries, payments}} />, 'foot'),
    about: renderSection(<DescriptionAndFeatures {...{title, details, narrow}} />, 'about'),
    geometry: geometry ? renderSection(<Geometry {...{geometry, chosen}} />, 'geometry') : '',
    notices: renderSection(<GoodToKnow notices={notices} />, 'notices'),
    reviews: renderSection(<Reviews {...{handle, rating, details}} />, 'reviews'),
  }));
}
