import cart from '../../locales/en/cart.json';
import catalogue from '../../locales/en/catalogue.json';
import chrome from '../../locales/en/chrome.json';
import errors from '../../locales/en/errors.json';
import home from '../../locales/en/home.json';
import product from '../../locales/en/product.json';

/** The English messages; what is missing here is shown in German (decision 4). */
export const englishMessages = {cart, catalogue, chrome, errors, home, product};
