import {describe, expect, test} from 'vitest';
import {bikeModels} from '../../stand-ins/images/drawing-name';
import {bikeModelSpecs} from './bike-models';
import {frameMeasures, sized, solveFrame} from './frame-geometry';
import {length, shift, subtract} from './vectors';

const everySize = bikeModels.flatMap((model) =>
  bikeModelSpecs[model].sizes.map((step) => ({model, step})),
);

describe.each(everySize)('frame of $model, $step sizes from the drawn one', ({model, step}) => {
  const spec = bikeModelSpecs[model];
  const geometry = sized(spec.geometry, step);
  const measures = frameMeasures(geometry, spec.crank.length);

  test('head tube is 90 to 260 mm', () => {
    expect(measures.headTube).toBeGreaterThanOrEqual(90);
    expect(measures.headTube).toBeLessThanOrEqual(260);
  });

  test('trail is 45 to 130 mm', () => {
    expect(measures.trail).toBeGreaterThanOrEqual(45);
    expect(measures.trail).toBeLessThanOrEqual(130);
  });

  test('wheelbase suits the kind of bike', () => {
    const [least, most] = model === 'cargo' ? [1940, 1980] : [720, 1250];
    expect(measures.wheelbase).toBeGreaterThanOrEqual(least);
    expect(measures.wheelbase).toBeLessThanOrEqual(most);
  });

  test('seat tube clears the rear tyre', () => {
    expect(measures.seatTubeGap).toBeGreaterThan(spec.frame.seatTube[1] / 2);
  });

  test('the pedal clears the front tyre by more than 60 mm', () => {
    expect(measures.toeGap).toBeGreaterThan(60);
  });

  test('both wheels stand on the floor', () => {
    const frame = solveFrame(geometry);
    expect(frame.rear.y - geometry.rearRadius).toBeCloseTo(frame.ground, 6);
    expect(frame.front.y - geometry.frontRadius).toBeCloseTo(frame.ground, 6);
  });
});

describe.each(bikeModels)('drivetrain of %s', (model) => {
  const {drive, geometry} = bikeModelSpecs[model];

  test('pulleys of the derailleur clear the sprocket and each other', () => {
    if (drive.kind !== 'derailleur') return;
    const {rear} = solveFrame(geometry);
    const guide = shift(rear, drive.guide.x, drive.guide.y);
    expect(length(subtract(guide, rear))).toBeGreaterThan(19 + drive.chainRadius + 2);
    expect(length(drive.tension)).toBeGreaterThan(42);
  });
});
