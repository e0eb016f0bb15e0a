import {blobPath, cubicPath} from '../curves';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, between, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

const shell = [
  vector(-262, 176),
  vector(-268, 260),
  vector(-226, 372),
  vector(-120, 448),
  vector(20, 466),
  vector(150, 426),
  vector(236, 336),
  vector(262, 250),
  vector(268, 206),
  vector(214, 190),
  vector(150, 196),
  vector(96, 214),
  vector(52, 206),
  vector(20, 168),
  vector(-40, 150),
  vector(-120, 150),
  vector(-200, 152),
];

const vents = [
  [vector(-190, 330), vector(-120, 400), vector(-96, 378), vector(-164, 300)],
  [vector(-92, 404), vector(20, 424), vector(30, 396), vector(-72, 374)],
  [vector(60, 412), vector(156, 366), vector(150, 338), vector(64, 380)],
  [vector(-208, 254), vector(-150, 272), vector(-146, 244), vector(-204, 226)],
  [vector(-110, 290), vector(10, 312), vector(12, 282), vector(-104, 258)],
  [vector(56, 312), vector(178, 282), vector(176, 254), vector(56, 280)],
] as const;

export const drawHelmet: DrawAccessory = (sheet, {base}) => {
  sheet.path(cubicPath(vector(-60, 170), vector(-50, 90), vector(20, 40), vector(60, 30)), {
    stroke: '#15181a',
    strokeWidth: 12,
  });
  const fill = sheet.radialGradient(
    vector(-40, 400),
    540,
    [
      [0, lighter(base, 0.2)],
      [0.16, lighter(base, 0.08)],
      [0.4, base],
      [0.72, darker(base, 0.3)],
      [1, darker(base, 0.62)],
    ],
    vector(-70, 430),
  );
  sheet.path(blobPath(shell), {fill});
  const trim = [
    `M${at(vector(-262, 180))}C${at(vector(-230, 150))} ${at(vector(-130, 142))} ${at(vector(-40, 148))}`,
    `C${at(vector(0, 150))} ${at(vector(24, 168))} ${at(vector(50, 204))}`,
    `C${at(vector(80, 222))} ${at(vector(140, 194))} ${at(vector(214, 188))}`,
    `C${at(vector(240, 190))} ${at(vector(262, 196))} ${at(vector(270, 208))}`,
  ].join('');
  sheet.path(trim, {stroke: '#1d2022', strokeWidth: 15, roundCaps: true});
  for (const [a, b, c, d] of vents) drawVent(sheet, base, [a, b, c, d]);
  const visor = `M${at(vector(206, 232))}C${at(vector(250, 250))} ${at(vector(318, 224))} ${at(vector(334, 196))}C${at(vector(300, 196))} ${at(vector(250, 196))} ${at(vector(216, 196))}Z`;
  sheet.path(visor, {
    fill: sheet.linearGradient(vector(250, 240), vector(260, 190), [
      [0, '#4a5053'],
      [1, '#191b1c'],
    ]),
  });
  drawStraps(sheet);
  sheet.circle(vector(-232, 196), 22, {fill: '#33383a', stroke: '#111', strokeWidth: 2});
  sheet.circle(vector(-232, 196), 13, {stroke: '#6d7477', strokeWidth: 3, dash: '4 3'});
  return {
    shadows: [shadow(0, 8, 300, 24, 0.3), shadow(30, 2, 120, 10, 0.35)],
    focus: vector(40, 300),
  };
};

function drawVent(
  sheet: Sheet,
  base: string,
  [a, b, c, d]: readonly [Vector, Vector, Vector, Vector],
): void {
  sheet.path(blobPath([a, between(a, b, 0.5), b, c, between(c, d, 0.5), d], 0.8), {
    fill: sheet.linearGradient(a, d, [
      [0, '#0d0e0f'],
      [1, '#2b2f31'],
    ]),
  });
  const edge = {strokeOpacity: 0.6, strokeWidth: 3, roundCaps: true};
  sheet.line(d, c, {stroke: lighter(base, 0.45), ...edge});
}

function drawStraps(sheet: Sheet): void {
  const strap = {stroke: '#23272a', strokeWidth: 15};
  sheet.line(vector(-128, 156), vector(16, 44), strap);
  sheet.line(vector(70, 208), vector(24, 44), strap);
  sheet.path(cubicPath(vector(20, 50), vector(26, 10), vector(66, -4), vector(96, 4)), {
    ...strap,
    roundCaps: true,
  });
  const buckle = [vector(4, 62), vector(36, 62), vector(36, 30), vector(4, 30)];
  sheet.path(blobPath(buckle, 0.6), {fill: '#3f4548'});
}
