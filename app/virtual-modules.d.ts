/** Remix's build of the routes, which its Vite plugin provides. */
declare module 'virtual:remix/server-build' {
  const build: import('@remix-run/server-runtime').ServerBuild;
  export = build;
}

/** The inner markup of an icon, see `vite.config.ts`. */
declare module '*.svg?drawing' {
  const drawing: string;
  export default drawing;
}
