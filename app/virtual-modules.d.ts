/** Remix's build of the routes, provided by its Vite plugin. */
declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@remix-run/server-runtime';

  const build: ServerBuild;
  export = build;
}

/** The inner markup of an icon, see `vite.config.ts`. */
declare module '*.svg?drawing' {
  const drawing: string;
  export default drawing;
}
