import type {APIRequestContext, APIResponse} from '@playwright/test';
import {oil} from './shop-steps';

/** The form that puts a product into the cart, as its page writes it. */
export async function addForm(request: APIRequestContext, path = oil.path) {
  const html = await (await request.get(path)).text();
  const merchandiseId = /name="merchandiseId" value="([^"]+)"/.exec(html)?.[1];
  if (!merchandiseId) throw new Error(`${path} has no form that adds it`);
  return {intent: 'add', merchandiseId, quantity: '1'};
}

/** Puts a piece of each product into the cart, and follows to the cart, so that the next page has no notice to show. */
export async function putIntoCart(
  request: APIRequestContext,
  ...products: {path: string}[]
): Promise<void> {
  for (const {path} of products) {
    await request.post('/warenkorb', {form: await addForm(request, path)});
  }
}

/** Puts products on the wishlist. */
export async function putOnWishlist(
  request: APIRequestContext,
  ...products: {path: string}[]
): Promise<void> {
  for (const {path} of products) {
    const {merchandiseId} = await addForm(request, path);
    const form = {returnTo: '/merkzettel', add: merchandiseId.split('/').at(-1) ?? ''};
    await request.post('/merkzettel', {form});
  }
}

/** Values of all `Set-Cookie` headers of an answer. */
export function setCookies(answer: APIResponse): string[] {
  return answer
    .headersArray()
    .filter(({name}) => name.toLowerCase() === 'set-cookie')
    .map(({value}) => value);
}
