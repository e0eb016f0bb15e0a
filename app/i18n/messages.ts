/**
 * All that the shop says, area by area: `locales/de/cart.json` holds `cart.…`. The texts themselves are found in their
 * folder; only their types have to be named, as TypeScript looks into no folder.
 *
 * Every page loads `locales/<language>/*.json`. What is in `worker/` there stays on the worker: loaders and actions
 * answer with the text itself, and the few pages that need some of it in the browser bring it along (`pageMessages`).
 */
interface ShopMessages {
  account: typeof import('../../locales/de/account.json') &
    typeof import('../../locales/de/worker/account.json');
  accountPages: typeof import('../../locales/de/worker/account-pages.json');
  advice: typeof import('../../locales/de/worker/advice.json');
  agents: typeof import('../../locales/de/worker/agents.json');
  appointment: typeof import('../../locales/de/worker/appointment.json');
  backInStock: typeof import('../../locales/de/worker/back-in-stock.json');
  carousel: typeof import('../../locales/de/carousel.json');
  cart: typeof import('../../locales/de/cart.json') &
    typeof import('../../locales/de/worker/cart.json');
  cartPage: typeof import('../../locales/de/worker/cart-page.json');
  catalogue: typeof import('../../locales/de/catalogue.json');
  chrome: typeof import('../../locales/de/chrome.json') &
    typeof import('../../locales/de/worker/chrome.json');
  comparison: typeof import('../../locales/de/worker/comparison.json');
  consent: typeof import('../../locales/de/worker/consent.json');
  content: typeof import('../../locales/de/content.json') &
    typeof import('../../locales/de/worker/content.json');
  details: typeof import('../../locales/de/worker/details.json');
  errors: typeof import('../../locales/de/errors.json');
  fits: typeof import('../../locales/de/worker/fits.json');
  form: typeof import('../../locales/de/worker/form.json');
  goods: typeof import('../../locales/de/worker/goods.json');
  hours: typeof import('../../locales/de/worker/hours.json');
  leasingRequest: typeof import('../../locales/de/worker/leasing-request.json');
  legal: typeof import('../../locales/de/worker/legal.json');
  listing: typeof import('../../locales/de/worker/listing.json');
  priceRequest: typeof import('../../locales/de/worker/price-request.json');
  privacy: typeof import('../../locales/de/worker/privacy.json');
  product: typeof import('../../locales/de/product.json') &
    typeof import('../../locales/de/worker/product.json');
  requestDelivery: typeof import('../../locales/de/worker/request-delivery.json');
  requests: typeof import('../../locales/de/worker/requests.json');
  review: typeof import('../../locales/de/worker/review.json');
  search: typeof import('../../locales/de/search.json') &
    typeof import('../../locales/de/worker/search.json');
  serviceCard: typeof import('../../locales/de/worker/service-card.json');
  shopify: typeof import('../../locales/de/worker/shopify.json');
  sizing: typeof import('../../locales/de/worker/sizing.json');
  validations: typeof import('../../locales/de/worker/validations.json');
  wishlist: typeof import('../../locales/de/wishlist.json') &
    typeof import('../../locales/de/worker/wishlist.json');
  wishlistPage: typeof import('../../locales/de/worker/wishlist-page.json');
  withdrawal: typeof import('../../locales/de/worker/withdrawal.json');
}

type Keys<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Keys<Node[Key]>}`;
}[keyof Node & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** 'cart.title'; plural forms `cart.count_one`, `cart.count_other` are asked for as 'cart.count'. */
export type MessageKey = WithoutPlural<Keys<ShopMessages>>;
