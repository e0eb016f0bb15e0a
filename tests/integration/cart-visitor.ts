import {action, loader} from '../../app/routes/cart';
import type {CatalogueVariant} from '../stand-ins/catalogue/catalogue-types';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import type {Visitor} from './call-route';
import {isAvailable, merchandiseIdOf, productOf, variantWith} from './catalogue';

export const oil = () => variantWith(productOf(noteworthyHandles.singleVariant), isAvailable);
export const bike = () => variantWith(productOf(noteworthyHandles.flagship), isAvailable);
/** A variant with limited stock. */
export const scarce = () =>
  variantWith(
    productOf(noteworthyHandles.flagship),
    ({stock, continueSelling}) => stock > 0 && stock < 50 && !continueSelling,
  );

/** The form that adds a variant to the cart. */
export const adding = (variant: CatalogueVariant = oil(), more: Record<string, string> = {}) => ({
  intent: 'add',
  merchandiseId: merchandiseIdOf(variant),
  quantity: '1',
  ...more,
});

/** Submits a form of the cart by script. */
export const sendToCart = (visitor: Visitor, form: Record<string, string>) =>
  visitor.request(action, '/warenkorb', {form, script: true});

/** Submits it as a page without script does. */
export const postToCart = (visitor: Visitor, form: Record<string, string>, path = '/warenkorb') =>
  visitor.request(action, path, {form});

/** The cart as its page shows it. */
export const shownCart = async (visitor: Visitor, path = '/warenkorb') =>
  (await visitor.open(loader, path)).cart;

/** Names of the operations sent to Shopify for these visitors: the market is only fetched once for everybody. */
export const operations = () =>
  standIns.shop
    .requests()
    .map(({operation}) => operation)
    .filter((operation) => operation !== 'Localization');
