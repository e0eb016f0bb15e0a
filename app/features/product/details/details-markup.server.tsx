import type {ReactNode} from 'react';
import type {Language} from '~/i18n/languages';
import {renderMarkup} from '~/i18n/render-markup.server';
import {createRenderMemory} from '~/services/http/isolate-memory';
import {SiteFactsProvider, type SiteFacts} from '../../site/site-facts';
import {hasRoomBeside, type NoticeView, type ProductView} from '../product-view';
import {DescriptionAndFeatures, GoodToKnow} from './DescriptionAndFeatures';
import {Geometry} from './Geometry';
import {Reviews} from './Reviews';

/** HTML of what there is to know of a product; '' for a part that it has not. */
export interface DetailsMarkup {
  about: string;
  geometry: string;
  notices: string;
  reviews: string;
  /** Of other features: what goes with it. */
  fits?: string;
}

/** What was rendered lately, by all that it shows. */
const rendered = createRenderMemory<DetailsMarkup>(100);

/** What stands below the buy box, which script does nothing to. */
export function detailsMarkup(
  product: ProductView,
  notices: NoticeView[],
  {facts, language}: {facts: SiteFacts; language: Language},
): DetailsMarkup {
  const {images, geometry, options} = product;
  const {title, headline, descriptionHtml, downloads, features} = product;
  const {handle, rating, reviews, reviewNote} = product;
  const shown = {
    about: {
      product: {title, headline, descriptionHtml, downloads, features},
      narrow: hasRoomBeside(images),
    },
    geometry: geometry && {geometry, chosen: options.map(({value}) => value)},
    notices: {notices},
    reviews: {product: {handle, rating, reviews, reviewNote}},
  };
  const html = (part: ReactNode, ids: string) =>
    renderMarkup(<SiteFactsProvider value={facts}>{part}</SiteFactsProvider>, language, ids);
  return rendered([language, facts, shown], () => ({
    about: html(<DescriptionAndFeatures {...shown.about} />, 'about'),
    geometry: shown.geometry ? html(<Geometry {...shown.geometry} />, 'geometry') : '',
    notices: html(<GoodToKnow {...shown.notices} />, 'notices'),
    reviews: html(<Reviews {...shown.reviews} />, 'reviews'),
  }));
}
