import type {Material} from '../shading';
import type {Sheet} from '../sheet';
import type {FloorShadow} from '../stage';
import type {Vector} from '../vectors';

/** The floor shadows of an accessory, and the centre of its close-up. */
interface AccessoryDrawing {
  shadows: readonly FloorShadow[];
  focus: Vector;
}

/** Draws an accessory on the floor at y = 0, 520 to 600 wide or 450 to 570 high. */
export type DrawAccessory = (sheet: Sheet, paint: Material) => AccessoryDrawing;

/** A floor shadow; `down` is how far below the floor line its centre is. */
export const shadow = (
  x: number,
  down: number,
  radiusX: number,
  radiusY: number,
  opacity: number,
): FloorShadow => ({x, y: down, radiusX, radiusY, opacity});
