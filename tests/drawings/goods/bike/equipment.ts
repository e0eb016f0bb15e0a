import {arcPoints, blobPath, splinePoints} from '../curves';
import {parts} from '../paints';
import type {Vector} from '../vectors';
import {at, between, move, polar, shift, vector} from '../vectors';
import type {BikeScene} from './bike-scene';

/** A mudguard band with its wire stays. */
export function drawMudguard({sheet, spec, geometry}: BikeScene, wheel: 'front' | 'rear'): void {
  if (!spec.mudguards) return;
  const {width} = spec.mudguards;
  const rear = wheel === 'rear';
  const centre = geometry[wheel];
  const radius = rear ? spec.geometry.rearRadius + 14 : spec.geometry.frontRadius + 13;
  const [from, to] = spec.mudguards[wheel];
  sheet.curvedTube(arcPoints(centre, radius, from, to, 36), width, parts.black, {outline: 0.3});
  for (const angle of rear ? [150, 188] : [172]) {
    sheet.line(polar(centre, radius - width * 0.3, angle), centre, {
      stroke: '#2d3133',
      strokeWidth: 4.5,
    });
  }
}

/** The kickstand leg from the chainstay down to the floor, drawn behind the wheel. */
export function drawKickstand({sheet, spec, geometry}: BikeScene): void {
  if (!spec.kickstand) return;
  const {rear, ground} = geometry;
  const pivot = shift(between(vector(0, 0), rear, 0.82), 0, -6);
  const lean = (78 * spec.geometry.rearRadius) / 356;
  const foot = vector(pivot.x - lean, ground + 7);
  sheet.tube(pivot, foot, 15, 12, parts.black, {rounded: true});
  sheet.line(vector(foot.x - 18, ground + 4), vector(foot.x + 16, ground + 4), {
    stroke: '#1c1e1f',
    strokeWidth: 8,
    roundCaps: true,
  });
}

/** Rack and rear lamp; without a rack the lamp sits on the mudguard. */
export function drawRack(scene: BikeScene, stayTop: Vector): void {
  const {sheet, spec, geometry} = scene;
  const {rear} = geometry;
  if (!spec.rack) {
    if (spec.lamps) drawGuardLamp(scene);
    return;
  }
  const deck = rear.y + spec.geometry.rearRadius + 52;
  const back = rear.x - 205;
  const front = Math.min(stayTop.x - 18, rear.x + 175);
  sheet.tube(vector(back + 62, deck), shift(rear, -4, 6), 11, 11, parts.black);
  sheet.tube(vector(back + 150, deck), shift(rear, 2, 6), 11, 11, parts.black);
  const rail = [
    vector(back - 4, deck - 46),
    vector(back, deck - 8),
    vector(back + 26, deck),
    vector(front - 40, deck),
    vector(front, deck - 4),
    shift(stayTop, -6, -14),
  ];
  sheet.curvedTube(splinePoints(rail), 11, parts.black, {rounded: true});
  sheet.line(vector(back + 14, deck - 40), vector(back + 150, deck - 38), {
    stroke: '#26292b',
    strokeWidth: 8,
    roundCaps: true,
  });
  sheet.path(`M${at(vector(back - 4, deck + 4))}q-16 2 -17 12v18q1 10 17 12Z`, {fill: '#b3231b'});
  sheet.path(`M${at(vector(back - 8, deck - 2))}q-9 2 -9 10v10Z`, {
    fill: '#ff8d7d',
    fillOpacity: 0.7,
  });
}

function drawGuardLamp({sheet, spec, geometry}: BikeScene): void {
  const place = polar(geometry.rear, spec.geometry.rearRadius + 26, 150);
  const glass = sheet.linearGradient(shift(place, -18, 16), shift(place, 8, -16), [
    [0, '#e2543f'],
    [0.5, '#b3231b'],
    [1, '#7d120c'],
  ]);
  const outline = [
    shift(place, -18, 14),
    shift(place, 8, 18),
    shift(place, 6, -16),
    shift(place, -16, -12),
  ];
  sheet.path(blobPath(outline), {fill: glass});
}

/** The front lamp on its bracket at the fork crown. */
export function drawFrontLamp({sheet, spec, geometry}: BikeScene): void {
  if (!spec.lamps) return;
  const {crown, forkUp, forkForward} = geometry;
  const lamp = move(move(crown, forkForward, 58), forkUp, 16);
  sheet.tube(move(crown, forkForward, 10), lamp, 11, 11, parts.black);
  const shell = [
    shift(lamp, -20, 18),
    shift(lamp, 14, 22),
    shift(lamp, 26, 14),
    shift(lamp, 26, -14),
    shift(lamp, 12, -20),
    shift(lamp, -20, -12),
  ];
  sheet.path(blobPath(shell, 0.8), {
    fill: sheet.linearGradient(shift(lamp, 0, 22), shift(lamp, 0, -22), [
      [0, '#5a6063'],
      [1, '#17191a'],
    ]),
  });
  sheet.path(`M${at(shift(lamp, 20, 15))}q12 12 1 29q-7 -14 -1 -29Z`, {
    fill: '#fff3cf',
    stroke: '#c9b98a',
    strokeWidth: 1.5,
  });
}
