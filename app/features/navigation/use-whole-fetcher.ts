import {useFetcher, useRouteLoaderData} from '@remix-run/react';

/**
 * Remix's `useFetcher`, idle only once the page shows what the fetcher's form has led to. Remix's router writes a
 * fetcher's end into the state that React may still be rendering, so by itself it can be idle beside data of before;
 * those of the frame are loaded after every form, and another rendering brings them.
 */
export function useWholeFetcher<T>(key: string) {
  const fetcher = useFetcher<T>({key});
  const shown = useRouteLoaderData('root');
  const torn =
    fetcher.state === 'idle' &&
    fetcher.data !== undefined &&
    shown !== window.__remixRouter.state.loaderData.root;
  return torn ? {...fetcher, state: 'loading' as const} : fetcher;
}
