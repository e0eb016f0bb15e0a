import type {ShouldRevalidateFunction} from '@remix-run/react';
import {expect, it} from 'vitest';
import {shouldRevalidate as rootRevalidates} from '../../app/root';
import {href} from '../../app/i18n/href';
import {pages, type PageName} from '../../app/pages';
import {moduleOf} from './call-route';

const modules = import.meta.glob<{
  loader?: unknown;
  default?: unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
}>('../../app/routes/**/*.tsx');

const here = new URL('https://shop.test/irgendwo');

/** The arguments of `shouldRevalidate` after script has submitted a form of the cart or the wishlist. */
const change = (page: 'cart' | 'wishlist') => ({
  currentUrl: here,
  nextUrl: here,
  currentParams: {},
  nextParams: {},
  formMethod: 'POST' as const,
  formAction: href('de', page),
  formEncType: 'application/x-www-form-urlencoded' as const,
  formData: new FormData(),
  actionResult: {intent: 'add'},
  actionStatus: 200,
  defaultShouldRevalidate: true,
});

it.each(['cart', 'wishlist'] as const)(
  'a form of the %s revalidates no loader on any page',
  async (form) => {
    expect(rootRevalidates(change(form))).toBe(false);
    const checked: PageName[] = [];
    for (const page of Object.keys(pages) as PageName[]) {
      const route = await modules[moduleOf(page)]?.();
      if (!route?.loader || !route.default) continue;
      const loadsAgain = route.shouldRevalidate?.(change(form)) ?? true;
      expect({page, loadsAgain}).toEqual({page, loadsAgain: false});
      checked.push(page);
    }
    const usual = ['home', 'collection', 'product', 'search', 'cart', 'wishlist', 'account'];
    expect(checked).toEqual(expect.arrayContaining(usual));
  },
);
