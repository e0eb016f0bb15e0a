import {pluckConfig, preset} from '@shopify/hydrogen-codegen';
import type {IGraphQLConfig} from 'graphql-config';

/** Types come from the newest schema; `tests/operations.test.ts` holds every operation against both. */
const schema = 'node_modules/@shopify/hydrogen-react-next/storefront.schema.json';

export default {
  schema,
  documents: ['app/services/shopify/**/*.graphql.ts'],
  extensions: {
    codegen: {
      pluckConfig,
      generates: {'app/services/shopify/storefront.generated.d.ts': {preset}},
    },
  },
} satisfies IGraphQLConfig as IGraphQLConfig;
