import {lucideDrawing} from '~/services/icons/icons.server';

const NEUTRAL = 'circle-check';

/**
 * The drawing of an icon that content names as Lucide does, `truck` or `lucide:truck`, for `DrawnIcon`; ''
 * without a name. An unknown name is logged and gets a neutral drawing.
 */
export function iconDrawing(name: string): string {
  if (name === '') return '';
  const drawing = findIconDrawing(name);
  if (drawing !== null) return drawing;

  console.error(`There is no icon '${name.slice(0, 60)}'`);
  return lucideDrawing(NEUTRAL) ?? '';
}

/** The same for a name that may be no icon's, such as that of a payment method: `null` then. */
export function findIconDrawing(name: string): string | null {
  const plain = name.trim().replace(/^(i-)?lucide[-:]/, '');
  return lucideDrawing(plain.replaceAll(/[\s_]+/g, '-').toLowerCase());
}
