import {blobPath, cubicPath, rectangle, roundedPath, splinePoints} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A rear child seat from the side: shell, pad, belts, footrest and carrier bows. */
export const drawChildSeat: DrawAccessory = (sheet, {base}) => {
  for (const y of [0, 26]) {
    const bow = splinePoints([
      vector(-70, 150 - y),
      vector(60, 110 - y),
      vector(230, 104 - y),
      vector(330, 126 - y),
    ]);
    sheet.curvedTube(bow, 13, parts.steel, {rounded: true});
  }
  sheet.tube(vector(318, 60), vector(334, 168), 54, 50, parts.black, {rounded: true});
  const shell = [
    vector(-214, 548),
    vector(-150, 566),
    vector(-104, 540),
    vector(-92, 470),
    vector(-84, 360),
    vector(-56, 268),
    vector(30, 246),
    vector(118, 250),
    vector(158, 220),
    vector(150, 160),
    vector(96, 128),
    vector(0, 118),
    vector(-86, 130),
    vector(-150, 178),
    vector(-192, 280),
    vector(-224, 420),
    vector(-236, 510),
  ];
  sheet.path(blobPath(shell, 0.6), {
    fill: sheet.linearGradient(vector(-220, 500), vector(60, 130), [
      [0, '#5d6467'],
      [0.35, '#454b4e'],
      [0.75, '#2f3436'],
      [1, '#1c1f20'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  const pad = [
    vector(-176, 520),
    vector(-128, 530),
    vector(-112, 470),
    vector(-106, 370),
    vector(-76, 286),
    vector(20, 268),
    vector(110, 270),
    vector(116, 240),
    vector(20, 228),
    vector(-84, 242),
    vector(-136, 320),
    vector(-160, 420),
  ];
  sheet.path(blobPath(pad, 0.55), {
    fill: sheet.linearGradient(vector(-176, 500), vector(110, 240), [
      [0, lighter(base, 0.26)],
      [0.5, base],
      [1, darker(base, 0.3)],
    ]),
    stroke: '#000',
    strokeOpacity: 0.25,
    strokeWidth: 1.5,
  });
  const wing = [
    vector(-210, 520),
    vector(-160, 540),
    vector(-112, 512),
    vector(-104, 462),
    vector(-150, 424),
    vector(-214, 420),
  ];
  sheet.path(blobPath(wing, 0.6), {
    fill: sheet.linearGradient(vector(-200, 520), vector(-80, 400), [
      [0, '#6a7174'],
      [0.5, '#464c4f'],
      [1, '#2b2f31'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  const belt = {stroke: '#1a1d1e', strokeWidth: 15, roundCaps: true};
  sheet.path(cubicPath(vector(-122, 408), vector(-40, 396), vector(0, 340), vector(4, 268)), belt);
  sheet.path(roundedPath(rectangle(vector(-8, 312), 34, 44), 9), {
    fill: base,
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  const side = [
    vector(-150, 300),
    vector(-110, 262),
    vector(20, 226),
    vector(126, 224),
    vector(140, 180),
    vector(80, 146),
    vector(-60, 148),
    vector(-140, 200),
  ];
  sheet.path(blobPath(side, 0.6), {
    fill: sheet.linearGradient(vector(-60, 260), vector(0, 140), [
      [0, '#565d60'],
      [0.5, '#3a3f42'],
      [1, '#24282a'],
    ]),
    stroke: '#000',
    strokeOpacity: 0.3,
    strokeWidth: 1.5,
  });
  sheet.line(vector(-84, 202), vector(84, 186), {
    stroke: '#000',
    strokeOpacity: 0.35,
    strokeWidth: 12,
    roundCaps: true,
  });
  sheet.tube(
    vector(104, 214),
    vector(170, 44),
    66,
    58,
    {base: '#33383a', finish: 'satin', boxiness: 1.6},
    {rounded: true},
  );
  sheet.tube(
    vector(118, 168),
    vector(156, 70),
    26,
    24,
    {base: '#24282a', finish: 'satin'},
    {rounded: true},
  );
  sheet.tube(vector(140, 22), vector(236, 34), 28, 24, parts.black, {rounded: true});
  sheet.path(cubicPath(vector(152, 92), vector(196, 108), vector(226, 84), vector(226, 44)), {
    stroke: base,
    strokeWidth: 17,
    roundCaps: true,
  });
  sheet.circle(vector(-184, 470), 11, {
    fill: '#b3231b',
    stroke: '#fff',
    strokeOpacity: 0.3,
    strokeWidth: 2,
  });
  return {
    shadows: [shadow(30, 4, 320, 22, 0.34), shadow(180, 2, 120, 10, 0.5)],
    focus: vector(-40, 340),
  };
};
