import type {CatalogueImage} from '../catalogue/catalogue-types';
import {drawingFile, drawingSize} from '../images/drawing-name';
import {connectionOf, type PageArgs} from './connections';
import {gid} from './gid';
import {locationsOf} from './plain-locations';
import type {StandInContext, ResolverMap} from './resolver-contract';
import {servedVersions} from './schema';
import {policies, type Policy} from './shop-policies';
import {textIn} from './texts';

const shopNumber = 86840100;
const wordmark: CatalogueImage = {
  file: drawingFile({kind: 'wordmark'}),
  alt: {de: 'Radladen', en: 'Radladen'},
  ...drawingSize({kind: 'wordmark'}),
};

const shopPolicies = Object.fromEntries(
  Object.entries(policies).map(([field, policy]) => [field, () => policy]),
);

/** `shop`, `locations`, `publicApiVersions` and their types. */
export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: () => ({}),
    locations: (_: unknown, args: PageArgs, {catalogue}: StandInContext) =>
      connectionOf(locationsOf(catalogue.source), args),
    publicApiVersions: () => servedVersions.map((handle) => ({handle, supported: true})),
  },
  Shop: {
    ...shopPolicies,
    id: () => gid('Shop', shopNumber),
    name: (_: unknown, __: unknown, {catalogue}: StandInContext) => catalogue.source.shop.name,
    description: (_: unknown, __: unknown, context: StandInContext) =>
      textIn(context, context.catalogue.source.shop.shortDescription),
    brand: (_: unknown, __: unknown, {catalogue}: StandInContext) => ({
      logo: {image: catalogue.source.shop.logo ?? wordmark},
    }),
    primaryDomain: (_: unknown, __: unknown, {origin}: StandInContext) => ({
      host: new URL(origin).host,
      url: origin,
    }),
    paymentSettings: (_: unknown, __: unknown, {catalogue}: StandInContext) => ({
      currencyCode: catalogue.markets[0].currency,
    }),
  },
  ShopPolicy: {
    title: ({title}: Policy, _: unknown, context: StandInContext) => textIn(context, title),
    body: ({body}: Policy, _: unknown, context: StandInContext) => textIn(context, body),
  },
};
