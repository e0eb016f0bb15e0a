import type {SeatSpec} from '../bike-spec';
import {blobPath, splinePath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, between, move, shift} from '../vectors';
import type {BikeScene} from './bike-scene';

type Outline = readonly (readonly [number, number])[];

/** Saddle outlines in mm from the clamp, nose forward. */
const outlines: Record<SeatSpec['saddle'], Outline> = {
  sport: [
    [-132, 10],
    [-118, 20],
    [-70, 15],
    [-10, 6],
    [70, 9],
    [126, 6],
    [146, -4],
    [140, -16],
    [96, -20],
    [36, -20],
    [-10, -22],
    [-56, -32],
    [-104, -26],
    [-132, -8],
  ],
  tour: [
    [-138, 12],
    [-120, 28],
    [-74, 24],
    [-14, 10],
    [66, 11],
    [116, 7],
    [134, -6],
    [126, -20],
    [84, -24],
    [24, -24],
    [-20, -32],
    [-64, -46],
    [-112, -40],
    [-140, -14],
  ],
  comfort: [
    [-140, 18],
    [-116, 38],
    [-64, 34],
    [-6, 14],
    [62, 12],
    [104, 8],
    [122, -8],
    [112, -26],
    [72, -30],
    [20, -32],
    [-26, -46],
    [-72, -62],
    [-118, -52],
    [-144, -18],
  ],
};

/** Seat post, clamp and saddle. */
export function drawSeat({sheet, spec, geometry}: BikeScene): void {
  const {seat, frame} = spec;
  const {seatTop, seatUp, saddleClamp} = geometry;
  const free = spec.geometry.saddle - spec.geometry.seatTube;
  const along = (share: number): Vector => move(seatTop, seatUp, free * share);
  if (seat.post === 'dropper') {
    sheet.tube(seatTop, along(0.42), 31, 31, parts.black);
    sheet.tube(along(0.38), saddleClamp, 26, 26, parts.dark);
    sheet.tube(along(0.38), along(0.47), 37, 37, parts.black);
  } else if (seat.post === 'suspension') {
    const knee = along(0.55);
    sheet.tube(seatTop, knee, 31, 31, parts.black);
    sheet.tube(knee, saddleClamp, 29, 29, parts.rubber);
    for (let ring = 0; ring < 5; ring++) {
      const place = between(knee, saddleClamp, 0.12 + ring * 0.17);
      sheet.tube(place, move(place, seatUp, 6), 36, 36, parts.rubber);
    }
  } else {
    sheet.tube(seatTop, saddleClamp, seat.postWidth, seat.postWidth, seat.postMaterial);
  }
  const clampWidth = frame.seatTube[0] + 7;
  sheet.tube(
    move(seatTop, seatUp, -14),
    move(seatTop, seatUp, 5),
    clampWidth,
    clampWidth,
    parts.black,
  );
  drawSaddle(sheet, saddleClamp, seat.saddle, seat.cover.base, seat.scale);
}

/** A saddle 270 mm long, its clamp at `place`. */
export function drawSaddle(
  sheet: Sheet,
  place: Vector,
  kind: SeatSpec['saddle'],
  cover: string,
  size: number,
): void {
  const point = (x: number, y: number): Vector => shift(place, x * size, y * size);
  sheet.path(
    `M${at(point(-78, -20))}C${at(point(-50, -40))} ${at(point(50, -40))} ${at(point(104, -14))}`,
    {stroke: '#8f979a', strokeWidth: 6 * size},
  );
  const clamp = [point(-22, -26), point(22, -26), point(24, -42), point(0, -52), point(-24, -42)];
  sheet.path(blobPath(clamp), {fill: '#202324'});
  const shell = outlines[kind].map(([x, y]) => point(x, y));
  sheet.path(blobPath(shell), {
    fill: sheet.linearGradient(point(0, 34), point(0, -48), [
      [0, lighter(cover, cover < '#3' ? 0.16 : 0.1)],
      [0.3, lighter(cover, 0.05)],
      [0.62, cover],
      [1, darker(cover, 0.5)],
    ]),
  });
  const seam = [point(-120, -14), point(-60, -18), point(0, -8), point(70, -6), point(124, -8)];
  sheet.path(splinePath(seam), {stroke: '#fff', strokeOpacity: 0.14, strokeWidth: 3 * size});
}
