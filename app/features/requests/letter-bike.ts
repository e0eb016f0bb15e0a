import type {Language} from '~/i18n/languages';
import {bikePath, type BikeView} from './bike-view';
import type {LetterBike} from './request-letter';

/** The chosen variant as mails name it; `origin` is the shop's, for the address of its page. */
export function toLetterBike(bike: BikeView, origin: string, language: Language): LetterBike {
  const {vendor, title, options, sku, leasing} = bike;
  return {
    isBike: leasing.bike,
    title: `${vendor} ${title}`,
    variant: options,
    sku,
    price: leasing.price,
    url: origin + bikePath(bike, language),
  };
}
