import {linePath, splinePoints} from './curves';
import type {Material} from './shading';
import {cylinderStops} from './shading';
import type {Sheet} from './sheet';
import type {Vector} from './vectors';
import {vector} from './vectors';

/**
 * A solid of revolution around the vertical axis: bottles, bells, nozzles.
 * @param profile [height, radius] from bottom to top, joined by a smooth line
 */
export function drawTurnedBody(
  sheet: Sheet,
  profile: readonly (readonly [height: number, radius: number])[],
  material: Material,
): void {
  const right = splinePoints(
    profile.map(([height, radius]) => vector(radius, height)),
    6,
  );
  const widest = Math.max(...right.map((point) => point.x));
  const side = (sign: number): Vector[] => right.map((point) => vector(sign * point.x, point.y));
  sheet.path(`${linePath([...side(1), ...side(-1).reverse()])}Z`, {
    fill: sheet.linearGradient(
      vector(widest, 0),
      vector(-widest, 0),
      cylinderStops(material, vector(-1, 0)),
    ),
    stroke: '#000',
    strokeOpacity: 0.22,
    strokeWidth: 1,
  });
}
