import {cubicPath, rectangle, roundedPath, splinePoints} from '../curves';
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

/** A flat battery in its rail below the deck of a rack: tail light and handle at the rear, lock and lights on its side. */
export const drawRackBattery: DrawAccessory = (sheet, {base}) => {
  const axis = 118;
  const casing = {base, finish: 'satin', boxiness: 2} as const;
  for (const x of [-170, 150]) {
    sheet.tube(vector(x, 172), vector(x, 228), 30, 22, parts.dark, {rounded: true});
  }
  sheet.curvedTube(
    splinePoints([
      vector(-318, 262),
      vector(-296, 238),
      vector(-240, 234),
      vector(0, 234),
      vector(226, 234),
      vector(282, 226),
      vector(316, 176),
      vector(324, 120),
    ]),
    17,
    parts.black,
  );
  sheet.path(cubicPath(vector(-276, 152), vector(-352, 156), vector(-352, 80), vector(-276, 84)), {
    stroke: '#1c1f20',
    strokeWidth: 20,
    roundCaps: true,
  });
  sheet.tube(vector(-262, 40), vector(292, 40), 30, 30, parts.steel, {boxiness: 1.8});
  sheet.tube(vector(-240, 14), vector(-196, 14), 24, 24, parts.rubber, {rounded: true});
  sheet.tube(vector(196, 14), vector(240, 14), 24, 24, parts.rubber, {rounded: true});
  sheet.tube(vector(-284, axis), vector(-256, axis), 104, 124, parts.dark, {boxiness: 2});
  sheet.tube(vector(-256, axis), vector(226, axis), 126, 126, casing, {boxiness: 2});
  sheet.tube(vector(226, axis), vector(284, axis), 120, 84, parts.dark, {boxiness: 2});
  sheet.path(roundedPath(rectangle(vector(-270, axis + 26), 22, 44), 7), {
    fill: '#c4201f',
    stroke: '#5d0d0d',
    strokeWidth: 2,
  });
  sheet.path(roundedPath(rectangle(vector(-18, axis), 408, 74), 14), {
    fill: '#24282a',
    fillOpacity: 0.55,
    stroke: '#000',
    strokeOpacity: 0.4,
    strokeWidth: 1.5,
  });
  drawLettering(sheet, setText('500 Wh'), vector(-118, axis + 8), {height: 24, ink: '#eef0ee'});
  drawLettering(sheet, setText('36 V Li-Ion'), vector(-110, axis - 24), {
    height: 12,
    ink: '#aab2b3',
  });
  for (let light = 0; light < 5; light++) {
    const fill = light < 3 ? '#86d6a4' : '#4c5356';
    sheet.path(roundedPath(rectangle(vector(28 + light * 20, axis), 12, 20), 4), {fill});
  }
  sheet.circle(vector(156, axis), 15, {fill: '#b9c0c3', stroke: '#33383b', strokeWidth: 3});
  sheet.line(vector(156, axis + 8), vector(156, axis - 8), {stroke: '#26292b', strokeWidth: 4});
  return {
    shadows: [shadow(0, 2, 360, 20, 0.5), shadow(-4, 0, 300, 10, 0.5)],
    focus: vector(30, 130),
  };
};

/** A charger: its brick with a light, the cord to the wall and the one to the battery. */
export const drawCharger: DrawAccessory = (sheet, {base}) => {
  const axis = 76;
  const cord = {stroke: '#1c1f20', strokeWidth: 13, roundCaps: true} as const;
  sheet.path(
    cubicPath(vector(160, axis), vector(330, 90), vector(330, 330), vector(150, 300)),
    cord,
  );
  sheet.path(cubicPath(vector(150, 300), vector(20, 280), vector(40, 200), vector(-60, 214)), cord);
  sheet.path(
    cubicPath(vector(-190, axis), vector(-330, 80), vector(-320, 250), vector(-236, 292)),
    cord,
  );
  sheet.tube(vector(-244, 284), vector(-206, 324), 46, 52, parts.black, {rounded: true});
  for (const shift of [-11, 11]) {
    sheet.tube(
      vector(-204 + shift, 328 - shift),
      vector(-180 + shift, 354 - shift),
      9,
      8,
      parts.steel,
      {rounded: true},
    );
  }
  sheet.tube(vector(-56, 214), vector(-122, 216), 34, 44, parts.black, {rounded: true});
  sheet.tube(vector(-122, 216), vector(-146, 217), 34, 34, parts.steel);
  sheet.tube(vector(-210, axis), vector(-180, axis), 112, 136, parts.dark, {boxiness: 2});
  sheet.tube(
    vector(-180, axis),
    vector(150, axis),
    140,
    140,
    {base, finish: 'satin'},
    {boxiness: 2},
  );
  sheet.tube(vector(150, axis), vector(180, axis), 136, 112, parts.dark, {boxiness: 2});
  for (let rib = 0; rib < 7; rib++) {
    const x = -158 + rib * 16;
    sheet.line(vector(x, axis + 44), vector(x, axis - 40), {
      stroke: '#000',
      strokeOpacity: 0.45,
      strokeWidth: 5,
      roundCaps: true,
    });
  }
  drawLettering(sheet, setText('36 V 4 A'), vector(38, axis + 6), {height: 22, ink: '#d7dcdb'});
  sheet.circle(vector(118, axis + 36), 8, {fill: '#86d6a4', stroke: '#17191a', strokeWidth: 2});
  return {
    shadows: [shadow(-14, 2, 290, 20, 0.5), shadow(-14, 0, 220, 10, 0.5)],
    focus: vector(40, 120),
  };
};
