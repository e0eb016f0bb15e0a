import {blobPath, rectangle, roundedPath} from '../curves';
import {drawLettering, setText} from '../lettering';
import {parts} from '../paints';
import {darker} from '../shading';
import {drawTurnedBody} from '../turned-body';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A squeeze bottle with a waist for the cage. */
export const drawBottle: DrawAccessory = (sheet, {base}) => {
  drawTurnedBody(
    sheet,
    [
      [4, 104],
      [14, 114],
      [60, 116],
      [220, 116],
      [258, 100],
      [288, 98],
      [320, 114],
      [352, 112],
      [392, 92],
      [404, 84],
    ],
    {base, finish: 'satin'},
  );
  for (const level of [80, 110, 140, 170]) {
    sheet.line(vector(58, level), vector(84, level), {
      stroke: '#fff',
      strokeOpacity: 0.45,
      strokeWidth: 3,
    });
  }
  drawLettering(sheet, setText('radladen'), vector(-14, 150), {
    height: 30,
    ink: '#ffffff',
    degrees: -90,
  });
  sheet.tube(vector(0, 398), vector(0, 446), 190, 184, parts.black);
  for (let rib = -8; rib <= 8; rib++) {
    const x = Math.sin((rib / 9) * (Math.PI / 2)) * 92;
    sheet.line(vector(x, 402), vector(x, 440), {
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 3,
    });
  }
  drawTurnedBody(
    sheet,
    [
      [446, 90],
      [462, 76],
      [478, 44],
      [496, 34],
      [502, 33],
    ],
    parts.black,
  );
  sheet.tube(vector(0, 500), vector(0, 540), 46, 54, {base: darker(base, 0.1), finish: 'satin'});
  sheet.tube(vector(0, 538), vector(0, 550), 40, 34, parts.rubber);
  return {
    shadows: [shadow(0, 3, 210, 18, 0.5), shadow(0, 0, 120, 9, 0.5)],
    focus: vector(0, 250),
  };
};

/** A bottle of chain oil with a thin nozzle and a drop on its label. */
export const drawOil: DrawAccessory = (sheet, {base}) => {
  drawTurnedBody(
    sheet,
    [
      [4, 100],
      [14, 112],
      [40, 114],
      [270, 114],
      [310, 104],
      [338, 70],
      [350, 54],
      [362, 50],
    ],
    {base: '#2b2f31', finish: 'satin'},
  );
  sheet.tube(vector(0, 64), vector(0, 262), 229, 229, {base, finish: 'satin'}, {outline: 0.1});
  const drop = [
    vector(0, 246),
    vector(20, 206),
    vector(34, 176),
    vector(22, 144),
    vector(0, 136),
    vector(-22, 144),
    vector(-34, 176),
    vector(-20, 206),
  ];
  sheet.path(blobPath(drop, 0.8), {fill: '#fff', fillOpacity: 0.92});
  drawLettering(sheet, setText('KETTENÖL'), vector(0, 106), {height: 20, ink: '#ffffff'});
  drawLettering(sheet, setText('100 ml'), vector(0, 78), {height: 12, ink: '#ffffff'});
  sheet.tube(vector(0, 358), vector(0, 398), 112, 106, parts.black);
  for (let rib = -5; rib <= 5; rib++) {
    const x = Math.sin((rib / 6) * (Math.PI / 2)) * 52;
    sheet.line(vector(x, 361), vector(x, 394), {
      stroke: '#000',
      strokeOpacity: 0.45,
      strokeWidth: 3,
    });
  }
  drawTurnedBody(
    sheet,
    [
      [396, 44],
      [410, 34],
      [440, 22],
      [500, 13],
      [530, 10],
    ],
    {base: '#e9ecea', finish: 'satin'},
  );
  sheet.tube(vector(0, 506), vector(0, 552), 30, 24, {base, finish: 'satin'}, {rounded: true});
  sheet.path(roundedPath(rectangle(vector(-74, 170), 8, 180), 4), {
    fill: '#fff',
    fillOpacity: 0.12,
  });
  return {
    shadows: [shadow(0, 3, 200, 18, 0.5), shadow(0, 0, 116, 9, 0.5)],
    focus: vector(0, 210),
  };
};
