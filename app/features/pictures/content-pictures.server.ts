import {z} from 'zod';
import {lucideDrawing} from '~/services/icons/icons.server';
import {isAsset} from '~/services/storyblok/delivery-client.server';
import type {ImageFocus, ImageView} from './image-view';

/** A Storyblok picture, with the editor's title as its caption; '' for none. */
export interface AssetView extends ImageView {
  caption: string;
}

/**
 * Recognised by the format of its URL alone, so that a stand-in may serve it; the CSP restricts where it may load from.
 */
const ASSET_URL = /^https?:\/\/[\w.-]+(:\d+)?\/f\/\d+\/\d+x\d+\//;
/** Files in formats that browsers show. */
export const PICTURE = /^[^?#\s]+\.(avif|gif|jpe?g|png|svg|webp)$/i;
const FOCUS = /^(\d{1,5})x(\d{1,5})(:|$)/;
const MAX_TEXT_LENGTH = 300;
/** As long as a paragraph: the text of the legal notice on guarantee rights is that of its picture. */
const MAX_ALT_LENGTH = 5_000;

/**
 * A Storyblok asset field as the page shows it. `null` when it is empty, or, logged, not a picture for browsers (HEIC of
 * an iPhone) or not one of Storyblok's.
 */
export function toAssetView(value: unknown): AssetView | null {
  const {filename = '', alt = '', title = '', focus = ''} = asset.safeParse(value).data ?? {};
  // Older stories contain URLs without a scheme.
  const url = filename.replace(/^\/\//, 'https://');
  if (!(isAsset(url) || ASSET_URL.test(url)) || !PICTURE.test(url)) {
    if (url) console.error(`The file '${url.slice(0, MAX_TEXT_LENGTH)}' is no picture for a page`);
    return null;
  }

  const size = naturalSize(url);
  return {url, alt, ...size, focus: focusOf(focus, size), caption: title};
}

const text = z.string().trim().catch('');
const cutTo = (limit: number) => text.transform((words) => words.slice(0, limit));
const asset = z.object({
  filename: text,
  alt: cutTo(MAX_ALT_LENGTH),
  title: cutTo(MAX_TEXT_LENGTH),
  focus: text,
});

/** Parses 'XxY' or 'XxY:XxY' in pixels; `null` if outside the picture. */
function focusOf(value: string, size: {width: number; height: number}): ImageFocus | null {
  const [, x, y] = FOCUS.exec(value)?.map(Number) ?? [];
  if (x === undefined || y === undefined) return null;
  return x < size.width && y < size.height ? {x, y} : null;
}

const SIZE = /^(\d{1,5})x(\d{1,5})$/;

/**
 * A picture's size in pixels: the sixth segment of its URL, 'WxH'. If that is not a size, the URL is logged and the size
 * is zero.
 */
function naturalSize(url: string): {width: number; height: number} {
  const [, width = 0, height = 0] = SIZE.exec(url.split('/')[5] ?? '')?.map(Number) ?? [];
  if (width > 0 && height > 0) return {width, height};

  console.error(`The size of the picture ${url} is unknown`);
  return {width: 0, height: 0};
}

const FALLBACK_ICON = 'circle-check';

/**
 * The drawing of a Lucide icon by the name used in content, `truck` or `lucide:truck`, for `DrawnIcon`; '' without a
 * name. An unknown name is logged and gets a neutral icon.
 */
export function iconDrawing(name: string): string {
  if (name === '') return '';
  const iconName = name.trim().replace(/^(i-)?lucide[-:]/, '');
  const drawing = lucideDrawing(iconName.replaceAll(/[\s_]+/g, '-').toLowerCase());
  if (drawing !== null) return drawing;

  console.error(`There is no icon '${name.slice(0, 60)}'`);
  return lucideDrawing(FALLBACK_ICON) ?? '';
}
