import account from '../../locales/de/account.json';
import carousel from '../../locales/de/carousel.json';
import cart from '../../locales/de/cart.json';
import catalogue from '../../locales/de/catalogue.json';
import chrome from '../../locales/de/chrome.json';
import content from '../../locales/de/content.json';
import errors from '../../locales/de/errors.json';
import product from '../../locales/de/product.json';
import search from '../../locales/de/search.json';
import wishlist from '../../locales/de/wishlist.json';

/** The German messages: the complete set, to which every key belongs. */
export const germanMessages = {
  account,
  carousel,
  cart,
  catalogue,
  chrome,
  content,
  errors,
  product,
  search,
  wishlist,
};

export type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}`;
}[keyof Node & string];

export type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** 'cart.title'; plural forms `cart.count_one`, `cart.count_other` are asked for as 'cart.count'. */
export type MessageKey = WithoutPlural<Leaves<typeof germanMessages>>;
