import type {APIRequestContext, APIResponse} from '@playwright/test';
import {oil} from './shop-steps';

/** The form that puts a product into the cart, as its page writes it. */
export async function addForm(request: APIRequestContext) {
  const html = await (await request.get(oil.path)).text();
  const merchandiseId = /name="merchandiseId" value="([^"]+)"/.exec(html)?.[1];
  if (!merchandiseId) throw new Error(`${oil.path} has no form that adds it`);
  return {intent: 'add', merchandiseId, quantity: '1'};
}

/** Values of all `Set-Cookie` headers of an answer. */
export function setCookies(answer: APIResponse): string[] {
  return answer
    .headersArray()
    .filter(({name}) => name.toLowerCase() === 'set-cookie')
    .map(({value}) => value);
}
