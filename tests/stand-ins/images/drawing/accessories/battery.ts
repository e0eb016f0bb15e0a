import {cubicPath, rectangle, roundedPath} from '../curves';
import {drawLettering, setText} from '../lettering';
import {parts} from '../paints';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A frame battery lying on its side: handle, lights, charge port and lock. */
export const drawBattery: DrawAccessory = (sheet, {base}) => {
  const axis = 112;
  const casing = {base: '#2b2f31', finish: 'satin', boxiness: 1.9} as const;
  sheet.path(cubicPath(vector(244, 190), vector(330, 200), vector(330, 40), vector(244, 40)), {
    stroke: '#1c1f20',
    strokeWidth: 22,
    roundCaps: true,
  });
  sheet.tube(vector(-286, axis), vector(-250, axis), 168, 204, parts.dark, {boxiness: 1.9});
  sheet.tube(vector(-250, axis), vector(226, axis), 212, 212, casing);
  sheet.tube(vector(226, axis), vector(264, axis), 204, 176, parts.dark, {boxiness: 1.9});
  sheet.tube(vector(-206, axis), vector(-184, axis), 213, 213, {
    base,
    finish: 'satin',
    boxiness: 1.9,
  });
  const lid = rectangle(vector(26, axis + 12), 344, 122);
  sheet.path(roundedPath(lid, 18), {
    fill: sheet.linearGradient(vector(0, axis + 74), vector(0, axis - 50), [
      [0, '#4d5457'],
      [0.4, '#383d40'],
      [1, '#25292b'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.4,
    strokeWidth: 1.5,
  });
  drawLettering(sheet, setText('625 Wh'), vector(-52, axis + 32), {height: 26, ink: '#eef0ee'});
  drawLettering(sheet, setText('36 V Li-Ion'), vector(-62, axis - 14), {
    height: 14,
    ink: '#9fa8a9',
  });
  for (let light = 0; light < 5; light++) {
    const fill = light < 4 ? '#86d6a4' : '#4c5356';
    sheet.path(roundedPath(rectangle(vector(84 + light * 22, axis + 34), 14, 22), 5), {fill});
  }
  sheet.circle(vector(128, axis - 12), 17, {fill: '#17191a', stroke: '#6d7477', strokeWidth: 2});
  sheet.circle(vector(128, axis - 12), 7, {fill: '#86d6a4', fillOpacity: 0.8});
  sheet.circle(vector(-228, axis + 20), 15, {fill: '#0f1011', stroke: '#7c8386', strokeWidth: 2});
  const contacts = rectangle(vector(-276, axis), 14, 96);
  sheet.path(roundedPath(contacts, 5), {fill: '#141617'});
  for (const y of [-30, 0, 30]) {
    sheet.path(roundedPath(rectangle(vector(-277, axis + y), 8, 14), 2), {fill: '#c9a24a'});
  }
  return {
    shadows: [shadow(0, 2, 350, 20, 0.5), shadow(-10, 0, 290, 10, 0.5)],
    focus: vector(10, 140),
  };
};
