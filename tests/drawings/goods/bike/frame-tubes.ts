import type {Taper} from '../bike-spec';
import {blobPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter, shadeCylinder} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {
  add,
  between,
  leftNormal,
  move,
  origin,
  scale,
  shift,
  subtract,
  unit,
  vector,
} from '../vectors';
import type {BikeScene} from './bike-scene';

/** Chainstay, seat stay and dropout plate on the near side. */
export function drawStays({sheet, spec, geometry, paint}: BikeScene, stayTop: Vector): void {
  const {rear} = geometry;
  const {chainstay, seatStay} = spec.frame.stays;
  sheet.tube(vector(-18, -2), rear, ...chainstay, paint, {rounded: true});
  sheet.tube(stayTop, rear, ...seatStay, paint, {rounded: true});
  const dropout = [
    shift(rear, 34, -2),
    shift(rear, 16, 24),
    shift(rear, -12, 20),
    shift(rear, -18, -6),
    shift(rear, -2, -22),
    shift(rear, 18, -14),
  ];
  sheet.path(blobPath(dropout), {
    fill: shadeCylinder(paint, vector(0, 1), 0.25),
    stroke: '#000',
    strokeOpacity: 0.2,
  });
}

/** The seat tube from `from`, near the bottom bracket, to its top. */
export function drawSeatTube({sheet, spec, geometry, paint}: BikeScene, from = origin): void {
  const [top, bottom] = spec.frame.seatTube;
  sheet.tube(from, geometry.seatTop, bottom, top, paint);
}

/** A head tube with the two black cups, each 5 mm wider than the tube. */
export function drawHeadTube(
  {sheet, paint}: BikeScene,
  bottom: Vector,
  top: Vector,
  [topWidth, bottomWidth]: Taper,
): void {
  const up = unit(subtract(top, bottom));
  sheet.tube(bottom, top, bottomWidth, topWidth, paint);
  sheet.tube(bottom, move(bottom, up, -7), bottomWidth + 5, bottomWidth + 3, parts.black);
  sheet.tube(top, move(top, up, 7), topWidth + 4, topWidth + 2, parts.black);
}

/** The battery's panel in a down tube: chamfered lid, charge port, four lights. */
export function drawBatteryPanel(
  sheet: Sheet,
  from: Vector,
  to: Vector,
  [fromWidth, toWidth]: Taper,
): void {
  const normal = leftNormal(unit(subtract(to, from)));
  const upward = normal.y > 0 ? normal : scale(normal, -1);
  const place = (along: number, aside: number): Vector =>
    add(
      between(from, to, along),
      scale(upward, (aside * (fromWidth + (toWidth - fromWidth) * along)) / 2),
    );
  const [start, end, low, high] = [0.14, 0.72, -0.28, 0.8];
  const middle = (low + high) / 2;
  const colour = '#26292b';
  sheet.polygon(
    [
      place(start, high),
      place(end, high),
      place(end + 0.035, middle),
      place(end, low),
      place(start + 0.02, low),
      place(start - 0.012, middle),
    ],
    {
      fill: sheet.linearGradient(place(0.5, high), place(0.5, low), [
        [0, lighter(colour, 0.2)],
        [0.3, lighter(colour, 0.06)],
        [1, darker(colour, 0.2)],
      ]),
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 1.6,
      roundJoins: true,
    },
  );
  const port = {fill: '#0f1011', stroke: '#6d7477', strokeWidth: 2};
  sheet.circle(place(start + 0.06, middle), 7, port);
  for (let light = 0; light < 4; light++) {
    const fill = light < 3 ? '#86d6a4' : '#4c5356';
    sheet.circle(place(end - 0.06 - light * 0.022, middle), 2.6, {fill});
  }
}
