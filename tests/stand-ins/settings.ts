import * as algolia from './algolia/access';
import {placeId, placesKey} from './google-reviews/access';
import * as mail from './mail/access';
import {privateToken, publicToken, reminderApp} from './shopify/access';
import {clientId} from './shopify/customer-account/account-sessions';
import * as storyblok from './storyblok/access';

/**
 * The worker's environment that directs all supplier traffic to the stand-ins.
 *
 * @param servicesUrl where `on-port.ts` listens, for example `http://127.0.0.1:4010`
 */
export function workerSettings(servicesUrl: string): Record<string, string> {
  const {origin} = new URL(servicesUrl);
  return {
    SESSION_SECRET: 'only-for-the-local-play-0f6f0d8c2d9b4f7c',
    REQUEST_LOG: 'off',
    PUBLIC_STORE_DOMAIN: origin,
    PUBLIC_STOREFRONT_API_VERSION: '2026-04',
    PUBLIC_STOREFRONT_API_TOKEN: publicToken,
    PRIVATE_STOREFRONT_API_TOKEN: privateToken,
    PUBLIC_STOREFRONT_ID: '1000001',
    SHOPIFY_ANALYTICS_URL: origin,
    SHOPIFY_WEBHOOK_SECRET: 'signs-changes-of-goods-in-play',
    HEALTH_TOKEN: 'asks-how-the-suppliers-do-in-the-play',
    REMINDERS_CLIENT_ID: reminderApp.clientId,
    REMINDERS_CLIENT_SECRET: reminderApp.clientSecret,
    STORYBLOK_WEBHOOK_SECRET: 'signs-changes-of-stories-in-play',
    // Both kinds of accounts have stand-ins: tests and demo choose, `CUSTOMER_ACCOUNTS=shopify npm run demo`.
    CUSTOMER_ACCOUNTS: process.env.CUSTOMER_ACCOUNTS || 'classic',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId,
    IMAGE_ORIGIN: origin,
    MAP_ORIGIN: origin,
    NEWSLETTER_CONFIRMED: 'yes',
    GOOGLE_PLACES_API_URL: origin,
    GOOGLE_PLACES_API_KEY: placesKey,
    GOOGLE_PLACE_ID: placeId,
    ICONIFY_API_URL: `${origin}/iconify`,
    STORYBLOK_API_URL: `${origin}/v2`,
    STORYBLOK_TOKEN: storyblok.publicToken,
    STORYBLOK_PREVIEW_TOKEN: storyblok.previewToken,
    STORYBLOK_SPACE_ID: String(storyblok.spaceId),
    STORYBLOK_EDITOR_ORIGIN: origin,
    ALGOLIA_APP_ID: algolia.appId,
    ALGOLIA_SEARCH_KEY: algolia.searchKey,
    ALGOLIA_WRITE_KEY: algolia.writeKey,
    ALGOLIA_INDEX_PREFIX: algolia.indexPrefixes.de,
    ALGOLIA_INDEX_PREFIX_EN: algolia.indexPrefixes.en,
    ALGOLIA_URL: origin,
    ALGOLIA_INSIGHTS_URL: origin,
    MAIL_API_URL: `${origin}/mail`,
    MAIL_API_KEY: mail.apiKey,
    MAIL_FROM: 'Radladen <anfragen@radladen.example>',
    MAIL_TO: mail.shopAddress,
    REQUESTS_WEBHOOK_URL: `${origin}/__stand-in/webhook`,
    REQUESTS_WEBHOOK_SECRET: mail.webhookSecret,
  };
}
