import {blobPath, cubicPath, splinePoints} from '../curves';
import {parts} from '../paints';
import {at, polar, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A floor pump with gauge, wooden handle and hose. */
export const drawPump: DrawAccessory = (sheet, {base}) => {
  sheet.tube(vector(-150, 18), vector(150, 18), 30, 30, parts.black, {rounded: true});
  const foot = [
    vector(-60, 70),
    vector(60, 70),
    vector(86, 30),
    vector(86, 4),
    vector(-86, 4),
    vector(-86, 30),
  ];
  sheet.path(blobPath(foot, 0.6), {fill: '#2b2f31'});
  sheet.tube(vector(0, 60), vector(0, 440), 74, 74, {base, finish: 'gloss'});
  sheet.tube(vector(0, 436), vector(0, 462), 84, 80, parts.black);
  sheet.tube(vector(0, 462), vector(0, 560), 20, 20, parts.steel);
  sheet.tube(vector(-140, 572), vector(140, 572), 42, 42, parts.wood, {rounded: true});
  sheet.tube(vector(-18, 572), vector(18, 572), 52, 52, parts.black);
  const gauge = vector(0, 128);
  sheet.circle(gauge, 62, {fill: '#e9ecea', stroke: '#26292b', strokeWidth: 14});
  for (let mark = 0; mark < 11; mark++) {
    const angle = 220 - mark * 26;
    sheet.line(polar(gauge, 46, angle), polar(gauge, 38, angle), {
      stroke: '#26292b',
      strokeWidth: 4,
    });
  }
  sheet.line(gauge, polar(gauge, 40, 120), {stroke: '#c23a1b', strokeWidth: 6, roundCaps: true});
  sheet.circle(gauge, 7, {fill: '#26292b'});
  const hose = `M${at(vector(60, 60))}C${at(vector(250, 60))} ${at(vector(190, 330))} ${at(vector(110, 380))}C${at(vector(60, 410))} ${at(vector(70, 300))} ${at(vector(56, 290))}`;
  sheet.path(hose, {stroke: '#202324', strokeWidth: 15, roundCaps: true});
  sheet.path(cubicPath(vector(62, 66), vector(246, 66), vector(186, 330), vector(110, 384)), {
    stroke: '#fff',
    strokeOpacity: 0.12,
    strokeWidth: 3,
  });
  sheet.tube(vector(56, 300), vector(52, 246), 30, 26, parts.dark, {rounded: true});
  return {
    shadows: [shadow(0, 2, 260, 20, 0.5), shadow(0, 0, 120, 9, 0.5)],
    focus: vector(40, 190),
  };
};

/** A folding repair stand with a clamp jaw. */
export const drawStand: DrawAccessory = (sheet, {base}) => {
  const steel = {base: '#2f3538', finish: 'satin'} as const;
  const painted = {base, finish: 'gloss'} as const;
  sheet.tube(vector(-6, 150), vector(60, 22), 24, 20, parts.black, {rounded: true});
  sheet.tube(vector(0, 150), vector(-230, 18), 30, 24, steel, {rounded: true});
  sheet.tube(vector(0, 150), vector(236, 18), 30, 24, steel, {rounded: true});
  for (const x of [-230, 60, 236]) {
    sheet.tube(vector(x - 22, 14), vector(x + 22, 14), 26, 26, parts.rubber, {rounded: true});
  }
  sheet.tube(vector(0, 96), vector(0, 540), 38, 36, steel);
  sheet.tube(vector(0, 330), vector(0, 560), 27, 27, parts.steel);
  sheet.tube(vector(0, 126), vector(0, 188), 58, 58, painted);
  sheet.tube(vector(0, 312), vector(0, 356), 52, 52, painted);
  sheet.tube(vector(24, 334), vector(62, 334), 14, 12, parts.black, {rounded: true});
  sheet.circle(vector(66, 334), 13, {fill: '#33383a', stroke: '#111', strokeWidth: 1.5});
  sheet.tube(vector(0, 548), vector(150, 548), 34, 32, steel);
  sheet.tube(vector(-32, 548), vector(34, 548), 60, 60, painted, {boxiness: 1.4});
  sheet.circle(vector(0, 548), 16, {fill: '#9aa1a4', stroke: '#222', strokeWidth: 2});
  sheet.tube(vector(140, 548), vector(196, 548), 58, 62, parts.black);
  const jaw = (side: number): void => {
    const y = 548 + side * 30;
    sheet.tube(vector(190, y), vector(306, y + side * 6), 38, 32, painted, {boxiness: 1.5});
    sheet.tube(vector(214, y - side * 20), vector(304, y - side * 16), 16, 14, parts.rubber, {
      rounded: true,
    });
  };
  jaw(1);
  jaw(-1);
  const lever = splinePoints([vector(236, 510), vector(250, 466), vector(292, 442)], 6);
  sheet.curvedTube(lever, 15, parts.dark, {rounded: true});
  sheet.circle(vector(236, 512), 12, {fill: '#9aa1a4', stroke: '#222', strokeWidth: 2});
  return {
    shadows: [
      shadow(10, 4, 330, 22, 0.36),
      shadow(-230, 0, 70, 7, 0.5),
      shadow(236, 0, 70, 7, 0.5),
    ],
    focus: vector(150, 480),
  };
};
