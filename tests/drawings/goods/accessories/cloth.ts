import {blobPath, rectangle, roundedPath, splinePath} from '../curves';
import {darker, lighter} from '../shading';
import {vector} from '../vectors';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';

export const darkCloth = '#22272a';
/** Seams and hems. */
export const seam = {stroke: '#000', strokeOpacity: 0.28, strokeWidth: 2};

/** Cloth over a body, lit from the left, between two points. */
export const clothPaint = (sheet: Sheet, base: string, from: Vector, to: Vector): string =>
  sheet.linearGradient(from, to, [
    [0, darker(base, 0.26)],
    [0.2, lighter(base, 0.12)],
    [0.5, base],
    [0.82, darker(base, 0.12)],
    [1, darker(base, 0.4)],
  ]);

/** A left-hand outline and its mirror image. */
export const mirrored = (points: readonly Vector[]): Vector[][] => [
  [...points],
  points.map(({x, y}) => vector(-x, y)),
];

/** Both sleeves from the outline of the left one. */
export function drawSleeves(sheet: Sheet, outline: readonly Vector[], base: string): void {
  for (const sleeve of mirrored(outline)) {
    sheet.path(blobPath(sleeve, 0.5), {
      fill: clothPaint(sheet, base, sleeve[0] ?? vector(0, 0), sleeve[2] ?? vector(1, 1)),
      ...seam,
    });
  }
}

/** Soft folds on chest and sides. */
export function drawFolds(sheet: Sheet): void {
  const folds = [
    [vector(-150, 360), vector(-110, 250), vector(-128, 60)],
    [vector(146, 350), vector(118, 220), vector(138, 80)],
    [vector(-70, 120), vector(-20, 90), vector(60, 100)],
  ];
  for (const fold of folds) {
    sheet.path(splinePath(fold), {
      stroke: '#000',
      strokeOpacity: 0.1,
      strokeWidth: 14,
      roundCaps: true,
    });
    sheet.path(splinePath(fold.map(({x, y}) => vector(x + 12, y))), {
      stroke: '#fff',
      strokeOpacity: 0.09,
      strokeWidth: 8,
      roundCaps: true,
    });
  }
}

/** A zip down the middle with its slider. */
export function drawZip(sheet: Sheet, from: number, to: number): void {
  sheet.line(vector(0, from), vector(0, to), {stroke: '#15181a', strokeWidth: 9});
  sheet.line(vector(0, from), vector(0, to), {stroke: '#aab0b3', strokeWidth: 4, dash: '3 3'});
  sheet.path(roundedPath(rectangle(vector(0, from - 22), 13, 30), 5), {
    fill: '#c6cbcd',
    stroke: '#222',
    strokeWidth: 1.5,
  });
}
