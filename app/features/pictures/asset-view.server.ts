import {isAsset} from '~/services/storyblok/regions';
import {naturalSize} from './asset-size';
import type {ImageFocus, ImageView} from './image-view';

/** A picture of the content service, with the editor's title as its caption; '' for none. */
export interface AssetView extends ImageView {
  caption: string;
}

/** Told by the form of its address alone, so that a stand-in may serve it; the CSP says from where it may load. */
const OWN_FORM = /^https?:\/\/[\w.-]+(:\d+)?\/f\/\d+\/\d+x\d+\//;
const PICTURE = /^[^?#\s]+\.(avif|gif|jpe?g|png|svg|webp)$/i;
const FOCUS = /^(\d{1,5})x(\d{1,5})(:|$)/;
const LONGEST_TEXT = 300;

/**
 * An asset field of Storyblok as the page shows it. `null` when it is empty, no picture, or lies at an
 * address that is not the content service's.
 */
export function toAssetView(asset: unknown): AssetView | null {
  if (typeof asset !== 'object' || !asset) return null;
  const {filename, alt, title, focus} = {...NOTHING, ...asset};
  const url = addressOf(filename);
  if (!url) return null;

  const size = naturalSize(url);
  return {url, alt: textOf(alt), ...size, focus: focusOf(focus, size), caption: textOf(title)};
}

const NOTHING: Record<'filename' | 'alt' | 'title' | 'focus', unknown> = {
  filename: null,
  alt: null,
  title: null,
  focus: null,
};

function addressOf(filename: unknown): string | null {
  if (typeof filename !== 'string') return null;
  // Older stories hold addresses without a scheme.
  const url = filename.trim().replace(/^\/\//, 'https://');
  return (isAsset(url) || OWN_FORM.test(url)) && PICTURE.test(url) ? url : null;
}

/** 'XxY' or 'XxY:XxY' in pixels; `null` for none inside of the picture. */
function focusOf(value: unknown, size: {width: number; height: number}): ImageFocus | null {
  const [, x, y] = (typeof value === 'string' && FOCUS.exec(value)?.map(Number)) || [];
  if (x === undefined || y === undefined) return null;
  return x < size.width && y < size.height ? {x, y} : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
}
