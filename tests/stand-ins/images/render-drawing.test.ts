import {describe, expect, test} from 'vitest';
import type {Drawing} from './drawing-name';
import {accessories, bikeModels, bikeViews, drawingFile} from './drawing-name';
import {drawingSvg, parseDrawingFile} from './render-drawing';

const paint = 'honig';
const bikes = bikeModels.flatMap((model): Drawing[] => [
  ...bikeViews.map((view): Drawing => ({kind: 'bike', model, paint, decal: 'zaunkoenig', view})),
  {kind: 'cutout', model, paint, decal: 'plain'},
]);
const things = accessories.flatMap((accessory): Drawing[] => [
  {kind: 'accessory', accessory, paint, view: 1},
  {kind: 'accessory', accessory, paint, view: 2},
]);
const everyDrawing: Drawing[] = [...bikes, ...things, {kind: 'wordmark'}];

describe('every drawing', () => {
  test.each(everyDrawing.map((drawing) => [drawingFile(drawing), drawing] as const))(
    '%s is parsed from its file name and rendered without invalid numbers',
    (file, drawing) => {
      expect(parseDrawingFile(file)).toEqual(drawing);
      const svg = drawingSvg(drawing);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});

test.each([
  '',
  'bike.png',
  'bike__trapez__reseda__ostwind__side.jpg',
  'bike__unicycle__reseda__ostwind__side.png',
  'bike__trapez__pink__ostwind__side.png',
  'bike__trapez__reseda__Ostwind__side.png',
  'bike__trapez__reseda__a"b__side.png',
  'bike__trapez__reseda__ostwind__side__more.png',
  'bike__trapez__reseda__ostwind__top.png',
  'accessory__helmet__mennige__3.png',
  'cutout__race__silber__.png',
  '../wordmark.png',
])('%j is not parsed as a drawing', (file) => {
  expect(parseDrawingFile(file)).toBeNull();
});

test('a bike of an unknown vendor shows a name, a plain bike does not', () => {
  const bike = {kind: 'bike', model: 'gravel', paint: 'petrol', view: 'side'} as const;
  const plain = drawingSvg({...bike, decal: 'plain'});
  expect(drawingSvg({...bike, decal: 'somewhere-else'}).length).toBeGreaterThan(plain.length);
});
