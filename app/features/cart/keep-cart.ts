import type {ClientLoaderFunctionArgs} from '@remix-run/react';
import {tellSent, type Kept} from '~/forms/unsent';
import {isShown, keepData} from '../navigation/keep-data';
import type {FrameCart} from './cart-view';

/**
 * For the root's `clientLoader`: the frame of a page that is loaded again keeps the cart it shows while Shopify is
 * out; an empty one would be a lie. Of a form's page it is told that nobody sees what has changed.
 */
export async function keepCart(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const data = await keepData(args, 'root');
  const shown: unknown = window.__remixRouter.state.loaderData.root;
  if (!isFrame(data) || !isFrame(shown) || !data.cartUnknown) return data;

  const unseen = isShown(args.request);
  if (unseen) tellSent('unseen');
  const {cart, cartUnknown} = shown;
  return {...data, cart, cartUnknown, unseen} satisfies FrameCart & Kept;
}

/** What the root's loader answers, as far as it concerns the cart. */
function isFrame(data: unknown): data is FrameCart {
  return typeof data === 'object' && data !== null && 'cart' in data && 'cartUnknown' in data;
}
