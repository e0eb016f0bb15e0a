import cart from '../../locales/de/cart.json';
import catalogue from '../../locales/de/catalogue.json';
import chrome from '../../locales/de/chrome.json';
import errors from '../../locales/de/errors.json';
import home from '../../locales/de/home.json';
import product from '../../locales/de/product.json';

/** The German messages: the complete set, to which every key belongs. */
export const germanMessages = {cart, catalogue, chrome, errors, home, product};

type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}`;
}[keyof Node & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** 'cart.title'; plural forms `cart.count_one`, `cart.count_other` are asked for as 'cart.count'. */
export type MessageKey = WithoutPlural<Leaves<typeof germanMessages>>;
