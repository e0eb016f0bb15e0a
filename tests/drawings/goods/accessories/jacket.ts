import {blobPath, polygonPath, splinePath} from '../curves';
import {darker} from '../shading';
import {vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {clothPaint, darkCloth, drawFolds, drawSleeves, drawZip, mirrored, seam} from './cloth';
import {shadow} from './accessory-drawing';

/** A rain jacket with hood, long sleeves and reflective piping. */
export const drawJacket: DrawAccessory = (sheet, {base}) => {
  const sleeve = [
    vector(-140, 486),
    vector(-224, 400),
    vector(-268, 240),
    vector(-288, 78),
    vector(-206, 66),
    vector(-180, 220),
    vector(-152, 340),
  ];
  drawSleeves(sheet, sleeve, base);
  for (const cuff of mirrored([
    vector(-290, 96),
    vector(-204, 84),
    vector(-202, 58),
    vector(-292, 70),
  ])) {
    sheet.polygon(cuff, {fill: darkCloth});
  }
  const hood = [
    vector(-104, 498),
    vector(-92, 562),
    vector(0, 594),
    vector(92, 562),
    vector(104, 498),
    vector(0, 470),
  ];
  sheet.path(blobPath(hood, 0.6), {
    fill: clothPaint(sheet, darker(base, 0.16), vector(-104, 0), vector(104, 0)),
    ...seam,
  });
  sheet.path(
    blobPath(
      [
        vector(-64, 512),
        vector(-52, 552),
        vector(0, 566),
        vector(52, 552),
        vector(64, 512),
        vector(0, 488),
      ],
      0.6,
    ),
    {fill: '#1a1d1e'},
  );
  const body = [
    vector(-86, 520),
    vector(-146, 492),
    vector(-182, 420),
    vector(-176, 300),
    vector(-176, 160),
    vector(-190, 20),
    vector(-90, 8),
    vector(90, 8),
    vector(190, 20),
    vector(176, 160),
    vector(176, 300),
    vector(182, 420),
    vector(146, 492),
    vector(86, 520),
    vector(0, 474),
  ];
  sheet.path(blobPath(body, 0.5), {
    fill: clothPaint(sheet, base, vector(-190, 0), vector(190, 0)),
    ...seam,
  });
  drawFolds(sheet);
  const piping = {stroke: '#eef0ee', strokeOpacity: 0.9, strokeWidth: 8};
  for (const line of mirrored([vector(-178, 384), vector(-90, 356), vector(0, 352)]))
    sheet.path(splinePath(line), piping);
  for (const pocket of mirrored([vector(-132, 214), vector(-86, 110)])) {
    sheet.path(splinePath(pocket), {stroke: '#15181a', strokeWidth: 9, roundCaps: true});
    sheet.path(splinePath(pocket), {stroke: '#8d9497', strokeWidth: 2, roundCaps: true});
  }
  drawZip(sheet, 486, 12);
  sheet.path(polygonPath([vector(-190, 34), vector(190, 34), vector(190, 12), vector(-190, 12)]), {
    fill: darker(base, 0.4),
  });
  return {
    shadows: [shadow(0, 4, 300, 18, 0.3), shadow(0, -4, 196, 9, 0.45)],
    focus: vector(10, 380),
  };
};
