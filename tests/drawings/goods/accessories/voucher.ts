import {drawWheel} from '../bike/wheel';
import {rectangle, roundedPath} from '../curves';
import {drawLettering, setText} from '../lettering';
import {darker, lighter} from '../shading';
import {vector} from '../vectors';
import {wordmarkShapes} from '../wordmark';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A gift card in front of its envelope. */
export const drawVoucher: DrawAccessory = (sheet, {base}) => {
  sheet.shapes.push('<g transform="rotate(-5)">');
  const sleeve = rectangle(vector(24, 236), 560, 356);
  sheet.path(roundedPath(sleeve, 14), {
    fill: sheet.linearGradient(vector(-250, 410), vector(300, 60), [
      [0, '#f4f1ea'],
      [1, '#cfc8b9'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.16,
    strokeWidth: 1.5,
  });
  sheet.shapes.push('</g>');
  const [left, right, top, bottom] = [-292, 268, 374, 20];
  const middle = vector((left + right) / 2, (top + bottom) / 2);
  const card = roundedPath(rectangle(middle, right - left, top - bottom), 26);
  sheet.path(card, {
    fill: sheet.linearGradient(vector(left, top), vector(right, bottom), [
      [0, lighter(base, 0.16)],
      [0.4, base],
      [1, darker(base, 0.34)],
    ]),
    stroke: '#000',
    strokeOpacity: 0.2,
    strokeWidth: 1.5,
  });
  const spare = {tyre: 34, rimDepth: 22, spokes: 28, crossings: 2, flange: 20};
  sheet.shapes.push('<g opacity=".9">');
  sheet.group('translate(150 -162) scale(.34)', () =>
    drawWheel(
      sheet,
      {...spare, reflexRing: true},
      {
        centre: vector(0, 0),
        radius: 344,
        rotor: 0,
        hub: 18,
        phase: 8,
        valve: -90,
      },
    ),
  );
  sheet.shapes.push('</g>');
  const word = wordmarkShapes('#ffffff', '#f0b63c');
  sheet.shapes.push(
    `<g transform="translate(-252 -292) scale(${(250 / word.width).toFixed(4)})">${word.shapes}</g>`,
  );
  drawLettering(sheet, setText('Gutschein'), vector(-128, 118), {height: 30, ink: '#ffffff'});
  drawLettering(sheet, setText('für alles, was rollt'), vector(-134, 70), {
    height: 13,
    ink: '#ffffff',
  });
  sheet.path(card, {
    fill: sheet.linearGradient(vector(left, top), vector(right, bottom), [
      [0, '#ffffff', 0.16],
      [0.36, '#ffffff', 0.03],
      [0.37, '#ffffff', 0],
      [1, '#000000', 0.08],
    ]),
  });
  return {
    shadows: [shadow(0, -10, 340, 22, 0.42), shadow(-10, -16, 290, 9, 0.45)],
    focus: vector(-70, 220),
  };
};
