/**
 * The types of all messages, by area: `locales/de/cart.json` holds `cart.…`. Every page loads
 * `locales/<language>/*.json`; the messages in `worker/` stay on the worker, which sends single ones to pages with
 * `pageMessages`.
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
  cartLink: typeof import('../../locales/de/worker/cart-link.json');
  cartPage: typeof import('../../locales/de/worker/cart-page.json');
  catalogue: typeof import('../../locales/de/worker/catalogue.json');
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

/** 'cart.title'; the plural forms `cart.count_one` and `cart.count_other` have the key 'cart.count'. */
export type MessageKey = WithoutPlural<Keys<ShopMessages>>;

type Values = Record<string, string | number>;

/** The message in the page's language; `count` selects the plural form, other values fill `{{name}}`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * A translator for messages in i18next's format (plural suffixes, `{{name}}`); a test compares every message with
 * i18next's output. i18next itself would be 16 kB in the browser and takes the worker longer per text. `fallback`
 * translates keys without a message.
 */
export function createTranslate(
  messages: Messages,
  locale: string,
  fallback: Translate = missingText,
): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values) => {
    const {count} = values ?? {};
    // A plural form that a language's messages lack, such as the French 'many', falls back to 'other'.
    const [form, other] =
      typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`] : [key, key];
    const message = messages[form] ?? messages[other] ?? messages[key];
    if (message === undefined) return fallback(key, values);
    if (!values) return message;
    return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Returns the key and logs an error: a component uses a message that its page does not load. */
function missingText(key: MessageKey): string {
  console.error(`No text for ${key}`);
  return key;
}

export type Messages = Record<string, string>;

/** Flattens nested messages into one table: `{cart: {title: 'Warenkorb'}}` → `{'cart.title': 'Warenkorb'}`. */
function flatten(node: object, prefix: string, flat: Messages): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value) flatten(value, `${prefix}${key}.`, flat);
  }
}

/** Message files by path, each under the name of its area: `…/leasing-request.json` becomes `leasingRequest.…`. */
export function flattenAreas(files: Record<string, object>): Messages {
  const flat: Messages = {};
  for (const [path, content] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const area = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    flatten(content, `${area}.`, flat);
  }
  return flat;
}
