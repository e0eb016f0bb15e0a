import {blobPath, cubicPath, splinePath} from '../curves';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {clothPaint, mirrored, seam} from './cloth';
import {shadow} from './accessory-drawing';

/** Cycling shorts with coloured leg panels and grippers. */
export const drawShorts: DrawAccessory = (sheet, {base}) => {
  const leg = [
    vector(0, 330),
    vector(-6, 454),
    vector(-168, 470),
    vector(-200, 350),
    vector(-246, 190),
    vector(-270, 40),
    vector(-170, 14),
    vector(-58, 24),
    vector(-24, 180),
  ];
  for (const half of mirrored(leg)) {
    sheet.path(blobPath(half, 0.45), {
      fill: clothPaint(sheet, '#2a2f32', vector(-270, 0), vector(270, 0)),
      ...seam,
    });
  }
  for (const panel of mirrored([
    vector(-172, 440),
    vector(-200, 350),
    vector(-246, 190),
    vector(-268, 60),
    vector(-206, 50),
    vector(-190, 190),
    vector(-160, 340),
  ])) {
    sheet.path(blobPath(panel, 0.45), {
      fill: clothPaint(sheet, base, vector(-270, 0), vector(270, 0)),
      ...seam,
    });
  }
  for (const gripper of mirrored([
    vector(-272, 58),
    vector(-170, 30),
    vector(-57, 42),
    vector(-60, 14),
    vector(-168, 2),
    vector(-274, 28),
  ])) {
    sheet.polygon(gripper, {fill: '#15181a'});
  }
  const belt = [
    vector(-170, 486),
    vector(0, 476),
    vector(170, 486),
    vector(178, 430),
    vector(0, 420),
    vector(-178, 430),
  ];
  sheet.path(blobPath(belt, 0.3), {fill: '#1b1f21', ...seam});
  for (let stitch = -7; stitch <= 7; stitch++) {
    const x = stitch * 22;
    sheet.line(vector(x, 472), vector(x, 432), {
      stroke: '#fff',
      strokeOpacity: 0.07,
      strokeWidth: 5,
    });
  }
  const seamLine = {stroke: '#fff', strokeOpacity: 0.16, strokeWidth: 2.5, dash: '7 4'};
  sheet.path(cubicPath(vector(0, 420), vector(-4, 380), vector(4, 350), vector(0, 200)), seamLine);
  for (const curve of mirrored([
    vector(-6, 300),
    vector(-80, 250),
    vector(-120, 120),
    vector(-124, 40),
  ]))
    sheet.path(splinePath(curve), seamLine);
  return {
    shadows: [
      shadow(0, 4, 320, 20, 0.32),
      shadow(-165, -4, 120, 9, 0.45),
      shadow(165, -4, 120, 9, 0.45),
    ],
    focus: vector(-70, 250),
  };
};
