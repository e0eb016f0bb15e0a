import {arcPoints, bezierPoints, blobPath, splinePoints} from './curves';
import {parts} from './paints';
import type {Material} from './shading';
import {shadeCylinder} from './shading';
import type {Sheet} from './sheet';
import type {Vector} from './vectors';
import {direction, move, shift, vector} from './vectors';

/** Draws one tool hanging from `top`. */
export type DrawTool = (sheet: Sheet, top: Vector) => void;

const steel: Material = {base: '#b9c0c3', finish: 'metal'};
const edge = {stroke: '#000', strokeOpacity: 0.25, strokeWidth: 1};

/** A combination wrench of `length`, jaws `size` wide. */
export const wrench =
  (length: number, size: number): DrawTool =>
  (sheet, top) => {
    const foot = shift(top, 0, -length);
    sheet.tube(top, foot, size * 0.62, size * 0.56, steel);
    const jaw = shift(top, 0, size * 0.45);
    const notch = [86, 104, 122].map((angle, i) =>
      move(jaw, direction(angle), size * (i === 1 ? 0.2 : 0.34)),
    );
    const outline = [...arcPoints(jaw, size * 0.98, 134, 434, 40), ...notch];
    sheet.polygon(outline, {fill: shadeCylinder(steel, vector(0, 1), 0.3), ...edge});
    const ring = shift(foot, 0, -size * 0.4);
    sheet.circle(ring, size * 0.72, {fill: shadeCylinder(steel, vector(0, 1), 0.1), ...edge});
    sheet.circle(ring, size * 0.38, {fill: '#66785b'});
  };

/** A bent hex key of `length`. */
export const hexKey =
  (length: number, width: number): DrawTool =>
  (sheet, top) => {
    const down = (share: number): Vector => shift(top, 0, -length * share);
    const line = bezierPoints(top, down(0.9), down(1), shift(down(1), length * 0.28, 0), 18);
    sheet.curvedTube(line, width, {base: '#3c4144', finish: 'metal'});
  };

/** A screwdriver with a coloured handle. */
export const screwdriver =
  (colour: string): DrawTool =>
  (sheet, top) => {
    const handle: Material = {base: colour, finish: 'gloss'};
    sheet.tube(top, shift(top, 0, -104), 36, 32, handle, {rounded: true});
    sheet.tube(shift(top, 0, -112), shift(top, 0, -250), 11, 10, steel);
    sheet.tube(shift(top, 0, -104), shift(top, 0, -118), 22, 16, parts.black);
  };

/** Pliers with coloured grips. */
export const pliers =
  (colour: string): DrawTool =>
  (sheet, top) => {
    const grip: Material = {base: colour, finish: 'gloss'};
    for (const side of [-1, 1]) {
      const line = [
        shift(top, side * 4, 2),
        shift(top, side * 26, -60),
        shift(top, side * 40, -150),
        shift(top, side * 34, -230),
      ];
      sheet.curvedTube(splinePoints(line, 6), 24, grip, {rounded: true});
    }
    const head = [
      shift(top, -30, 4),
      shift(top, -20, 62),
      shift(top, -5, 104),
      shift(top, 5, 104),
      shift(top, 20, 62),
      shift(top, 30, 4),
      shift(top, 0, -26),
    ];
    const fill = shadeCylinder({base: '#9aa1a4', finish: 'metal'}, vector(0, 1), 0.2);
    sheet.path(blobPath(head, 0.6), {fill, ...edge});
    sheet.circle(shift(top, 0, 10), 9, {fill: '#565d60'});
  };
