import {isRouteErrorResponse} from '@remix-run/react';
import type {ProductItemView} from '../product/card-markup.server';

/** What a thrown answer carries for the error page. */
export interface ErrorDetails {
  /** In English, for whoever reports the error; shown for a page that is missing. */
  message: string;
  bestSellers: ProductItemView[];
  /** Of the request that failed, as the log has it. */
  requestId?: string;
}

export interface ShownError extends ErrorDetails {
  status: number;
}

/** What the error page shows of an error: 500 for all that a loader did not answer on purpose. */
export function shownError(error: unknown): ShownError {
  if (!isRouteErrorResponse(error)) return {status: 500, message: '', bestSellers: []};
  const details = error.data as Partial<ErrorDetails> | null;
  return {
    status: error.status,
    message: details?.message ?? '',
    bestSellers: details?.bestSellers ?? [],
    ...(details?.requestId && {requestId: details.requestId}),
  };
}
