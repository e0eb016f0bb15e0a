import type {Language} from '~/i18n/languages';
import {messagesOf} from '~/i18n/messages.server';
import {featureText, type FeatureField} from './feature-text.server';
import type {FeatureView} from './feature-views';

/**
 * The technical data of a product (spec §3, productFeatures) in the order in which Shopify was asked. `complain`
 * hears of values that do not fit their type; such rows are left out.
 */
export function toFeatureViews(
  fields: readonly (FeatureField | null)[],
  language: Language,
  complain: (field: string) => void,
): FeatureView[] {
  return fields.flatMap((field) => {
    if (!field) return [];
    const value = featureText(field, language);
    if (value === null) complain(field.key);
    return value ? [{label: labelOf(field.key, language), value}] : [];
  });
}

/** The label of a key; a key without one is made readable: `rim_width` → `Rim width`. */
export function labelOf(key: string, language: Language): string {
  const words = key.replaceAll(/[_-]+/g, ' ');
  return (
    messagesOf[language][`details.label.${key}`] ?? words.charAt(0).toUpperCase() + words.slice(1)
  );
}
