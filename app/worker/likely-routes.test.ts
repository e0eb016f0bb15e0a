import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import routeConfig from '~/routes';
import {memoizeByLikelyRoutes} from './likely-routes.server';

const entries = routeConfig;
const module = {default: undefined};
const routes: ServerBuild['routes'] = {
  root: {id: 'root', path: '', module},
  ...Object.fromEntries(
    entries.map(({id = '', path, index}) => [id, {id, path, index, parentId: 'root', module}]),
  ),
};
const pick = memoizeByLikelyRoutes(routes, (likely) => likely);

function answering(table: ServerBuild['routes'], path: string) {
  const children = Object.values(table)
    .filter(({id}) => id !== 'root')
    .map(({id, path: own, index}) =>
      index ? {id, path: own, index: true as const} : {id, path: own},
    );
  const whole = table.root ? [{id: 'root', path: '', children}] : [];
  return matchRoutes(whole, path)?.at(-1)?.route.id;
}

const filled = entries.map(
  ({path = ''}) => `/${path.replaceAll(/:\w+/g, 'Etwas-1').replace('*', 'ratgeber/dienstrad')}`,
);

describe('memoizeByLikelyRoutes', () => {
  it.each([
    ...filled,
    ...filled.map((path) => path.toUpperCase()),
    ...filled.map((path) => `${path}/`),
    '/%77arenkorb',
    '/en-us/products/%C3%BC',
    '/en-us/gibt-es-nicht',
    '/products',
  ])('keeps the route that matches %s', (path) => {
    expect(answering(pick(path), path)).toBe(answering(routes, path));
  });

  it('keeps the route of the page whose data is requested', () => {
    expect(answering(pick('/warenkorb.data'), '/warenkorb')).toBe('cart.de');
    expect(answering(pick('/_root.data'), '/')).toBe('home.de');
    expect(answering(pick('/en-us.data'), '/en-us')).toBe('home.en');
  });

  it('keeps only a few routes', () => {
    expect(Object.keys(pick('/')).length).toBeLessThan(5);
    expect(Object.keys(pick('/products/gravel-x')).length).toBeLessThan(10);
  });

  it('returns the same result for the same routes', () => {
    expect(pick('/products/gravel-x')).toBe(pick('/products/city-y'));
  });
});
