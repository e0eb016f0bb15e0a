import {blobPath} from '../curves';
import {add, scale, subtract, vector} from '../vectors';
import type {BikeScene} from './bike-scene';

const housings = {
  touring: [
    vector(-52, 40),
    vector(-10, 72),
    vector(58, 80),
    vector(108, 54),
    vector(120, 4),
    vector(96, -44),
    vector(36, -64),
    vector(-28, -60),
    vector(-62, -20),
  ],
  trail: [
    vector(-58, 44),
    vector(-6, 84),
    vector(70, 92),
    vector(128, 60),
    vector(142, 6),
    vector(112, -50),
    vector(44, -76),
    vector(-30, -70),
    vector(-70, -26),
  ],
};

/** The mid motor around the bottom bracket. */
export function drawMotor({sheet, spec}: BikeScene): void {
  if (!spec.motor) return;
  const housing = housings[spec.motor];
  sheet.path(blobPath(housing, 0.95), {
    fill: sheet.linearGradient(vector(0, 90), vector(0, -76), [
      [0, '#585f62'],
      [0.22, '#3b4043'],
      [0.6, '#2b2f31'],
      [1, '#131516'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 1.5,
  });
  const middle = vector(30, 8);
  const seam = housing.map((point) => add(scale(subtract(point, middle), 0.8), middle));
  sheet.path(blobPath(seam, 0.95), {stroke: '#fff', strokeOpacity: 0.1, strokeWidth: 2.5});
  for (const screw of [vector(104, 30), vector(84, -42), vector(-44, 26)]) {
    sheet.circle(screw, 4.5, {fill: '#8a9194'});
  }
}
