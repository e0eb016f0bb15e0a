import {useLocation, useRouteLoaderData} from '@remix-run/react';
import type {CartAnswer} from './cart-answer';

/** The cart's answer to the plain form that led to this document; gone on the next page. */
export function useKeptAnswer(): CartAnswer | null {
  const root = useRouteLoaderData<{cartAnswer: CartAnswer | null}>('root');
  const first = useLocation().key === 'default';
  return first ? (root?.cartAnswer ?? null) : null;
}
