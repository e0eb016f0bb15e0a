import {http, HttpResponse, type RequestHandler} from 'msw';
import type {CustomerTable} from './customer-table';

/** `DELETE /__stand-in/customer-tokens?email=…`: the customer's tokens end, all tokens without an address. */
export function customerControls(customers: CustomerTable): RequestHandler[] {
  return [
    http.delete('*/__stand-in/customer-tokens', ({request}) => {
      customers.revoke(new URL(request.url).searchParams.get('email') ?? undefined);
      return new HttpResponse(null, {status: 204});
    }),
  ];
}
