import {describe, expect, it} from 'vitest';
import {pan, swipeOf, toggleZoom, UNZOOMED, zoomAt} from './gestures';

const frame = {width: 400, height: 300};
const middle = {x: 0, y: 0};

describe('a zoomed picture', () => {
  it('keeps the point under the finger in place', () => {
    const point = {x: 100, y: -50};
    const view = zoomAt(UNZOOMED, 2, point, frame);
    expect(view).toEqual({scale: 2, x: -100, y: 50});
    const spot = {x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale};
    expect(spot).toEqual(point);
  });

  it.each([
    [100, 4],
    [0.01, 1],
    [0, 1],
  ])('clamps the zoom factor %d to the scale %d', (factor, scale) => {
    expect(zoomAt(UNZOOMED, factor, middle, frame).scale).toBe(scale);
  });

  it('returns to the centre when zoomed out completely', () => {
    const aside = pan(zoomAt(UNZOOMED, 2, middle, frame), 150, 100, frame);
    expect(zoomAt(aside, 0, {x: 30, y: 20}, frame)).toEqual(UNZOOMED);
  });

  it.each([
    [10, -20, {x: 10, y: -20}],
    [999, 999, {x: 200, y: 150}],
    [-999, -999, {x: -200, y: -150}],
  ])('stays within its frame when moved by %d, %d', (dx, dy, place) => {
    expect(pan(zoomAt(UNZOOMED, 2, middle, frame), dx, dy, frame)).toMatchObject(place);
  });

  it('cannot be moved when it is not zoomed', () => {
    expect(pan(UNZOOMED, 50, -50, frame)).toEqual(UNZOOMED);
  });

  it('zooms in on a click and out on the next one', () => {
    const closer = toggleZoom(UNZOOMED, {x: 100, y: 0}, frame);
    expect(closer).toEqual({scale: 2.5, x: -150, y: 0});
    expect(toggleZoom(closer, {x: 10, y: 10}, frame)).toEqual(UNZOOMED);
  });
});

describe('a swipe over a picture', () => {
  it.each([
    [-60, 5, 1],
    [60, -5, -1],
    [47, 0, 0],
    [-60, 50, 0],
    [0, 200, 0],
  ])('of %d, %d pixels moves by %d pictures', (dx, dy, by) => {
    expect(swipeOf(dx, dy)).toBe(by);
  });
});
