import account from '../../locales/en/account.json';
import carousel from '../../locales/en/carousel.json';
import cart from '../../locales/en/cart.json';
import catalogue from '../../locales/en/catalogue.json';
import chrome from '../../locales/en/chrome.json';
import content from '../../locales/en/content.json';
import errors from '../../locales/en/errors.json';
import product from '../../locales/en/product.json';
import search from '../../locales/en/search.json';
import wishlist from '../../locales/en/wishlist.json';

/** The English messages; what is missing here is shown in German. */
export const englishMessages = {
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
