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

type Values = Record<string, string | number>;

/** Text of a message in the page's language; `count` chooses the plural form, other values fill `{{name}}`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * A translator of messages in i18next's format (plural suffixes, `{{name}}`), of which a test holds every one to what
 * i18next says. i18next itself would be 16 kB in the browser and costs the worker more time per text.
 * A key without message is handed to `otherwise`.
 */
export function createTranslate(
  messages: Messages,
  locale: string,
  otherwise: Translate = missingText,
): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values) => {
    const {count} = values ?? {};
    // A form that the texts of a language lack, such as the French 'many', is read as 'other'.
    const [form, other] =
      typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`] : [key, key];
    const message = messages[form] ?? messages[other] ?? messages[key];
    if (message === undefined) return otherwise(key, values);
    if (!values) return message;
    return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Shows the key, and tells developers: a component asks for a text that its page does not load. */
function missingText(key: MessageKey): string {
  console.error(`No text for ${key}`);
  return key;
}

export type Messages = Record<string, string>;

/** Writes nested messages into one flat table: `{cart: {title: 'Warenkorb'}}` → `{'cart.title': 'Warenkorb'}`. */
function flatten(node: object, prefix: string, flat: Messages): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else if (typeof value === 'object' && value) flatten(value, `${prefix}${key}.`, flat);
  }
}

/** Message files by their path, each below the name of its area: `…/leasing-request.json` is `leasingRequest.…`. */
export function flattenAreas(files: Record<string, object>): Messages {
  const flat: Messages = {};
  for (const [path, content] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const area = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    flatten(content, `${area}.`, flat);
  }
  return flat;
}
