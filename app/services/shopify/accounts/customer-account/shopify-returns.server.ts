import {createDeduplicator} from '~/services/http/isolate-memory';
import {type CustomerReturns, isDone, type Outcome} from '../accounts';
import type {ReturnableLine, RequestedReturn} from '../customer-data';
import {numberOf} from '../../ids';
import {type AccountClient, outcomeOf} from './account-client.server';
import type {
  AccountReturnFragment,
  AccountReturnsQuery,
  AccountReturnsQueryVariables,
} from './customer-account.generated';
import {ACCOUNT_REQUEST_RETURN_MUTATION, ACCOUNT_RETURNS_QUERY} from './customer-account.graphql';

type WaitUntil = (work: Promise<unknown>) => void;

/** A language as the Customer Account API names it: `DE`, `EN`. */
export type AccountLanguage = AccountReturnsQueryVariables['language'];

const requestOnce = createDeduplicator<Outcome>(isDone);

/** Returns by the Customer Account API, from version 2026-01 on: older ones know no reasons. */
export function createShopifyReturns(
  client: AccountClient,
  language: AccountLanguage,
  waitUntil: WaitUntil,
): CustomerReturns {
  return {
    async of(orderNumber) {
      const variables = {search: `order_number:${orderNumber}`, language};
      const answer = await client.query(ACCOUNT_RETURNS_QUERY, variables);
      if (!answer) return null;
      // A search may find more than was meant.
      const found = answer.customer.orders.nodes.find((order) => order.orderNumber === orderNumber);
      if (!found) return 'unknown';
      const {id, name, returns, returnInformation: allowed} = found;
      return {
        orderId: id,
        orderName: name,
        requested: returns.nodes.map(toRequested),
        returnable: allowed.returnableLineItems.nodes.map(toReturnable),
        fees: allowed.returnFees.map(({title, amountSet}) => ({
          title,
          amount: amountSet.presentmentMoney,
        })),
        whyNot: allowed.nonReturnableSummary?.summaryMessage || null,
      };
    },

    async request(orderId, lines, key) {
      const session = {hasEnded: false};
      const request = async (): Promise<Outcome> => {
        const asked = lines.map(({lineId, quantity, reasonId, note}) => ({
          lineItemId: lineId,
          quantity,
          ...(reasonId && {returnReasonDefinitionId: reasonId}),
          ...(note && {customerNote: note}),
        }));
        const variables = {orderId, lines: asked};
        const answer = await client.mutate(ACCOUNT_REQUEST_RETURN_MUTATION, variables);
        session.hasEnded = answer === null;
        return outcomeOf(answer?.orderRequestReturn);
      };
      const {outcome} = await requestOnce(key, request, waitUntil);
      return session.hasEnded ? null : outcome;
    },
  };
}

function toRequested({decline, returnLineItems, ...rest}: AccountReturnFragment): RequestedReturn {
  return {
    ...rest,
    declined: decline?.note ?? null,
    lines: returnLineItems.nodes.map(({quantity, lineItem: {title}}) => ({title, quantity})),
  };
}

type FoundLine =
  AccountReturnsQuery['customer']['orders']['nodes'][number]['returnInformation']['returnableLineItems']['nodes'][number];

function toReturnable({quantity, lineItem}: FoundLine): ReturnableLine {
  const {id, title, variantOptions, suggestedReturnReasonDefinitions: reasons} = lineItem;
  return {
    id,
    number: numberOf(id),
    title,
    selectedOptions: variantOptions ?? [],
    quantity,
    reasons: (reasons?.nodes ?? []).filter(({deleted}) => !deleted),
  };
}
