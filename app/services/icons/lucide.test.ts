import {icons as lucide} from '@iconify-json/lucide';
import {describe, expect, it} from 'vitest';
import {lucideDrawing, lucideNames} from './lucide.server';

describe("the worker's own icons", () => {
  it('are as many as are listed, a small part of all', () => {
    expect(lucideNames).toHaveLength(158);
    expect(lucideNames.join('').length).toBeLessThan(3000);
  });

  it.each(lucideNames)('%s is shapes alone, without a frame', (name) => {
    const drawing = lucideDrawing(name);
    expect(drawing).toMatch(
      /^(<(path|circle|rect|line|polyline|polygon|ellipse)( [a-z0-9]+="[^"<>]+")+\/>)+$/,
    );
  });

  it('go by the names of Iconify', () => {
    const known = {...lucide.icons, ...lucide.aliases};
    expect(lucideNames.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  });
});
