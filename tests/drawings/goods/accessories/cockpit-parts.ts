import {cubicPath, rectangle, ringPath, roundedPath} from '../curves';
import {drawLettering, setText} from '../lettering';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import {drawTurnedBody} from '../turned-body';
import {at, shift, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A domed bell with striker, on a clamp for the handlebar. */
export const drawBellAlone: DrawAccessory = (sheet, paint) => {
  const clamp = vector(0, 96);
  sheet.path(ringPath(clamp, 92, 64), {
    fill: sheet.linearGradient(shift(clamp, -60, 92), shift(clamp, 60, -92), [
      [0, '#5a6063'],
      [0.5, '#2b2f31'],
      [1, '#141617'],
    ]),
    evenOdd: true,
  });
  sheet.tube(vector(0, 180), vector(0, 232), 96, 110, parts.black);
  sheet.tube(vector(84, 88), vector(84, 132), 40, 40, parts.dark, {rounded: true});
  sheet.circle(vector(84, 110), 13, {fill: '#c6cbcd', stroke: '#222', strokeWidth: 2});
  sheet.tube(vector(-230, 238), vector(230, 238), 26, 26, parts.dark, {rounded: true});
  drawTurnedBody(
    sheet,
    [
      [244, 246],
      [262, 244],
      [330, 226],
      [396, 176],
      [436, 104],
      [450, 34],
      [451, 1],
    ],
    {base: paint.base, finish: 'metal'},
  );
  sheet.path(cubicPath(vector(-196, 300), vector(-176, 380), vector(-110, 424), vector(-40, 434)), {
    stroke: '#fff',
    strokeOpacity: 0.4,
    strokeWidth: 10,
    roundCaps: true,
  });
  drawTurnedBody(
    sheet,
    [
      [446, 26],
      [456, 24],
      [464, 12],
      [466, 1],
    ],
    parts.silver,
  );
  sheet.path(cubicPath(vector(214, 226), vector(290, 230), vector(318, 270), vector(312, 330)), {
    stroke: '#33383a',
    strokeWidth: 18,
    roundCaps: true,
  });
  sheet.circle(vector(310, 336), 22, {
    fill: darker(paint.base, 0.2),
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  return {
    shadows: [shadow(0, 4, 260, 20, 0.3), shadow(0, 0, 100, 10, 0.6)],
    focus: vector(60, 300),
  };
};

/** A handlebar computer showing speed, assistance and range. */
export const drawDisplayAlone: DrawAccessory = (sheet, {base}) => {
  const body = rectangle(vector(0, 292), 330, 440);
  sheet.tube(vector(0, 8), vector(0, 90), 120, 150, parts.black);
  sheet.tube(vector(-150, 24), vector(150, 24), 46, 46, parts.dark, {rounded: true});
  sheet.path(roundedPath(body, 56), {
    fill: sheet.linearGradient(vector(-165, 512), vector(165, 72), [
      [0, '#60676a'],
      [0.2, '#3a3f42'],
      [0.6, '#26292b'],
      [1, '#121415'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.4,
    strokeWidth: 1.5,
  });
  sheet.path(roundedPath(rectangle(vector(0, 318), 282, 344), 30), {
    fill: sheet.linearGradient(vector(-120, 490), vector(120, 150), [
      [0, '#1c2a2c'],
      [1, '#0c1213'],
    ]),
  });
  const ink = '#f2f5f3';
  drawLettering(sheet, setText('25'), vector(-20, 362), {height: 92, ink});
  drawLettering(sheet, setText('km/h'), vector(92, 290), {height: 15, ink: '#9fb1ab'});
  const label = {height: 17, ink: '#9fb1ab'};
  drawLettering(sheet, setText('TOUR'), vector(-92, 462), label);
  drawLettering(sheet, setText('84 km'), vector(88, 462), label);
  const accent = lighter(base, 0.24);
  for (let bar = 0; bar < 5; bar++) {
    const fill = bar < 4 ? accent : '#33403f';
    sheet.path(roundedPath(rectangle(vector(-104 + bar * 52, 246), 42, 22), 5), {fill});
  }
  drawLettering(sheet, setText('12,8 km'), vector(-66, 190), {height: 19, ink});
  drawLettering(sheet, setText('14:20'), vector(86, 190), {height: 19, ink});
  sheet.polygon([vector(-141, 490), vector(20, 490), vector(-80, 146), vector(-141, 146)], {
    fill: '#fff',
    fillOpacity: 0.045,
  });
  for (const x of [-86, 0, 86]) {
    const button = rectangle(vector(x, 106), 62, 30);
    sheet.path(roundedPath(button, 14), {
      fill: '#43484b',
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 1.5,
    });
  }
  sheet.path(`M${at(vector(-86, 114))}v16m-8 -8h16`, {stroke: '#d8dddb', strokeWidth: 3});
  sheet.circle(vector(0, 106), 6, {fill: accent});
  sheet.line(vector(78, 106), vector(94, 106), {stroke: '#d8dddb', strokeWidth: 3});
  return {
    shadows: [shadow(0, 4, 250, 20, 0.42), shadow(0, 0, 160, 10, 0.5)],
    focus: vector(0, 330),
  };
};
