import type account from '../../locales/de/account.json';
import type carousel from '../../locales/de/carousel.json';
import type cart from '../../locales/de/cart.json';
import type catalogue from '../../locales/de/catalogue.json';
import type chrome from '../../locales/de/chrome.json';
import type content from '../../locales/de/content.json';
import type errors from '../../locales/de/errors.json';
import type product from '../../locales/de/product.json';
import type search from '../../locales/de/search.json';
import type wishlist from '../../locales/de/wishlist.json';
import type advice from '../../locales/de/worker/advice.json';
import type accountOfWorker from '../../locales/de/worker/account.json';
import type accountPages from '../../locales/de/worker/account-pages.json';
import type appointment from '../../locales/de/worker/appointment.json';
import type backInStock from '../../locales/de/worker/back-in-stock.json';
import type cartOfWorker from '../../locales/de/worker/cart.json';
import type contentOfWorker from '../../locales/de/worker/content.json';
import type cartPage from '../../locales/de/worker/cart-page.json';
import type chromeOfWorker from '../../locales/de/worker/chrome.json';
import type comparison from '../../locales/de/worker/comparison.json';
import type consent from '../../locales/de/worker/consent.json';
import type details from '../../locales/de/worker/details.json';
import type fits from '../../locales/de/worker/fits.json';
import type form from '../../locales/de/worker/form.json';
import type goods from '../../locales/de/worker/goods.json';
import type hours from '../../locales/de/worker/hours.json';
import type leasingRequest from '../../locales/de/worker/leasing-request.json';
import type legal from '../../locales/de/worker/legal.json';
import type listing from '../../locales/de/worker/listing.json';
import type priceRequest from '../../locales/de/worker/price-request.json';
import type privacy from '../../locales/de/worker/privacy.json';
import type productOfWorker from '../../locales/de/worker/product.json';
import type requests from '../../locales/de/worker/requests.json';
import type requestDelivery from '../../locales/de/worker/request-delivery.json';
import type review from '../../locales/de/worker/review.json';
import type searchOfWorker from '../../locales/de/worker/search.json';
import type serviceCard from '../../locales/de/worker/service-card.json';
import type agents from '../../locales/de/worker/agents.json';
import type sizing from '../../locales/de/worker/sizing.json';
import type shopify from '../../locales/de/worker/shopify.json';
import type withdrawal from '../../locales/de/worker/withdrawal.json';
import type validations from '../../locales/de/worker/validations.json';
import type wishlistOfWorker from '../../locales/de/worker/wishlist.json';
import type wishlistPage from '../../locales/de/worker/wishlist-page.json';

/**
 * All that the shop says, area by area: `locales/de/cart.json` holds `cart.…`. The texts themselves are found in their
 * folder; only their types have to be named, as TypeScript looks into no folder.
 *
 * Every page loads `locales/<language>/*.json`. What is in `worker/` there stays on the worker: loaders and actions
 * answer with the text itself, and the few pages that need some of it in the browser bring it along (`pageMessages`).
 */
interface ShopMessages {
  account: typeof account & typeof accountOfWorker;
  accountPages: typeof accountPages;
  advice: typeof advice;
  appointment: typeof appointment;
  backInStock: typeof backInStock;
  carousel: typeof carousel;
  cart: typeof cart & typeof cartOfWorker;
  cartPage: typeof cartPage;
  catalogue: typeof catalogue;
  chrome: typeof chrome & typeof chromeOfWorker;
  comparison: typeof comparison;
  consent: typeof consent;
  content: typeof content & typeof contentOfWorker;
  details: typeof details;
  errors: typeof errors;
  fits: typeof fits;
  form: typeof form;
  goods: typeof goods;
  hours: typeof hours;
  leasingRequest: typeof leasingRequest;
  legal: typeof legal;
  listing: typeof listing;
  priceRequest: typeof priceRequest;
  privacy: typeof privacy;
  product: typeof product & typeof productOfWorker;
  requestDelivery: typeof requestDelivery;
  requests: typeof requests;
  review: typeof review;
  search: typeof search & typeof searchOfWorker;
  serviceCard: typeof serviceCard;
  shopify: typeof shopify;
  agents: typeof agents;
  sizing: typeof sizing;
  validations: typeof validations;
  wishlist: typeof wishlist & typeof wishlistOfWorker;
  wishlistPage: typeof wishlistPage;
  withdrawal: typeof withdrawal;
}

type Keys<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Keys<Node[Key]>}`;
}[keyof Node & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** 'cart.title'; plural forms `cart.count_one`, `cart.count_other` are asked for as 'cart.count'. */
export type MessageKey = WithoutPlural<Keys<ShopMessages>>;
