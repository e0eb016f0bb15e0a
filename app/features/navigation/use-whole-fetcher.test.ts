import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {useWholeFetcher} from './use-whole-fetcher';

const before = {cart: {totalQuantity: 1}};
const after = {cart: {totalQuantity: 2}};
const rendered = vi.hoisted(() => ({fetcher: {}, root: {}}));
vi.mock('@remix-run/react', () => ({
  useFetcher: () => rendered.fetcher,
  useRouteLoaderData: () => rendered.root,
}));

/** What the fetcher's state is called where React renders `root` and the router holds `newest` already. */
function stateOf(fetcher: {state: string; data?: object}, root: object, newest: object) {
  Object.assign(rendered, {fetcher, root});
  vi.stubGlobal('window', {__remixRouter: {state: {loaderData: {root: newest}}}});
  const Shown = () => useWholeFetcher('line').state;
  return renderToStaticMarkup(createElement(Shown));
}

it.each([
  ['is idle with the data that its form has led to', after, after, 'idle'],
  ['is idle where nothing was loaded again', before, before, 'idle'],
  ['still loads where the page shows the data of before', before, after, 'loading'],
])('a fetcher that the router has ended %s', (_, root, newest, state) => {
  expect(stateOf({state: 'idle', data: {error: null}}, root, newest)).toBe(state);
});

it('a fetcher is as Remix tells it while it is on its way, and before', () => {
  expect(stateOf({state: 'submitting', data: {error: null}}, before, after)).toBe('submitting');
  expect(stateOf({state: 'idle'}, before, after)).toBe('idle');
});
