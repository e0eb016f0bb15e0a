import type {CockpitSpec} from '../bike-spec';
import {blobPath, cubicPath, splinePoints} from '../curves';
import {parts} from '../paints';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {between, move, shift} from '../vectors';
import {drawBell, drawDisplay, drawHose} from './bar-fittings';
import type {BarPlace} from './cockpit';

/** A city bar: forward, up, and 220 mm back to a leather grip. */
export function drawSweptBar(
  sheet: Sheet,
  {clamp, entry, forward}: BarPlace,
  {rise, metal, display, bell}: CockpitSpec & {kind: 'swept'},
): void {
  const from = (x: number, y: number): Vector => shift(clamp, x, y);
  drawHose(sheet, from(8, 60), from(92, 70), shift(entry, 90, 30), move(entry, forward, 20));
  sheet.circle(clamp, 19, {fill: '#2b2f31'});
  const [gripStart, gripEnd] = [from(-92, rise), from(-222, rise - 20)];
  const along = (share: number): Vector => between(gripStart, gripEnd, share);
  const bar = splinePoints([clamp, from(20, 26), from(6, 58), from(-40, rise + 6), gripStart], 7);
  sheet.curvedTube(bar, 24, metal);
  sheet.tube(gripStart, gripEnd, 34, 40, parts.leather, {rounded: true});
  sheet.tube(gripStart, along(0.07), 38, 38, parts.dark);
  for (let seam = 0; seam < 7; seam++) {
    const place = along(0.18 + seam * 0.11);
    sheet.line(shift(place, 2, 13), shift(place, -2, -13), {
      stroke: '#000',
      strokeOpacity: 0.22,
      strokeWidth: 2.5,
    });
  }
  const lever = [
    from(-86, rise + 14),
    from(-54, rise + 16),
    from(-40, rise - 4),
    from(-60, rise - 16),
    from(-86, rise - 14),
  ];
  sheet.path(blobPath(lever), {fill: '#2b2f31'});
  const blade = cubicPath(
    from(-50, rise),
    from(-30, rise - 14),
    from(-60, rise - 38),
    from(-128, rise - 50),
  );
  sheet.path(blade, {stroke: '#3a3f41', strokeWidth: 10, roundCaps: true});
  if (display) drawDisplay(sheet, from(12, 44), from(4, 72), from(48, 100));
  if (bell) drawBell(sheet, from(-26, rise + 24), 14);
}
