import {isRouteErrorResponse} from '@remix-run/react';
import type {ProductCardView} from '../product/product-card-view';

/** What a thrown answer carries for the error page. */
export interface ErrorDetails {
  message: string;
  bestSellers: ProductCardView[];
}

/** What the error page shows of an error: 500 for all that a loader did not answer on purpose. */
export function shownError(error: unknown): Pick<ErrorDetails, 'bestSellers'> & {status: number} {
  if (!isRouteErrorResponse(error)) return {status: 500, bestSellers: []};
  const details = error.data as Partial<ErrorDetails> | null;
  return {status: error.status, bestSellers: details?.bestSellers ?? []};
}
