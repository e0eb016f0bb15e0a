import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';

/** So many bikes stand side by side. */
export const MOST_BIKES = 4;
/** More than any form sends. */
const MOST_READ = 12;

/** A bike as the address names it: `fernweh-7`, or with a variant `fernweh-7:4711`. */
export interface ComparedName {
  handle: string;
  /** Shopify's number of the variant; `null` for the one that its page opens with. */
  variant: string | null;
}

/** What the address of a comparison asks for; every state has one. */
export interface ComparisonQuery {
  names: ComparedName[];
  /** As it was typed; '' without. */
  height: string;
  onlyDifferences: boolean;
}

const NAME = /^([\p{L}\p{N}_-]{1,200})(?::([1-9]\d{0,17}))?$/u;

/** What an address compares: `?p=a,b:4711`, or `?p=a&p=b` as a form sends it. Duplicates and invalid names are left out. */
export function readComparison(query: URLSearchParams): ComparisonQuery {
  const typed = query
    .getAll('p')
    .flatMap((list) => list.slice(0, 2000).split(','))
    .map((name) => name.trim());
  const names = [...new Set(typed)].flatMap((name): ComparedName[] => {
    const [, handle, variant = null] = NAME.exec(name) ?? [];
    return handle ? [{handle, variant}] : [];
  });
  return {
    names: names.slice(0, MOST_READ),
    height: (query.get('height') ?? '').trim().slice(0, 12),
    onlyDifferences: query.get('nur') === 'unterschiede',
  };
}

/** Names of the compared products as text, with the number of a chosen variant behind a colon: `a,b:4711`. */
export function writeNames(names: readonly ComparedName[]): string {
  return names
    .map(({handle, variant}) => encodeURIComponent(handle) + (variant ? `:${variant}` : ''))
    .join(',');
}

/** The canonical path and query of a comparison: `/vergleich?p=a,b&height=170&nur=unterschiede`. */
export function comparisonAddress(
  language: Language,
  {names, height, onlyDifferences}: ComparisonQuery,
): string {
  const query = [
    ...(names.length > 0 ? [`p=${writeNames(names)}`] : []),
    ...(height ? [`height=${encodeURIComponent(height)}`] : []),
    ...(onlyDifferences ? ['nur=unterschiede'] : []),
  ].join('&');
  return href(language, 'comparison') + (query && `?${query}`);
}
