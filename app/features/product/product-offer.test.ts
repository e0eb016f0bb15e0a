import {expect, it} from 'vitest';
import {shopifyProduct, shopifyVariant, toGermany} from '../../../tests/fakes/shopify-product';
import {toOffer} from './product-offer';

it.each([
  [true, {currentlyNotInStock: true}, null],
  [false, {currentlyNotInStock: true}, {value: '3 Wochen'}],
  [false, {}, null],
])('an offer announces a delivery date (%j) for the variant %j with %j', (isSo, given, time) => {
  const item = {
    product: shopifyProduct({deliveryTime: time}),
    variant: shopifyVariant(given),
  };
  const {sellingPoints} = toOffer(item, toGermany);
  expect(sellingPoints.some(({icon}) => icon === 'clock')).toBe(isSo);
});
