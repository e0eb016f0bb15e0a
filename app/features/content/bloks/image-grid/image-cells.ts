/** How a picture stands in the grid, and how wide that is on the page (HTML attribute `sizes`). */
export interface ImageCell {
  shape: 'wide' | 'tall' | 'beside' | 'single';
  sizes: string;
}

const HALF = '(min-width: 1312px) 616px, (min-width: 768px) 47vw, 48vw';
const THIRD = '(min-width: 1312px) 405px, (min-width: 768px) 31vw, 48vw';
const TWO_THIRDS = '(min-width: 1312px) 827px, (min-width: 768px) 63vw, 94vw';
const WHOLE = '(min-width: 1312px) 1248px, 94vw';

/**
 * Places of `count` pictures: the first spans two columns; in three columns it is as high as
 * the two that then stand beside it.
 */
export function imageCells(count: number, columns: 'two' | 'three'): ImageCell[] {
  return Array.from({length: count}, (_, at) => {
    const single: ImageCell = {shape: 'single', sizes: columns === 'two' ? HALF : THIRD};
    if (at > 0) return single;
    if (columns === 'two' || count === 1) return {shape: 'wide', sizes: WHOLE};
    return {shape: count === 2 ? 'beside' : 'tall', sizes: TWO_THIRDS};
  });
}
