import {answerSeen} from '~/features/product/details/recently-viewed.server';

/** Notes that a product is seen, and answers what was seen before. */
export const action = answerSeen;

/** Nothing is to be read here. */
export function loader() {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}
