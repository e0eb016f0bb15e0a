import type {ReactNode} from 'react';
import type {Language} from '~/i18n/languages';
import {renderMarkup} from '~/i18n/render-markup.server';
import {sendWithout} from '../../navigation/send-only.server';
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

/** What stands below the buy box, which script does nothing to. */
export function detailsMarkup(
  product: ProductView,
  notices: NoticeView[],
  {facts, language}: {facts: SiteFacts; language: Language},
): DetailsMarkup {
  const {images, geometry, options} = product;
  const html = (part: ReactNode, ids: string) =>
    renderMarkup(<SiteFactsProvider value={facts}>{part}</SiteFactsProvider>, language, ids);
  const chosen = options.map(({value}) => value);
  return {
    about: html(
      <DescriptionAndFeatures product={product} narrow={hasRoomBeside(images)} />,
      'about',
    ),
    geometry: geometry ? html(<Geometry geometry={geometry} chosen={chosen} />, 'geometry') : '',
    notices: html(<GoodToKnow notices={notices} />, 'notices'),
    reviews: html(<Reviews product={product} />, 'reviews'),
  };
}

/** The product without what its markup says. */
export function withoutDetails(product: ProductView): ProductView {
  return sendWithout(
    {...product},
    'descriptionHtml',
    'downloads',
    'features',
    'geometry',
    'headline',
    'reviewNote',
    'reviews',
  );
}
