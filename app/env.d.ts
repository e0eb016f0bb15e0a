/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />

import type {RequestContext} from './worker/context.server';

declare global {
  interface ImportMetaEnv {
    /** When the build was made, in ISO 8601 (`vite.config.ts`). */
    readonly BUILT_AT: string;
  }

  /** The worker's bindings; `worker/env.server.ts` validates them. */
  interface Env {
    [name: string]: unknown;
  }
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends RequestContext {}
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
