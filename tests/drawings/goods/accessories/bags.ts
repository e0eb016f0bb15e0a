import {blobPath, cubicPath, rectangle, roundedPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** Cloth stretched over a rounded body, lit from the left. */
const clothPaint = (sheet: Sheet, base: string, halfWidth: number): string =>
  sheet.linearGradient(vector(-halfWidth, 0), vector(halfWidth, 0), [
    [0, darker(base, 0.3)],
    [0.18, lighter(base, 0.1)],
    [0.5, base],
    [0.85, darker(base, 0.16)],
    [1, darker(base, 0.42)],
  ]);

/** A roll-top pannier with side straps and a reflective patch. */
export const drawPannier: DrawAccessory = (sheet, {base}) => {
  const foot = `L${at(vector(236, 60))}Q${at(vector(236, 4))} ${at(vector(180, 4))}L${at(vector(-180, 4))}Q${at(vector(-236, 4))} ${at(vector(-236, 60))}Z`;
  const body = `M${at(vector(-204, 440))}L${at(vector(204, 440))}${foot}`;
  sheet.path(body, {fill: clothPaint(sheet, base, 240)});
  sheet.path(`M${at(vector(-236, 70))}L${at(vector(236, 70))}${foot}`, {fill: '#1f2224'});
  sheet.tube(vector(-222, 474), vector(222, 474), 78, 78, {base, finish: 'matte'});
  for (const side of [-1, 1]) {
    sheet.tube(vector(side * 222, 474), vector(side * 250, 462), 70, 30, parts.black);
    const strap = cubicPath(
      vector(side * 244, 462),
      vector(side * 262, 380),
      vector(side * 256, 300),
      vector(side * 238, 232),
    );
    sheet.path(strap, {stroke: '#1c1f20', strokeWidth: 16});
    const buckle = [
      vector(side * 262, 330),
      vector(side * 236, 330),
      vector(side * 234, 280),
      vector(side * 262, 280),
    ];
    sheet.path(blobPath(buckle, 0.6), {fill: '#33383a'});
  }
  sheet.line(vector(0, 508), vector(0, 300), {stroke: '#1c1f20', strokeWidth: 26});
  drawBuckle(sheet, vector(0, 313));
  sheet.polygon(rectangle(vector(0, 182), 120, 64), {fill: '#eef0ee', fillOpacity: 0.92});
  const print = {stroke: '#8f979a', strokeWidth: 6, roundCaps: true};
  sheet.line(vector(-44, 182), vector(44, 182), print);
  sheet.line(vector(-44, 166), vector(12, 166), print);
  const sheen = {stroke: '#fff', strokeOpacity: 0.1, strokeWidth: 16, roundCaps: true};
  sheet.line(vector(-150, 420), vector(-176, 80), sheen);
  return {
    shadows: [shadow(0, 6, 330, 26, 0.5), shadow(0, 2, 240, 10, 0.5)],
    focus: vector(20, 340),
  };
};

function drawBuckle(sheet: Sheet, {x, y}: Vector): void {
  const plate = [
    vector(x - 26, y + 27),
    vector(x + 26, y + 27),
    vector(x + 24, y - 27),
    vector(x - 24, y - 27),
  ];
  sheet.path(blobPath(plate, 0.6), {fill: '#3a3f42'});
}

/** A day pack with front pocket, zips and a reflective strip. */
export const drawBackpack: DrawAccessory = (sheet, {base}) => {
  sheet.path(cubicPath(vector(-46, 520), vector(-40, 584), vector(40, 584), vector(46, 520)), {
    stroke: '#1c1f20',
    strokeWidth: 20,
    roundCaps: true,
  });
  for (const side of [-1, 1]) {
    const strap = cubicPath(
      vector(side * 150, 500),
      vector(side * 250, 470),
      vector(side * 268, 250),
      vector(side * 196, 96),
    );
    sheet.path(strap, {stroke: '#202426', strokeWidth: 30, roundCaps: true});
    sheet.path(strap, {stroke: '#fff', strokeOpacity: 0.1, strokeWidth: 3, dash: '10 8'});
  }
  const body = [
    vector(-196, 40),
    vector(-216, 180),
    vector(-206, 380),
    vector(-160, 500),
    vector(-60, 536),
    vector(60, 536),
    vector(160, 500),
    vector(206, 380),
    vector(216, 180),
    vector(196, 40),
    vector(110, 8),
    vector(-110, 8),
  ];
  sheet.path(blobPath(body, 0.6), {fill: clothPaint(sheet, base, 216)});
  sheet.path(cubicPath(vector(-176, 380), vector(-170, 520), vector(170, 520), vector(176, 380)), {
    stroke: '#1c1f20',
    strokeWidth: 9,
    roundCaps: true,
  });
  sheet.path(cubicPath(vector(-176, 374), vector(-170, 512), vector(170, 512), vector(176, 374)), {
    stroke: '#fff',
    strokeOpacity: 0.16,
    strokeWidth: 2,
  });
  const pocket = [
    vector(-160, 36),
    vector(-174, 150),
    vector(-160, 262),
    vector(0, 292),
    vector(160, 262),
    vector(174, 150),
    vector(160, 36),
    vector(0, 22),
  ];
  sheet.path(blobPath(pocket, 0.62), {
    fill: sheet.linearGradient(vector(0, 290), vector(0, 20), [
      [0, lighter(base, 0.1)],
      [0.3, base],
      [1, darker(base, 0.34)],
    ]),
    stroke: '#000',
    strokeOpacity: 0.25,
    strokeWidth: 2,
  });
  sheet.path(cubicPath(vector(-148, 236), vector(-70, 272), vector(70, 272), vector(148, 236)), {
    stroke: '#1c1f20',
    strokeWidth: 8,
    roundCaps: true,
  });
  sheet.tube(vector(132, 240), vector(140, 196), 9, 7, parts.steel, {rounded: true});
  sheet.tube(vector(-170, 392), vector(-178, 344), 9, 7, parts.steel, {rounded: true});
  sheet.path(roundedPath(rectangle(vector(0, 130), 210, 22), 6), {
    fill: '#eef0ee',
    fillOpacity: 0.9,
  });
  sheet.path(roundedPath(rectangle(vector(0, 360), 74, 40), 8), {fill: '#22272a'});
  return {
    shadows: [shadow(0, 6, 300, 24, 0.45), shadow(0, 0, 210, 11, 0.55)],
    focus: vector(10, 320),
  };
};
