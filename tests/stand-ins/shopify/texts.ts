import type {Text} from '../catalogue/catalogue-types';
import type {StandInContext} from './request-context';

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

/** `description(truncateAt:)`: at most that many characters, the last three being dots. */
export function truncated(text: string, truncateAt: number | null | undefined): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(truncateAt - 3, 0))}...`;
}

const foldedTexts = new Map<string, string>();
const mostFolded = 50_000;

/** Removes case and accents for comparisons in search fields. Memoized, as texts recur. */
export function folded(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (foldedTexts.size >= mostFolded) foldedTexts.clear();
  foldedTexts.set(text, plain);
  return plain;
}

/** A text as part of an id, like Liquid's `handleize`: lower case, everything else replaced by hyphens. */
export function handleOf(text: string): string {
  return folded(text)
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
