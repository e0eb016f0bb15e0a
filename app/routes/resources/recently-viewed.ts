import {recentlyViewedAction} from '~/features/product/details/recently-viewed.server';

/** Records a product view and returns the products viewed before. */
export const action = recentlyViewedAction;

export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}
