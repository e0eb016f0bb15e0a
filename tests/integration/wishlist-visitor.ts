import {action, loader} from '../../app/routes/wishlist';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {Visitor} from './call-route';
import {productOf, variantWith} from './catalogue';

/** The German path of the wishlist. */
export const page = '/merkzettel';

export {bike, oil} from './cart-visitor';
export const soldOut = () => variantWith(productOf(noteworthyHandles.soldOut), () => true);

/** A hundred numbers that no variant has. */
export const hundred = Array.from({length: 100}, (_, at) => 900_000_000 + at);

/** A visitor with these variants on the wishlist. */
export const visitorWithWishlist = (...numbers: (number | string)[]) =>
  new Visitor({cookies: {wishlist: numbers.join('.')}});

/** Submits a form of the wishlist by script. */
export const send = (visitor: Visitor, form: Record<string, string>) =>
  visitor.request(action, page, {form, script: true});

/** Submits it as a page without script does. */
export const post = (visitor: Visitor, form: Record<string, string>, path = page) =>
  visitor.request(action, path, {form});

/** The visitor's own list as its page shows it. Throws when the page shows a shared one. */
export async function wishlistOf(visitor: Visitor) {
  const {own, cleared} = await visitor.open(loader, page);
  if (!own) throw new Error('The page shows a shared list');
  return {...own.list, cleared};
}

/** Variant numbers of the visitor's own list. */
export const numbersOf = async (visitor: Visitor) => (await visitor.open(loader, page)).ids;
