import type {Text} from '../catalogue/catalogue-types';
import type {StandInContext} from './resolver-contract';

/** A text in the language of the request. */
export function textIn({market}: Pick<StandInContext, 'market'>, text: Text): string {
  return market.language === 'EN' ? text.en : text.de;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** HTML as Shopify's plain `description`: tags removed, entities decoded, white space collapsed. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
