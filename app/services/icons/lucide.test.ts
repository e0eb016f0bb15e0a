import {icons as lucide} from '@iconify-json/lucide';
import {describe, expect, it} from 'vitest';
import {lucideDrawing} from './icons.server';

/** Names of Iconify that the worker draws by itself. */
const names = Object.keys({...lucide.icons, ...lucide.aliases}).filter(
  (name) => lucideDrawing(name) !== null,
);

describe("the worker's own icons", () => {
  it('are as many as are listed, by the names of Iconify', () => {
    expect(names).toHaveLength(158);
  });

  it.each(names)('%s is shapes alone, without a frame', (name) => {
    const drawing = lucideDrawing(name);
    expect(drawing).toMatch(
      /^(<(path|circle|rect|line|polyline|polygon|ellipse)( [a-z0-9]+="[^"<>]+")+\/>)+$/,
    );
  });
});
