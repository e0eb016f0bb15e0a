/** Remix's build of the routes, which its Vite plugin provides. */
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
