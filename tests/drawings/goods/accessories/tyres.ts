import {rectangle, ringPath, roundedPath} from '../curves';
import {parts} from '../paints';
import {darker, lighter} from '../shading';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {between, direction, leftNormal, move, origin, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A tyre of `radius` seen from the side, scaled to a share of its width. */
function drawTyreRing(
  sheet: Sheet,
  base: string,
  centre: Vector,
  radius: number,
  squeeze: number,
): void {
  const [outer, inner] = [radius - 6, radius - 66];
  sheet.group(`translate(${centre.x} ${-centre.y}) scale(${squeeze} 1)`, () => {
    sheet.circle(origin, outer, {stroke: '#151718', strokeWidth: 16, dash: '13 8'});
    const band = ringPath(origin, outer, inner);
    const at = (depth: number): number => (radius - depth) / outer;
    const profile = sheet.radialGradient(origin, outer, [
      [at(66), '#0f1011'],
      [at(58), darker(base, 0.3)],
      [at(48), lighter(base, 0.1)],
      [at(34), darker(base, 0.12)],
      [at(31), '#3a3e40'],
      [at(18), '#222527'],
      [1, '#0c0d0d'],
    ]);
    sheet.path(band, {fill: profile, evenOdd: true});
    const light = sheet.linearGradient(
      vector(-radius * 0.3, radius),
      vector(radius * 0.3, -radius),
      [
        [0, '#ffffff', 0.2],
        [0.35, '#ffffff', 0.02],
        [0.6, '#000000', 0.05],
        [1, '#000000', 0.4],
      ],
    );
    sheet.path(band, {fill: light, evenOdd: true});
  });
}

/** Two tyres, one behind the other. */
export const drawTyre: DrawAccessory = (sheet, {base}) => {
  drawTyreRing(sheet, base, vector(120, 296), 290, 0.86);
  drawTyreRing(sheet, base, vector(-70, 300), 300, 1);
  return {
    shadows: [
      shadow(-70, 2, 220, 18, 0.55),
      shadow(130, 0, 200, 16, 0.35),
      shadow(20, 4, 380, 26, 0.18),
    ],
    focus: vector(40, 420),
  };
};

const ellipse = (centre: Vector, width: number, height: number): Vector[] =>
  Array.from({length: 57}, (_, i) => {
    const {x, y} = direction((i * 360) / 56 + 8);
    return vector(centre.x + (x * width) / 2, centre.y + (y * height) / 2);
  });

/** An inner tube coiled in three turns, with its valve and a paper band. */
export const drawInnerTube: DrawAccessory = (sheet, {base}) => {
  const rubber = {base: '#2c3033', finish: 'satin'} as const;
  sheet.curvedTube(ellipse(vector(26, 226), 500, 372), 46, rubber);
  sheet.curvedTube(ellipse(vector(-16, 214), 512, 368), 46, rubber);
  const stem = {from: vector(-150, 330), to: vector(-92, 256)};
  sheet.tube(stem.from, stem.to, 13, 13, parts.gold);
  sheet.tube(
    between(stem.from, stem.to, 0.7),
    move(stem.to, direction(-52), 26),
    19,
    17,
    parts.black,
    {
      rounded: true,
    },
  );
  sheet.tube(
    between(stem.from, stem.to, 0.05),
    between(stem.from, stem.to, 0.2),
    30,
    30,
    parts.steel,
  );
  sheet.curvedTube(ellipse(vector(4, 200), 520, 380), 50, rubber);
  const along = direction(58);
  const band = vector(250, 236);
  const across = leftNormal(along);
  const from = move(band, across, 56);
  const to = move(band, across, -50);
  sheet.tube(from, to, 118, 118, {base, finish: 'satin', boxiness: 1.6});
  sheet.tube(between(from, to, 0.24), between(from, to, 0.76), 119, 119, {
    base: '#eef0ee',
    finish: 'matte',
    boxiness: 1.6,
  });
  sheet.path(roundedPath(rectangle(between(from, to, 0.5), 76, 10), 4), {fill: '#33383b'});
  return {
    shadows: [shadow(0, 4, 320, 24, 0.45), shadow(0, 0, 170, 11, 0.5)],
    focus: vector(60, 210),
  };
};
