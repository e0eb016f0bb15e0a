import accountPagesGerman from '../../locales/de/account-pages.json';
import shopifyGerman from '../../locales/de/shopify-errors.json';
import validationsGerman from '../../locales/de/validations.json';
import accountPagesEnglish from '../../locales/en/account-pages.json';
import shopifyEnglish from '../../locales/en/shopify-errors.json';
import validationsEnglish from '../../locales/en/validations.json';

/**
 * Messages that only the worker speaks: actions answer with the text itself, and the few pages that need
 * `accountPages` bring them along (`page-messages.server.ts`), so no other page loads them. The other keys are those of spec §5 (`validations.…`) and §8 (`shopify.errors.…`).
 */
export const workerMessages = {
  de: {
    accountPages: accountPagesGerman,
    validations: validationsGerman,
    shopify: shopifyGerman,
  },
  en: {
    accountPages: accountPagesEnglish,
    validations: validationsEnglish,
    shopify: shopifyEnglish,
  },
};
