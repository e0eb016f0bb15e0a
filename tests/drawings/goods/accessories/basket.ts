import {cubicPath} from '../curves';
import {parts} from '../paints';
import {lighter} from '../shading';
import {between, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

const [rimY, footY] = [372, 16];
const [rimHalf, footHalf] = [282, 206];

/** A wire basket with a carrying handle and a wooden floor. */
export const drawBasket: DrawAccessory = (sheet, {base}) => {
  const wire = {base, finish: 'satin'} as const;
  const corner = (height: number, share: number) => {
    const half = footHalf + ((rimHalf - footHalf) * (height - footY)) / (rimY - footY);
    return vector(share * half, height);
  };
  const back = {stroke: lighter(base, 0.25), strokeOpacity: 0.4, strokeWidth: 5};
  for (let i = -8; i <= 8; i++) {
    const share = i / 9;
    const top = corner(rimY, share);
    sheet.line(vector(top.x * 0.96, rimY + 26), vector(corner(footY, share).x * 0.96, 60), back);
  }
  for (const height of [120, 200, 280]) {
    sheet.line(
      vector(corner(height, -1).x * 0.96, height + 20),
      vector(corner(height, 1).x * 0.96, height + 20),
      back,
    );
  }
  sheet.tube(vector(-rimHalf + 16, rimY + 26), vector(rimHalf - 16, rimY + 26), 14, 14, wire, {
    rounded: true,
  });
  const handle = cubicPath(
    vector(-120, rimY + 4),
    vector(-120, 560),
    vector(120, 560),
    vector(120, rimY + 4),
  );
  sheet.path(handle, {stroke: '#26292b', strokeWidth: 13});
  sheet.tube(vector(-66, 512), vector(66, 512), 34, 34, parts.leather, {rounded: true});
  sheet.tube(vector(-footHalf + 6, 50), vector(footHalf - 6, 50), 34, 34, parts.wood, {
    boxiness: 1.6,
  });
  for (let i = -9; i <= 9; i++) {
    const share = i / 9;
    sheet.tube(corner(rimY, share), corner(footY, share), 7.5, 7.5, wire, {outline: 0.12});
  }
  for (const height of [88, 156, 226, 298]) {
    sheet.tube(corner(height, -1), corner(height, 1), 8.5, 8.5, wire, {outline: 0.12});
  }
  for (const side of [-1, 1])
    sheet.tube(corner(rimY, side), corner(footY, side), 15, 14, wire, {rounded: true});
  sheet.tube(corner(footY, -1), corner(footY, 1), 15, 15, wire, {rounded: true});
  sheet.tube(corner(rimY, -1), corner(rimY, 1), 22, 22, wire, {rounded: true});
  for (const share of [-0.36, 0.36]) {
    const clip = corner(rimY, share * 1.18);
    sheet.tube(vector(clip.x, rimY + 22), vector(clip.x, rimY - 24), 30, 28, parts.black, {
      rounded: true,
    });
  }
  const plate = between(corner(156, 0), corner(298, 0), 0.5);
  sheet.tube(vector(plate.x - 62, plate.y), vector(plate.x + 62, plate.y), 74, 74, parts.leather, {
    boxiness: 2.4,
  });
  for (const side of [-46, 46]) sheet.circle(vector(plate.x + side, plate.y), 6, {fill: '#b98a3c'});
  return {
    shadows: [shadow(0, 4, 310, 24, 0.4), shadow(0, -4, 216, 10, 0.5)],
    focus: vector(-30, 300),
  };
};
