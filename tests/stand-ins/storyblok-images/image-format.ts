import type {ImageOperations} from './image-operations';

const formats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof formats)[number];

const own = (extension: string): ImageFormat =>
  formats.find((format) => format === extension) ?? 'jpeg';

/**
 * The format of a response: the one named by a filter, else WebP for the image service if the browser supports it, else
 * the asset's own.
 */
export function formatOf(
  extension: string,
  operations: ImageOperations | null,
  accept: string,
): ImageFormat {
  if (!operations) return own(extension);
  const named = operations.filters.get('format');
  if (named) return own(named === 'jpg' ? 'jpeg' : named);
  return accept.includes('image/webp') ? 'webp' : own(extension);
}
