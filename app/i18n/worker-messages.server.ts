import accountPagesGerman from '../../locales/de/account-pages.json';
import listingGerman from '../../locales/de/listing.json';
import privacyGerman from '../../locales/de/privacy.json';
import detailsGerman from '../../locales/de/product-details.json';
import shopifyGerman from '../../locales/de/shopify-errors.json';
import validationsGerman from '../../locales/de/validations.json';
import accountPagesEnglish from '../../locales/en/account-pages.json';
import listingEnglish from '../../locales/en/listing.json';
import privacyEnglish from '../../locales/en/privacy.json';
import detailsEnglish from '../../locales/en/product-details.json';
import shopifyEnglish from '../../locales/en/shopify-errors.json';
import validationsEnglish from '../../locales/en/validations.json';

/**
 * Messages that only the worker speaks: loaders and actions answer with the text itself, and the few pages that
 * need `accountPages` bring them along (`page-messages.server.ts`), so no other page loads them. Among them are
 * the keys of spec §5 (`validations.…`) and §8 (`shopify.errors.…`).
 */
export const workerMessages = {
  de: {
    accountPages: accountPagesGerman,
    details: detailsGerman,
    listing: listingGerman,
    privacy: privacyGerman,
    validations: validationsGerman,
    shopify: shopifyGerman,
  },
  en: {
    accountPages: accountPagesEnglish,
    details: detailsEnglish,
    listing: listingEnglish,
    privacy: privacyEnglish,
    validations: validationsEnglish,
    shopify: shopifyEnglish,
  },
};
