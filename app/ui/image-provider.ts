import {shopifyAddress} from './image-shopify';
import {storyblokAddress} from './image-storyblok';

export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** Changes that a content picture may ask for; each from 0 to 100, turned by quarters. */
export interface ImageFilters {
  quality?: number;
  blur?: number;
  brightness?: number;
  rotate?: 0 | 90 | 180 | 270;
}

/** A picture as it is asked for, sizes in pixels. With a `height` it is cut to that shape. */
export interface ImageRequest extends ImageFilters {
  width: number;
  height?: number;
  format?: ImageFormat;
  /** What stays in sight, in pixels of the picture itself. */
  focus?: {x: number; y: number} | null;
}

interface Formats {
  best: ImageFormat;
  fallback: ImageFormat;
}

interface Provider {
  owns: RegExp;
  formats: Formats | null;
  address(url: string, request: ImageRequest): string;
}

/** Providers are told by the form of their addresses: a stand-in serves them from another host. */
const providers: Provider[] = [
  {
    owns: /^https?:\/\/(cdn\.shopify\.com|[^/?#]+\/(s\/files|cdn\/shop))\//,
    formats: null,
    address: shopifyAddress,
  },
  {
    owns: /^https?:\/\/[^/?#]+\/f\/\d+\//,
    formats: {best: 'avif', fallback: 'webp'},
    address: storyblokAddress,
  },
];

/** Formats to offer a browser; `null` where the service chooses by itself. Throws as `imageAddress` does. */
export function imageFormats(url: string): Formats | null {
  return providerOf(url).formats;
}

/** The address of a picture as asked for. Throws for an unknown provider or a filter out of its range. */
export function imageAddress(url: string, request: ImageRequest): string {
  return providerOf(url).address(url, request);
}

/** Whether a provider serves an address, so that the other functions do not throw for it. */
export function isServed(url: string): boolean {
  return providers.some(({owns}) => owns.test(url));
}

/** Drawings, which scale by themselves, and pictures that may move are served as they are. */
export function isUntouched(url: string): boolean {
  return /\.(svg|gif)($|\?)/i.test(url);
}

function providerOf(url: string): Provider {
  const provider = providers.find(({owns}) => owns.test(url));
  if (!provider) throw new Error(`No image provider serves '${url}'`);
  return provider;
}
