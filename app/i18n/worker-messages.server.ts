import shopifyGerman from '../../locales/de/shopify-errors.json';
import validationsGerman from '../../locales/de/validations.json';
import shopifyEnglish from '../../locales/en/shopify-errors.json';
import validationsEnglish from '../../locales/en/validations.json';

/**
 * Messages that only the worker speaks: actions answer with the text itself, so no browser loads them.
 * Their keys are those of spec §5 (`validations.…`) and §8 (`shopify.errors.…`).
 */
export const workerMessages = {
  de: {validations: validationsGerman, shopify: shopifyGerman},
  en: {validations: validationsEnglish, shopify: shopifyEnglish},
};
