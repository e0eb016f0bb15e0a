import {pluckConfig, preset} from '@shopify/hydrogen-codegen';
import type {IGraphQLConfig} from 'graphql-config';

/** Types come from the newest schemas; `tests/operations.test.ts` validates every operation against both versions. */
const schemas = 'node_modules/@shopify/hydrogen-react-next';
const services = 'app/services/shopify';
const customerAccount = `${services}/accounts/customer-account`;

export default {
  // Each API has its own schema, below.
  schema: [],
  extensions: {
    codegen: {
      pluckConfig,
      generates: {
        [`${services}/storefront.generated.d.ts`]: {
          preset,
          schema: `${schemas}/storefront.schema.json`,
          presetConfig: {
            importTypes: {
              namespace: 'StorefrontAPI',
              // Hydrogen's own types are of an API version without visitor consent.
              from: '@shopify/hydrogen-react-next/storefront-api-types',
            },
          },
          documents: [`${services}/**/*.{graphql,server}.ts`, `!${customerAccount}/**`],
        },
        [`${customerAccount}/customer-account.generated.d.ts`]: {
          preset,
          schema: `${schemas}/customer-account.schema.json`,
          presetConfig: {
            importTypes: {
              namespace: 'CustomerAccountAPI',
              // Hydrogen's own types are of an API version that expects other return reasons.
              from: '@shopify/hydrogen-react-next/customer-account-api-types',
            },
          },
          documents: [`${customerAccount}/*.{graphql,server}.ts`],
        },
      },
    },
  },
} satisfies IGraphQLConfig as IGraphQLConfig;
