import type {Material} from '../shading';
import type {Sheet} from '../sheet';
import type {FloorShadow} from '../stage';
import type {Vector} from '../vectors';

/** Where an accessory stands, and what a closer view looks at. */
export interface AccessoryDrawing {
  shadows: readonly FloorShadow[];
  focus: Vector;
}

/** Draws a thing on the floor at y = 0, 520 to 600 wide or 450 to 570 high. */
export type DrawAccessory = (sheet: Sheet, paint: Material) => AccessoryDrawing;

/** A floor shadow; `down` is how far below the floor line its centre lies. */
export const shadow = (
  x: number,
  down: number,
  radiusX: number,
  radiusY: number,
  opacity: number,
): FloorShadow => ({x, y: down, radiusX, radiusY, opacity});
