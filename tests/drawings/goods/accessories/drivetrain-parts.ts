import {drawSprockets} from '../bike/transmission';
import {blobPath, circlePath, rectangle, ringPath, roundedPath} from '../curves';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {
  between,
  direction,
  leftNormal,
  move,
  polar,
  shift,
  subtract,
  unit,
  vector,
} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

const pitch = 25;

/** Pins of a chain coiled inwards, one pitch apart along the spiral. */
function coil(centre: Vector, outer: number, inner: number, gap: number): Vector[] {
  const pins: Vector[] = [];
  let angle = -96;
  for (let radius = outer; radius > inner;) {
    pins.push(polar(centre, radius, angle));
    const step = (pitch / radius) * (180 / Math.PI);
    angle += step;
    radius -= (gap * step) / 360;
  }
  return pins;
}

function drawLink(sheet: Sheet, from: Vector, to: Vector, outer: boolean, tint: string): void {
  const across = leftNormal(unit(subtract(to, from)));
  const half = outer ? 12 : 9.5;
  const middle = between(from, to, 0.5);
  const reach = unit(subtract(to, from));
  const plate = [
    move(from, reach, -half),
    move(from, across, half),
    move(middle, across, half * 0.62),
    move(to, across, half),
    move(to, reach, half),
    move(to, across, -half),
    move(middle, across, -half * 0.62),
    move(from, across, -half),
  ];
  sheet.path(blobPath(plate, 0.9), {
    fill: sheet.linearGradient(shift(middle, -6, 14), shift(middle, 6, -14), [
      [0, lighter(tint, outer ? 0.5 : 0.2)],
      [0.5, tint],
      [1, darker(tint, outer ? 0.42 : 0.6)],
    ]),
    stroke: '#14181a',
    strokeOpacity: 0.6,
    strokeWidth: 1.5,
  });
}

/** A new chain, coiled, with a closing link in the accent colour. */
export const drawChainAlone: DrawAccessory = (sheet, {base}) => {
  const pins = coil(vector(0, 256), 246, 88, 52);
  const links = pins
    .slice(0, -1)
    .map((pin, i) => ({pin, next: pins[i + 1] ?? pin, outer: i % 2 === 0}));
  for (const outer of [false, true]) {
    for (const [i, link] of links.entries()) {
      if (link.outer === outer)
        drawLink(sheet, link.pin, link.next, outer, i === 0 ? base : '#8f979a');
    }
  }
  for (const pin of pins) {
    sheet.circle(pin, 4.6, {fill: '#d5dadb', stroke: '#2a2e30', strokeWidth: 1.6});
  }
  return {
    shadows: [shadow(0, 3, 270, 20, 0.42), shadow(0, 0, 120, 9, 0.55)],
    focus: vector(-40, 130),
  };
};

/** A wide-range cassette with a lock ring in the accent colour. */
export const drawCassetteAlone: DrawAccessory = (sheet, {base}) => {
  const centre = vector(0, 256);
  drawSprockets(sheet, centre, [51, 10, 12], 2.36);
  for (let arm = 0; arm < 6; arm++) {
    const spoke = direction(arm * 60 + 12);
    const width = {stroke: '#000', strokeOpacity: 0.1, strokeWidth: 10, roundCaps: true};
    sheet.line(move(centre, spoke, 70), move(centre, spoke, 196), width);
  }
  const ring = sheet.linearGradient(shift(centre, -40, 50), shift(centre, 40, -50), [
    [0, lighter(base, 0.4)],
    [0.5, base],
    [1, darker(base, 0.4)],
  ]);
  sheet.path(ringPath(centre, 52, 34), {
    fill: ring,
    evenOdd: true,
    stroke: '#000',
    strokeOpacity: 0.4,
    strokeWidth: 1.5,
  });
  for (let notch = 0; notch < 12; notch++) {
    sheet.circle(polar(centre, 35, notch * 30), 4.5, {fill: '#14181a'});
  }
  sheet.circle(centre, 32, {fill: '#14181a'});
  sheet.path(circlePath(centre, 240), {
    fill: sheet.linearGradient(shift(centre, -120, 240), shift(centre, 120, -240), [
      [0, '#ffffff', 0.2],
      [0.45, '#ffffff', 0],
      [1, '#000000', 0.25],
    ]),
  });
  return {
    shadows: [shadow(0, 3, 260, 20, 0.42), shadow(0, 0, 110, 9, 0.6)],
    focus: vector(60, 320),
  };
};

function drawPad(sheet: Sheet, centre: Vector, base: string, front: boolean): void {
  const at = (x: number, y: number): Vector => shift(centre, x, y);
  const plate = [
    at(-112, -20),
    at(-124, 60),
    at(-96, 128),
    at(-44, 146),
    at(-38, 204),
    at(38, 204),
    at(44, 146),
    at(96, 128),
    at(124, 60),
    at(112, -20),
    at(70, -96),
    at(-70, -96),
  ];
  sheet.path(`${blobPath(plate, 0.62)}${circlePath(at(0, 176), 15, true)}`, {
    fill: sheet.linearGradient(at(-100, 200), at(100, -90), [
      [0, lighter(base, 0.36)],
      [0.35, base],
      [1, darker(base, 0.4)],
    ]),
    evenOdd: true,
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 1.5,
  });
  if (!front) return;
  const lining = [
    at(-98, -10),
    at(-104, 56),
    at(-74, 106),
    at(0, 118),
    at(74, 106),
    at(104, 56),
    at(98, -10),
    at(60, -76),
    at(-60, -76),
  ];
  sheet.path(blobPath(lining, 0.62), {
    fill: sheet.linearGradient(at(-60, 120), at(60, -76), [
      [0, '#7d7166'],
      [0.4, '#5c534b'],
      [1, '#37322d'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.4,
    strokeWidth: 1.5,
  });
  sheet.path(roundedPath(rectangle(at(0, 18), 13, 176), 6), {fill: '#2b2723'});
  for (let grain = 0; grain < 46; grain++) {
    const spot = at(((grain * 53) % 170) - 85, ((grain * 37) % 150) - 54);
    sheet.circle(spot, 2.2, {fill: grain % 3 ? '#2f2a26' : '#b08d57', fillOpacity: 0.5});
  }
}

/** A pair of disc brake pads, the second showing its back. */
export const drawBrakePads: DrawAccessory = (sheet, {base}) => {
  drawPad(sheet, vector(156, 116), base, false);
  drawPad(sheet, vector(-120, 104), base, true);
  return {
    shadows: [shadow(-120, 2, 220, 18, 0.5), shadow(160, 2, 200, 16, 0.44)],
    focus: vector(-60, 150),
  };
};
