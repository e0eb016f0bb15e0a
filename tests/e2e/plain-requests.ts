import type {APIRequestContext} from '@playwright/test';
import {oil} from './shop-steps';

/** The fields of the form that adds a product to the cart, read from its page. */
export async function addForm(request: APIRequestContext, path = oil.path) {
  const html = await (await request.get(path)).text();
  const merchandiseId = /name="merchandiseId" value="([^"]+)"/.exec(html)?.[1];
  if (!merchandiseId) throw new Error(`${path} has no form that adds it`);
  return {intent: 'add', merchandiseId, quantity: '1'};
}

/** Adds one of each product to the cart, and follows the redirect, so that the next page has no notice to show. */
export async function putIntoCart(
  request: APIRequestContext,
  ...products: {path: string}[]
): Promise<void> {
  for (const {path} of products) {
    await request.post('/warenkorb', {form: await addForm(request, path)});
  }
}

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
