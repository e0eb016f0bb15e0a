import {blobPath, cubicPath, polygonPath} from '../curves';
import {darker} from '../shading';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {clothPaint, darkCloth, drawFolds, drawSleeves, drawZip, mirrored, seam} from './cloth';
import {shadow} from './accessory-drawing';

/** A short-sleeved jersey with a full zip and a chest stripe. */
export const drawJersey: DrawAccessory = (sheet, {base}) => {
  const sleeve = [
    vector(-150, 500),
    vector(-236, 420),
    vector(-300, 300),
    vector(-214, 262),
    vector(-168, 360),
  ];
  drawSleeves(sheet, sleeve, base);
  for (const cuff of mirrored([
    vector(-304, 308),
    vector(-214, 266),
    vector(-206, 286),
    vector(-294, 328),
  ])) {
    sheet.polygon(cuff, {fill: darkCloth});
  }
  const body = [
    vector(-78, 540),
    vector(-150, 508),
    vector(-186, 440),
    vector(-178, 330),
    vector(-172, 180),
    vector(-184, 30),
    vector(-90, 14),
    vector(90, 14),
    vector(184, 30),
    vector(172, 180),
    vector(178, 330),
    vector(186, 440),
    vector(150, 508),
    vector(78, 540),
    vector(0, 512),
  ];
  sheet.path(blobPath(body, 0.5), {
    fill: clothPaint(sheet, base, vector(-186, 0), vector(186, 0)),
    ...seam,
  });
  drawFolds(sheet);
  const stripe = [vector(-180, 372), vector(180, 372), vector(178, 326), vector(-178, 326)];
  sheet.path(polygonPath(stripe), {fill: '#fff', fillOpacity: 0.88});
  sheet.path(
    polygonPath([vector(-178, 316), vector(178, 316), vector(177, 302), vector(-177, 302)]),
    {fill: darkCloth},
  );
  drawZip(sheet, 520, 18);
  const collar = [
    vector(-80, 536),
    vector(-66, 576),
    vector(0, 560),
    vector(66, 576),
    vector(80, 536),
    vector(0, 502),
  ];
  sheet.path(blobPath(collar, 0.4), {fill: darker(base, 0.3), ...seam});
  sheet.path(cubicPath(vector(-60, 564), vector(-30, 538), vector(30, 538), vector(60, 564)), {
    stroke: '#101213',
    strokeWidth: 14,
    roundCaps: true,
  });
  sheet.path(polygonPath([vector(-186, 36), vector(186, 36), vector(184, 14), vector(-184, 14)]), {
    fill: darkCloth,
  });
  return {
    shadows: [shadow(0, 4, 260, 18, 0.3), shadow(0, -6, 190, 9, 0.42)],
    focus: vector(10, 390),
  };
};
