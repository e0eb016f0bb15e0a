import type {ImageView} from '../pictures/image-view';

/** A bike of the shop: name, picture, and the handle that leads to it. */
export interface FavoriteBike {
  handle: string;
  title: string;
  image: ImageView | null;
}

const HANDLE = /^[\p{Ll}\p{N}]+([-_][\p{Ll}\p{N}]+)*$/u;

/** Whether an editor's entry may be a product of the shop; others are names of bikes from elsewhere. */
export function isHandle(entry: string): boolean {
  return HANDLE.test(entry);
}

/** An entry as text: the handle of a product that is gone is read as the name that it was made of. */
export function bikeName(entry: string): string {
  if (!isHandle(entry)) return entry;
  return entry
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
