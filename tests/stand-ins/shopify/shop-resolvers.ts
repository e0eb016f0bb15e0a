import type {CatalogueImage} from '../catalogue/catalogue-types';
import {drawingFile, drawingSize} from '../images/drawing-name';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {locationsOf, type LocationParent} from './plain-locations';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {servedVersions} from './schema';
import {policies, type Policy} from './shop-policies';
import {textIn} from './texts';

const shopNumber = 86840100;
const wordmark: CatalogueImage = {
  file: drawingFile({kind: 'wordmark'}),
  alt: {de: 'Radladen', en: 'Radladen'},
  ...drawingSize({kind: 'wordmark'}),
};

const moneyFormats = {
  EUR: '{{amount_with_comma_separator}} €',
  CHF: 'CHF {{amount_with_apostrophe_separator}}',
  USD: '${{amount}}',
};

/** `Shop.paymentSettings`, also a root field. */
function paymentSettings(_: unknown, __: unknown, {catalogue, origin}: StandInContext) {
  const [primary] = catalogue.markets;
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: `${origin}/sessions`,
    countryCode: primary.country,
    currencyCode: primary.currency,
    enabledPresentmentCurrencies: [...new Set(catalogue.markets.map(({currency}) => currency))],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
  };
}

function brand(_: unknown, __: unknown, context: StandInContext) {
  const {logo, coverImage, slogan, shortDescription} = context.catalogue.source.shop;
  return {
    logo: logo ?? wordmark,
    squareLogo: logo ?? wordmark,
    coverImage,
    slogan: textIn(context, slogan),
    shortDescription: textIn(context, shortDescription),
    colors: {
      primary: [{background: '#173F35', foreground: '#FFFFFF'}],
      secondary: [{background: '#F4EFE6', foreground: '#1B1B1B'}],
    },
  };
}

const policyFields = {
  id: ({id}: Policy) => gid('ShopPolicy', id),
  title: ({title}: Policy, _: unknown, context: StandInContext) => textIn(context, title),
  body: ({body}: Policy, _: unknown, context: StandInContext) => textIn(context, body),
  url: ({handle}: Policy, _: unknown, {origin}: StandInContext) => `${origin}/policies/${handle}`,
};

const shopPolicies = Object.fromEntries(
  Object.entries(policies).map(([field, policy]) => [field, () => policy]),
);

/** `shop`, `paymentSettings`, `locations`, `publicApiVersions` and their types. */
export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: () => ({}),
    paymentSettings,
    locations: (_: unknown, args: PageArgs, {catalogue}: StandInContext) =>
      connectionOf(locationsOf(catalogue.source), args),
    publicApiVersions: () => [
      ...servedVersions.map((handle) => ({handle, displayName: handle, supported: true})),
      {handle: 'unstable', displayName: 'unstable', supported: false},
    ],
  },
  Shop: {
    ...shopPolicies,
    id: () => gid('Shop', shopNumber),
    name: (_: unknown, __: unknown, {catalogue}: StandInContext) => catalogue.source.shop.name,
    description: (_: unknown, __: unknown, context: StandInContext) =>
      textIn(context, context.catalogue.source.shop.shortDescription),
    brand,
    paymentSettings,
    moneyFormat: (_: unknown, __: unknown, {catalogue}: StandInContext) =>
      moneyFormats[catalogue.markets[0].currency],
    primaryDomain: (_: unknown, __: unknown, {origin}: StandInContext) => ({
      host: new URL(origin).host,
      sslEnabled: origin.startsWith('https:'),
      url: origin,
    }),
    shipsToCountries: (_: unknown, __: unknown, {catalogue}: StandInContext) =>
      catalogue.markets.map(({country}) => country),
  },
  ShopPolicy: policyFields,
  ShopPolicyWithDefault: policyFields,
  Location: {id: ({id}: LocationParent) => gid('Location', id)},
};
