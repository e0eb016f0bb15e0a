import accountPagesGerman from '../../locales/de/account-pages.json';
import appointmentGerman from '../../locales/de/appointment.json';
import goodsGerman from '../../locales/de/goods.json';
import leasingRequestGerman from '../../locales/de/leasing-request.json';
import listingGerman from '../../locales/de/listing.json';
import priceRequestGerman from '../../locales/de/price-request.json';
import privacyGerman from '../../locales/de/privacy.json';
import detailsGerman from '../../locales/de/product-details.json';
import requestsGerman from '../../locales/de/requests.json';
import requestDeliveryGerman from '../../locales/de/request-delivery.json';
import reviewGerman from '../../locales/de/review.json';
import shopifyGerman from '../../locales/de/shopify-errors.json';
import validationsGerman from '../../locales/de/validations.json';
import withdrawalGerman from '../../locales/de/withdrawal.json';
import wishlistPageGerman from '../../locales/de/wishlist-page.json';
import workerGerman from '../../locales/de/worker.json';
import accountPagesEnglish from '../../locales/en/account-pages.json';
import appointmentEnglish from '../../locales/en/appointment.json';
import goodsEnglish from '../../locales/en/goods.json';
import leasingRequestEnglish from '../../locales/en/leasing-request.json';
import listingEnglish from '../../locales/en/listing.json';
import priceRequestEnglish from '../../locales/en/price-request.json';
import privacyEnglish from '../../locales/en/privacy.json';
import detailsEnglish from '../../locales/en/product-details.json';
import requestsEnglish from '../../locales/en/requests.json';
import requestDeliveryEnglish from '../../locales/en/request-delivery.json';
import reviewEnglish from '../../locales/en/review.json';
import shopifyEnglish from '../../locales/en/shopify-errors.json';
import validationsEnglish from '../../locales/en/validations.json';
import withdrawalEnglish from '../../locales/en/withdrawal.json';
import wishlistPageEnglish from '../../locales/en/wishlist-page.json';
import workerEnglish from '../../locales/en/worker.json';

/**
 * Messages that only the worker speaks: loaders and actions answer with the text itself, and the few pages that
 * need `accountPages` bring them along (`page-messages.server.ts`), so no other page loads them. Among them are
 * the keys `validations.…` and `shopify.errors.…`. `worker.json` holds the words of notices and of
 * markup that only the worker renders (`useWorkerLanguage`), of areas that browsers know otherwise.
 */
export const workerMessages = {
  de: {
    accountPages: accountPagesGerman,
    appointment: appointmentGerman,
    details: detailsGerman,
    goods: goodsGerman,
    leasingRequest: leasingRequestGerman,
    listing: listingGerman,
    priceRequest: priceRequestGerman,
    privacy: privacyGerman,
    requests: requestsGerman,
    requestDelivery: requestDeliveryGerman,
    review: reviewGerman,
    validations: validationsGerman,
    shopify: shopifyGerman,
    wishlistPage: wishlistPageGerman,
    withdrawal: withdrawalGerman,
    ...workerGerman,
  },
  en: {
    accountPages: accountPagesEnglish,
    appointment: appointmentEnglish,
    details: detailsEnglish,
    goods: goodsEnglish,
    leasingRequest: leasingRequestEnglish,
    listing: listingEnglish,
    priceRequest: priceRequestEnglish,
    privacy: privacyEnglish,
    requests: requestsEnglish,
    requestDelivery: requestDeliveryEnglish,
    review: reviewEnglish,
    validations: validationsEnglish,
    shopify: shopifyEnglish,
    wishlistPage: wishlistPageEnglish,
    withdrawal: withdrawalEnglish,
    ...workerEnglish,
  },
};
