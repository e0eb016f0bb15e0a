import type {MarketSettings} from './markets';
import type {Market, StandInContext, ResolverMap} from './resolver-contract';
import {textIn} from './texts';

type LanguageParent = Market['language'];

const currencies = {
  EUR: {symbol: '€', name: {de: 'Euro', en: 'Euro'}},
  CHF: {symbol: 'CHF', name: {de: 'Schweizer Franken', en: 'Swiss Franc'}},
  USD: {symbol: '$', name: {de: 'US-Dollar', en: 'United States Dollar'}},
};

const namesOf = (language: LanguageParent, type: 'language' | 'region') =>
  new Intl.DisplayNames([language.toLowerCase()], {type});

function settingsOf({catalogue, market}: StandInContext): MarketSettings {
  const served = catalogue.markets.find(({country}) => country === market.country);
  return served ?? catalogue.markets[0];
}

/** `localization` and its types: the parent of `Country` is a `MarketSettings`. */
export const localizationResolvers: ResolverMap = {
  QueryRoot: {localization: () => ({})},
  Localization: {
    country: (_: unknown, __: unknown, context: StandInContext) => settingsOf(context),
    language: (_: unknown, __: unknown, {market}: StandInContext) => market.language,
    availableCountries: (_: unknown, __: unknown, {catalogue}: StandInContext) => catalogue.markets,
    availableLanguages: (_: unknown, __: unknown, context: StandInContext) =>
      settingsOf(context).languages,
  },
  Country: {
    isoCode: ({country}: MarketSettings) => country,
    name: ({country}: MarketSettings, _: unknown, {market}: StandInContext) =>
      namesOf(market.language, 'region').of(country) ?? country,
    currency: ({currency}: MarketSettings) => currency,
    unitSystem: ({country}: MarketSettings) =>
      country === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
  },
  Language: {
    isoCode: (language: LanguageParent) => language,
    name: (language: LanguageParent, _: unknown, {market}: StandInContext) =>
      namesOf(market.language, 'language').of(language.toLowerCase()) ?? language,
    endonymName: (language: LanguageParent) =>
      namesOf(language, 'language').of(language.toLowerCase()) ?? language,
  },
  Currency: {
    isoCode: (currency: Market['currency']) => currency,
    name: (currency: Market['currency'], _: unknown, context: StandInContext) =>
      textIn(context, currencies[currency].name),
    symbol: (currency: Market['currency']) => currencies[currency].symbol,
  },
};
