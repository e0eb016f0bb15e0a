import {http, HttpResponse, type RequestHandler} from 'msw';
import {createAlgolia, type FakeAlgolia} from './algolia/create-algolia';
import {pageRecords} from '../commands/setup/page-records';
import {createCatalogue} from './catalogue/catalogue';
import type {Catalogue} from './catalogue/catalogue-types';
import {createCheckoutHandlers} from './checkout/checkout-handlers';
import {googleReviewsHandlers} from './google-reviews/handlers';
import {createIconify} from './icons/handlers';
import {imageHandlers} from './images/handlers';
import type {IndexedCatalogue} from './shopify/catalogue-index';
import {mapHandlers} from './maps/handlers';
import {createInboxHandlers} from './mail/inbox';
import {createMailApi, type FakeMailApi} from './mail/mail-api';
import {Outbox} from './mail/outbox';
import {createWebhookReceiver, type ReceivedPost} from './mail/webhook-receiver';
import {createCollector, type FakeCollector} from './shopify/collector';
import {createShop, type FakeShop} from './shopify/create-shop';
import {createStoryblok, type FakeStoryblok} from './storyblok/create-storyblok';
import type {WrittenStory} from './storyblok/story-schema';
import {storyblokImageHandlers} from './storyblok-images/handlers';

export interface StandInsOptions {
  /** Number of products; defaults to the demo's own. */
  catalogueSize?: number;
  /** Products and stories of another shop; defaults to the demo's own. */
  source?: {catalogue: () => Catalogue; stories: () => WrittenStory[]};
  /** Freshly opened accounts: products without menus and definitions. */
  isNew?: boolean;
  /** Milliseconds since 1970, for the rate limits of the Admin and Management APIs. */
  clock?: () => number;
  /** Target of "back to the shop" in the checkout. */
  shopUrl?: string;
  /** Countries the shop sells to, the primary one first, for example `DE,AT,CH`. */
  markets?: string;
}

/** The shop's suppliers as stand-ins. */
export interface StandIns {
  handlers: RequestHandler[];
  /** The products; created on first access. */
  catalogue(): IndexedCatalogue;
  /** Fault injection and request log, see `shopify/README.md`. */
  shop: FakeShop;
  /** Receives the visits reported to Shopify's analytics. */
  collector: FakeCollector;
  /** The same for content, and simulates editors, see `storyblok/README.md`. */
  storyblok: FakeStoryblok;
  /** Mails to customers; people read them at `/inbox`. */
  outbox: Outbox;
  /** Accepts the shop's own mails, see the sentinels in `README.md`. */
  mailApi: FakeMailApi;
  /** What the webhook for requests received, oldest first. */
  webhookPosts(): readonly ReceivedPost[];
  /** Fault injection, request and event log, see `algolia/README.md`. */
  algolia: FakeAlgolia;
  /** Resets everything visitors have done. */
  reset(): void;
}

/** Creates an isolated set of suppliers. */
export function createStandIns(options: StandInsOptions = {}): StandIns {
  const {catalogueSize: size, source, isNew, clock, shopUrl, markets} = options;
  const outbox = new Outbox();
  const shop = createShop({
    catalogue: source?.catalogue ?? (() => createCatalogue({size})),
    markets,
    outbox,
    shopUrl,
    isNew,
    clock,
  });
  const {carts} = shop.state;
  const storyblok = createStoryblok({shopUrl, stories: source?.stories(), clock});
  const algolia = createAlgolia({
    catalogue: shop.catalogue,
    // Nothing else fills this index, so it is in the state that `npm run setup:algolia` leaves.
    pages: (language) =>
      pageRecords(storyblok.published(language), language).map((record) => ({...record})),
  });
  const collector = createCollector();
  const iconify = createIconify();
  const mailApi = createMailApi(outbox);
  const webhook = createWebhookReceiver();
  const reset = () => {
    shop.reset();
    collector.reset();
    storyblok.reset();
    algolia.reset();
    iconify.reset();
    mailApi.reset();
    webhook.reset();
  };

  return {
    // Every request walks this list, so the busiest come first.
    handlers: [
      storyblok.delivery,
      shop.storefront,
      algolia.indices,
      ...shop.handlers,
      ...algolia.handlers,
      ...collector.handlers,
      ...storyblok.handlers,
      ...imageHandlers,
      ...storyblokImageHandlers,
      ...createCheckoutHandlers({carts, catalogue: shop.catalogue, shopUrl}),
      ...googleReviewsHandlers,
      ...mapHandlers,
      ...iconify.handlers,
      ...mailApi.handlers,
      ...webhook.handlers,
      ...createInboxHandlers(outbox),
      http.get('*/healthz-stand-ins', () => HttpResponse.text('ok')),
    ],
    catalogue: shop.catalogue,
    shop,
    collector,
    storyblok,
    outbox,
    mailApi,
    webhookPosts: webhook.posts,
    algolia,
    reset,
  };
}
