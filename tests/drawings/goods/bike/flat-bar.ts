import type {CockpitSpec} from '../bike-spec';
import {blobPath, cubicPath} from '../curves';
import {parts} from '../paints';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {between, move, shift} from '../vectors';
import {drawBell, drawDisplay, drawHose} from './bar-fittings';
import type {BarPlace} from './cockpit';

/** A flat bar seen from the side: its sweep points the grip towards the rider. */
export function drawFlatBar(
  sheet: Sheet,
  {clamp, entry, forward}: BarPlace,
  {rise, grip, display, bell}: CockpitSpec & {kind: 'flat'},
): void {
  const from = (x: number, y: number): Vector => shift(clamp, x, y);
  drawHose(
    sheet,
    from(18, rise - 2),
    from(80, rise - 20),
    shift(entry, 96, 40),
    move(entry, forward, 20),
  );
  drawHose(
    sheet,
    from(10, rise - 6),
    from(64, rise - 46),
    shift(entry, 70, 10),
    move(entry, forward, 18),
  );
  const clampFill = sheet.radialGradient(
    clamp,
    20,
    [
      [0, '#5a6063'],
      [1, '#1c1f20'],
    ],
    from(-5, 7),
  );
  sheet.circle(clamp, 20, {fill: clampFill});
  const [gripStart, gripEnd] = [from(-14, rise), from(-14 - grip, rise + 6)];
  const along = (share: number): Vector => between(gripStart, gripEnd, share);
  sheet.tube(clamp, gripStart, 30, 26, parts.black, {rounded: true});
  sheet.tube(gripStart, gripEnd, 34, 36, parts.rubber, {rounded: true});
  sheet.tube(along(0.04), along(0.16), 39, 39, parts.dark);
  sheet.tube(along(0.88), along(1), 39, 39, parts.dark);
  for (let groove = 0; groove < 5; groove++) {
    const place = along(0.25 + groove * 0.13);
    sheet.line(shift(place, 0, 13), shift(place, 0, -13), {
      stroke: '#000',
      strokeOpacity: 0.35,
      strokeWidth: 2.5,
    });
  }
  const lever = [
    from(-20, rise + 14),
    from(14, rise + 14),
    from(26, rise - 2),
    from(12, rise - 16),
    from(-18, rise - 14),
  ];
  sheet.path(blobPath(lever), {fill: '#2b2f31'});
  sheet.path(
    cubicPath(from(14, rise + 4), from(46, rise), from(58, rise - 18), from(62, rise - 58)),
    {
      stroke: '#202324',
      strokeWidth: 11,
      roundCaps: true,
    },
  );
  sheet.path(
    cubicPath(from(16, rise + 7), from(46, rise + 3), from(59, rise - 16), from(63, rise - 52)),
    {stroke: '#fff', strokeOpacity: 0.22, strokeWidth: 2.5, roundCaps: true},
  );
  if (display) drawDisplay(sheet, from(20, rise + 2), from(-14, rise + 30), from(36, rise + 56));
  if (bell) drawBell(sheet, from(-2, rise + 24), 13);
}
