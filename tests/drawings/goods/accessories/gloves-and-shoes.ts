import {blobPath, cubicPath, rectangle, roundedPath, splinePath} from '../curves';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {shift, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

const outline = {stroke: '#000', strokeOpacity: 0.3, strokeWidth: 1.5};

/** A full-finger glove, back of the hand; `side` -1 is the left one. */
function drawGlove(sheet: Sheet, foot: Vector, side: 1 | -1, base: string): void {
  const p = (x: number, y: number): Vector => shift(foot, x * side, y);
  const black = {base: '#26292b', finish: 'matte'} as const;
  sheet.tube(p(-44, 170), p(-132, 300), 66, 46, black, {rounded: true});
  const fingers: readonly (readonly [number, number, number, number])[] = [
    [-62, 300, -78, 470],
    [-20, 310, -22, 516],
    [24, 306, 34, 494],
    [64, 286, 86, 430],
  ];
  for (const [x0, y0, x1, y1] of fingers) {
    sheet.tube(p(x0, y0), p(x1, y1), 50, 40, {base, finish: 'matte'}, {rounded: true});
    sheet.tube(p(x0 + (x1 - x0) * 0.62, y0 + (y1 - y0) * 0.62), p(x1, y1), 46, 40, black, {
      rounded: true,
    });
  }
  const palm = [
    p(-84, 320),
    p(-30, 336),
    p(30, 334),
    p(90, 306),
    p(98, 220),
    p(84, 110),
    p(66, 70),
    p(-62, 70),
    p(-78, 130),
    p(-92, 220),
  ];
  sheet.path(blobPath(palm, 0.6), {
    fill: sheet.linearGradient(p(-90, 320), p(90, 80), [
      [0, lighter(base, 0.2)],
      [0.45, base],
      [1, darker(base, 0.4)],
    ]),
    ...outline,
  });
  for (const x of [-56, -14, 28, 66]) {
    sheet.path(roundedPath(rectangle(p(x, 284 - Math.abs(x) * 0.12), 26, 44), 11), {
      fill: darker(base, 0.5),
      fillOpacity: 0.7,
    });
  }
  sheet.path(splinePath([p(-80, 210), p(0, 226), p(88, 206)]), {
    stroke: '#000',
    strokeOpacity: 0.2,
    strokeWidth: 3,
  });
  sheet.tube(p(2, 12), p(2, 96), 138, 132, black);
  sheet.path(roundedPath(rectangle(p(18, 54), 108, 46), 12), {fill: '#3a3f42', ...outline});
  sheet.path(roundedPath(rectangle(p(52, 54), 22, 30), 5), {fill: '#eef0ee', fillOpacity: 0.85});
}

/** A pair of full-finger gloves. */
export const drawGloves: DrawAccessory = (sheet, {base}) => {
  drawGlove(sheet, vector(-154, 0), -1, base);
  drawGlove(sheet, vector(154, 0), 1, base);
  return {
    shadows: [shadow(-150, 2, 150, 15, 0.45), shadow(150, 2, 150, 15, 0.45)],
    focus: vector(-100, 270),
  };
};

/** A shoe from the side, toe to the right, with a dial closure. */
function drawShoe(sheet: Sheet, heel: Vector, base: string): void {
  const p = (x: number, y: number): Vector => shift(heel, x, y);
  sheet.path(blobPath([p(36, 214), p(60, 262), p(150, 254), p(196, 224), p(120, 196)], 0.6), {
    fill: '#15181a',
  });
  const upper = [
    p(8, 60),
    p(2, 140),
    p(18, 232),
    p(44, 268),
    p(76, 232),
    p(150, 214),
    p(206, 240),
    p(262, 196),
    p(352, 146),
    p(448, 128),
    p(506, 96),
    p(512, 56),
    p(300, 44),
    p(120, 44),
  ];
  sheet.path(blobPath(upper, 0.6), {
    fill: sheet.linearGradient(p(140, 260), p(240, 40), [
      [0, lighter(base, 0.14)],
      [0.35, base],
      [1, darker(base, 0.44)],
    ]),
    ...outline,
  });
  const heelCup = [p(6, 58), p(2, 140), p(16, 206), p(66, 168), p(110, 84), p(120, 48)];
  sheet.path(blobPath(heelCup, 0.6), {fill: darker(base, 0.42), ...outline});
  const toe = [p(420, 52), p(428, 112), p(470, 120), p(508, 94), p(512, 58)];
  sheet.path(blobPath(toe, 0.6), {fill: '#26292b', ...outline});
  const lace = {stroke: '#eef0ee', strokeOpacity: 0.85, strokeWidth: 4};
  sheet.path(cubicPath(p(190, 190), p(230, 214), p(256, 196), p(270, 162)), lace);
  sheet.path(cubicPath(p(190, 182), p(260, 176), p(300, 170), p(334, 148)), lace);
  sheet.path(cubicPath(p(196, 176), p(270, 140), p(310, 128), p(356, 138)), lace);
  for (const [x, y] of [
    [270, 162],
    [334, 148],
    [262, 142],
  ] as const)
    sheet.circle(p(x, y), 6, {fill: '#15181a'});
  sheet.dome(p(184, 186), 27, ['#8a9194', '#3a3f42', '#141617']);
  sheet.circle(p(184, 186), 21, {
    stroke: '#aab0b3',
    strokeOpacity: 0.6,
    strokeWidth: 3,
    dash: '4 4',
  });
  for (let hole = 0; hole < 12; hole++) {
    sheet.circle(p(340 + (hole % 6) * 17, 96 + (hole > 5 ? 15 : 0) - (hole % 6) * 3), 3.4, {
      fill: '#000',
      fillOpacity: 0.35,
    });
  }
  const sole = [
    p(-2, 66),
    p(120, 52),
    p(250, 44),
    p(380, 52),
    p(500, 66),
    p(528, 62),
    p(510, 26),
    p(420, 14),
    p(330, 16),
    p(270, 26),
    p(180, 26),
    p(130, 8),
    p(30, 8),
    p(0, 24),
  ];
  sheet.path(blobPath(sole, 0.5), {
    fill: sheet.linearGradient(p(0, 66), p(0, 8), [
      [0, '#4a5053'],
      [0.4, '#26292b'],
      [1, '#101213'],
    ]),
  });
  sheet.path(splinePath([p(6, 62), p(120, 50), p(250, 43), p(380, 50), p(510, 64)]), {
    stroke: '#fff',
    strokeOpacity: 0.25,
    strokeWidth: 3,
  });
}

/** A pair of cycling shoes, one behind the other. */
export const drawShoes: DrawAccessory = (sheet, {base}) => {
  drawShoe(sheet, vector(-190, 96), darker(base, 0.14));
  drawShoe(sheet, vector(-320, 0), base);
  return {
    shadows: [shadow(-60, 2, 320, 20, 0.5), shadow(90, -86, 280, 16, 0.26)],
    focus: vector(-110, 160),
  };
};
