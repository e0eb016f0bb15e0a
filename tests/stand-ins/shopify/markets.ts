import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';
import type {Market} from './resolver-contract';

/** A country the shop sells to; the first language is its default. */
export interface MarketSettings {
  country: CountryCode;
  currency: Market['currency'];
  languages: readonly [Market['language'], ...Market['language'][]];
}

const known = {
  DE: {country: 'DE', currency: 'EUR', languages: ['DE', 'EN']},
  AT: {country: 'AT', currency: 'EUR', languages: ['DE', 'EN']},
  CH: {country: 'CH', currency: 'CHF', languages: ['DE', 'EN']},
  US: {country: 'US', currency: 'USD', languages: ['EN', 'DE']},
} as const satisfies Record<string, MarketSettings>;

/** The markets of a shop, the primary one first. */
export type Markets = readonly [MarketSettings, ...MarketSettings[]];

const isLanguage = (name: string): name is Market['language'] => name === 'DE' || name === 'EN';
const isKnown = (name: string): name is keyof typeof known => name in known;

/** Markets from a list such as `DE,AT,CH`; `AT:DE` offers only the given language, `AT:DE:EN` both in this order. */
export function marketsFrom(list = 'DE,AT,CH'): Markets {
  const [primary, ...others] = list.split(',').flatMap((entry): MarketSettings[] => {
    const [name = '', ...spoken] = entry.trim().toUpperCase().split(':');
    if (!isKnown(name)) return [];
    const [first, ...more] = spoken.filter(isLanguage);
    return [first ? {...known[name], languages: [first, ...more]} : known[name]];
  });
  return primary ? [primary, ...others] : [known.DE, known.AT, known.CH];
}

/**
 * The market that serves a request with this `@inContext`: an unknown country falls back to the primary market, an
 * unavailable language to the country's default.
 */
export function marketFor(
  markets: Markets,
  wanted: {country?: string | null; language?: string | null},
): Market {
  const settings = markets.find(({country}) => country === wanted.country) ?? markets[0];
  const language = settings.languages.find((offered) => offered === wanted.language);
  return {
    country: settings.country,
    currency: settings.currency,
    language: language ?? settings.languages[0],
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The market selected by an operation's `@inContext(country:, language:)`. */
export function marketInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  markets: Markets,
): Market {
  const directive = schema.getDirective('inContext');
  const wanted = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return marketFor(markets, {
    country: textOf(wanted?.country),
    language: textOf(wanted?.language),
  });
}

const purposes = ['analytics', 'marketing', 'preferences', 'saleOfData'] as const;

/**
 * `@inContext(visitorConsent:)` in the format of the checkout URL's parameter `_cs`: `analytics.no-marketing`. Shopify
 * does not document its encoding. `null` when the operation has none.
 */
export function consentInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const directive = schema.getDirective('inContext');
  const said = directive && getDirectiveValues(directive, operation, variables)?.visitorConsent;
  if (typeof said !== 'object' || said === null) return null;
  const answers = new Map(Object.entries(said));
  return purposes
    .flatMap((purpose) => {
      const answer: unknown = answers.get(purpose);
      return typeof answer === 'boolean' ? [answer ? purpose : `no-${purpose}`] : [];
    })
    .join('.');
}
