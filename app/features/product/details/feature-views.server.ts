import type {Language} from '~/i18n/languages';
import {messagesOf} from '~/i18n/messages.server';
import {featureText, type FeatureField} from './feature-text.server';
import type {FeatureView} from './feature-views';

/** A value that was chosen for an option, in the page's language. */
interface ChosenValue {
  name: string;
  value: string;
}

/**
 * The technical data of a product in the order in which Shopify was asked. Of `chosen`
 * an option that is named like a row tells what holds for its variant: 'Akku 625 Wh' in place of '500 Wh, entnehmbar'.
 * Of two rows with one label the first is told. `complain` hears of values that do not fit their type; such rows are left out.
 */
export function toFeatureViews(
  fields: readonly (FeatureField | null)[],
  chosen: readonly ChosenValue[],
  language: Language,
  complain: (field: string) => void,
): FeatureView[] {
  const labels = new Set<string>();
  return fields.flatMap((field) => {
    if (!field) return [];
    const value = featureText(field, language);
    if (value === null) complain(field.key);
    const label = labelOf(field.key, language);
    if (!value || labels.has(label)) return [];
    labels.add(label);
    const option = chosen.find(({name}) => name.toLowerCase() === label.toLowerCase());
    return [{label, value: option && !says(field, value, option) ? option.value : value}];
  });
}

/** Whether a row has the chosen value already, and may say more about it: '625 Wh, entnehmbar'. */
function says({type}: FeatureField, text: string, {value}: ChosenValue): boolean {
  const [first] = text.replaceAll('\u00a0', ' ').split(', ');
  return first === value && !type.startsWith('list.');
}

/** The label of a key; a key without one is made readable: `rim_width` → `Rim width`. */
export function labelOf(key: string, language: Language): string {
  const words = key.replaceAll(/[_-]+/g, ' ');
  return (
    messagesOf[language][`details.label.${key}`] ?? words.charAt(0).toUpperCase() + words.slice(1)
  );
}
