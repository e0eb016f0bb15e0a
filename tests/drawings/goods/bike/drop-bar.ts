import {blobPath, splinePoints} from '../curves';
import {parts} from '../paints';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, clampedPoint, leftNormal, move, shift, subtract, unit} from '../vectors';
import {drawHose} from './bar-fittings';
import type {BarPlace} from './cockpit';

/** A taped drop bar: reach 86, drop 121, hood 34 mm above the bar. */
export function drawDropBar(sheet: Sheet, {clamp, entry, forward}: BarPlace): void {
  const from = (x: number, y: number): Vector => shift(clamp, x, y);
  drawHose(sheet, from(104, 14), from(70, -60), shift(entry, 70, 20), move(entry, forward, 18));
  const bend = splinePoints(
    [
      clamp,
      from(34, 2),
      from(62, -2),
      from(82, -22),
      from(86, -52),
      from(72, -88),
      from(38, -112),
      from(-6, -120),
      from(-44, -121),
    ],
    7,
  );
  sheet.curvedTube(bend, 30, parts.tape, {rounded: true});
  for (let wrap = 8; wrap < bend.length - 4; wrap += 4) {
    const along = unit(subtract(clampedPoint(bend, wrap + 1), clampedPoint(bend, wrap - 1)));
    const across = leftNormal(along);
    const centre = clampedPoint(bend, wrap);
    sheet.line(
      move(move(centre, across, 14), along, 5),
      move(move(centre, across, -14), along, -5),
      {stroke: '#000', strokeOpacity: 0.35, strokeWidth: 1.6},
    );
  }
  sheet.circle(clampedPoint(bend, bend.length - 1), 14, {fill: '#101112'});
  const blade = [
    `M${at(from(118, 10))}C${at(from(136, -20))} ${at(from(120, -66))} ${at(from(104, -112))}`,
    `C${at(from(100, -118))} ${at(from(94, -114))} ${at(from(97, -106))}`,
    `C${at(from(108, -66))} ${at(from(112, -30))} ${at(from(92, -8))}Z`,
  ].join('');
  sheet.path(blade, {
    fill: sheet.linearGradient(from(130, 0), from(92, -100), [
      [0, '#5a6063'],
      [0.5, '#33383a'],
      [1, '#202324'],
    ]),
  });
  const hood = [
    from(50, 12),
    from(86, 17),
    from(112, 34),
    from(128, 34),
    from(134, 18),
    from(124, -4),
    from(100, -18),
    from(76, -22),
    from(52, -14),
  ];
  sheet.path(blobPath(hood, 0.9), {
    fill: sheet.linearGradient(from(80, 34), from(90, -20), [
      [0, '#4a5053'],
      [0.35, '#2b2f31'],
      [1, '#141617'],
    ]),
  });
  sheet.circle(clamp, 19, {fill: '#2b2f31'});
}
