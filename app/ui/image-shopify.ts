import type {ImageRequest} from './image-provider';

/**
 * Shopify's image service: query parameters `width`, and with a `height` a centred crop. Format and quality
 * are its own choice: AVIF or WebP by the browser's `Accept` (Shopify, Liquid filter `image_url`, `format`).
 */
export function shopifyAddress(url: string, {width, height}: ImageRequest): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  if (height !== undefined) {
    parameters.set('height', String(height));
    parameters.set('crop', 'center');
  }
  return `${path}?${parameters.toString()}`;
}
