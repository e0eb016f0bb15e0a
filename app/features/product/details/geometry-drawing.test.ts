import {describe, expect, it} from 'vitest';
import {
  drawDimensions,
  drawFrame,
  drawingOf,
  drawnFrame,
  geometryDrawing,
  shapeNamed,
} from './geometry-drawing.server';

const trapeze = {
  shape: 'trapeze',
  wheel: 28,
  seatTube: 500,
  reach: 380,
  stack: 645,
  headAngle: 70,
  chainstay: 465,
  wheelbase: 1102,
};
const frameOf = (changes: object) => drawnFrame.parse({...trapeze, ...changes});

/** Length of the line with that letter, in the picture's units. */
function lengthOf(mark: string, picture: string): number {
  const line = /<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"\/>(?:(?!<path).)*?<text[^>]*>(\w)</g;
  const found = [...picture.matchAll(line)].find(([, , , , , letter]) => letter === mark);
  const [x = 0, y = 0, toX = 0, toY = 0] = (found ?? []).slice(1, 5).map(Number);
  return Math.hypot(toX - x, toY - y);
}

describe('the frame drawing', () => {
  it.each([{}, {reach: 440, wheelbase: 1180}, {wheel: 16, chainstay: 300, stack: 400}])(
    'shows all measures to the same scale: %j',
    (changes) => {
      const picture = drawDimensions(frameOf(changes));
      const {seatTube, reach, stack, chainstay, wheelbase} = {...trapeze, ...changes};
      const scale = lengthOf('F', picture) / wheelbase;
      expect(scale).toBeGreaterThan(0.3);
      for (const [mark, millimetres] of [
        ['A', seatTube],
        ['B', reach],
        ['C', stack],
        ['E', chainstay],
      ] as const) {
        expect(lengthOf(mark, picture) / millimetres, mark).toBeCloseTo(scale, 2);
      }
      expect(picture).toContain('>D<');
      const marks = [...picture.matchAll(/data-mark="(\w)"/g)].map(([, mark]) => mark);
      expect(marks.toSorted().join('')).toBe('ABCDEF');
    },
  );

  it('differs for each frame shape and stays within its bounds', () => {
    const shapes = ['diamond', 'trapeze', 'stepThrough', 'fullSuspension', 'longJohn'];
    const pictures = shapes.map((shape) => {
      const frame = frameOf(shape === 'longJohn' ? {shape, wheelbase: 1960} : {shape});
      return drawFrame(frame) + drawDimensions(frame);
    });
    expect(new Set(pictures).size).toBe(shapes.length);
    for (const picture of pictures) {
      const points = [...picture.matchAll(/[MLQ ]([\d.-]+) ([\d.-]+)(?=[LQ"])/g)];
      expect(points.length).toBeGreaterThan(20);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(1000);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(640);
      }
    }
  });

  it.each([
    ['Diamant', 'diamond'],
    ['Diamond', 'diamond'],
    ['Trapez', 'trapeze'],
    ['Tiefeinsteiger', 'stepThrough'],
    ['Step-through', 'stepThrough'],
    ['Wave', 'stepThrough'],
    ['Vollgefedert', 'fullSuspension'],
    ['Full suspension', 'fullSuspension'],
    ['Long John', 'longJohn'],
    ['Hardtails', 'diamond'],
    ['Mit Riemen', null],
    ['Rennsattel', null],
    ['', null],
  ])('maps the shape name %j to %s', (name, shape) => {
    expect(shapeNamed(name)).toBe(shape);
  });

  it('has a distinct outline for each shape name, and none for other names', () => {
    const names = ['Diamant', 'Trapez', 'Tiefeinsteiger', 'Vollgefedert', 'Long John'];
    expect(new Set(names.map((name) => drawingOf(name).drawing)).size).toBe(names.length);
    expect(drawingOf('Rennsattel')).toEqual({});
  });

  it('has a URL with every measure, and is null when one is missing or invalid', () => {
    const {address = ''} = geometryDrawing({...trapeze, size: '50 cm'}) ?? {};
    const {searchParams} = new URL(address, 'https://radladen.test');
    expect(drawnFrame.parse(Object.fromEntries(searchParams))).toEqual(trapeze);
    for (const gap of [{shape: null}, {reach: undefined}, {wheelbase: 1}]) {
      expect(geometryDrawing({...trapeze, ...gap})).toBeNull();
    }
  });
});
