import {blobPath, cubicPath} from '../curves';
import {parts} from '../paints';
import {lighter} from '../shading';
import {at, vector} from '../vectors';
import type {DrawAccessory} from './accessory-drawing';
import {shadow} from './accessory-drawing';

/** A ribbed front lamp with its beam, and a red rear lamp. */
export const drawLights: DrawAccessory = (sheet, {base}) => {
  const axis = 190;
  const casing = {base: '#2a2e30', finish: 'satin', boxiness: 1.2} as const;
  const collar = {base, finish: 'satin', boxiness: 1.2} as const;
  const beam = [vector(34, 262), vector(560, 370), vector(560, 20), vector(34, 118)];
  sheet.polygon(beam, {
    fill: sheet.linearGradient(vector(34, axis), vector(560, axis), [
      [0, '#fff3c4', 0.55],
      [1, '#fff3c4', 0],
    ]),
  });
  sheet.tube(vector(-330, axis), vector(-40, axis), 150, 164, casing);
  sheet.tube(vector(-40, axis), vector(-6, axis), 178, 178, collar);
  const lens = `${cubicPath(vector(-6, 276), vector(40, 250), vector(40, 130), vector(-6, 104))}Z`;
  sheet.path(lens, {
    fill: sheet.linearGradient(vector(-6, axis), vector(36, axis), [
      [0, '#d9cfae'],
      [0.6, '#fff7dd'],
      [1, '#fffdf4'],
    ]),
    stroke: '#b5ab8c',
    strokeWidth: 2,
  });
  for (let rib = 0; rib < 6; rib++) {
    const x = -310 + rib * 26;
    sheet.tube(vector(x, axis), vector(x + 10, axis), 156, 156, parts.black);
  }
  const bracket = [
    vector(-240, 110),
    vector(-130, 110),
    vector(-136, 66),
    vector(-150, 20),
    vector(-220, 20),
    vector(-234, 66),
  ];
  sheet.path(blobPath(bracket, 0.7), {fill: '#2b2f31'});
  sheet.circle(vector(-185, 44), 34, {stroke: '#1b1d1e', strokeWidth: 20});
  sheet.circle(vector(-118, 262), 13, {fill: lighter(base, 0.2)});
  const shell = [
    vector(226, 246),
    vector(374, 246),
    vector(388, 126),
    vector(374, 10),
    vector(226, 10),
    vector(212, 126),
  ];
  sheet.path(blobPath(shell, 0.55), {
    fill: sheet.linearGradient(vector(300, 250), vector(300, 6), [
      [0, '#54595c'],
      [0.3, '#2b2f31'],
      [1, '#141617'],
    ]),
  });
  const glass = [
    vector(244, 226),
    vector(356, 226),
    vector(364, 130),
    vector(356, 36),
    vector(244, 36),
    vector(236, 130),
  ];
  sheet.path(blobPath(glass, 0.55), {
    fill: sheet.radialGradient(vector(300, 150), 150, [
      [0, '#ff8f7c'],
      [0.45, '#d92f22'],
      [1, '#7d120c'],
    ]),
  });
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      sheet.circle(vector(272 + column * 28, 82 + row * 34), 8, {fill: '#fff', fillOpacity: 0.35});
    }
  }
  sheet.path(`M${at(vector(252, 212))}q48 -10 96 0`, {
    stroke: '#fff',
    strokeOpacity: 0.25,
    strokeWidth: 4,
    roundCaps: true,
  });
  return {
    shadows: [shadow(-170, 0, 240, 20, 0.36), shadow(300, -4, 150, 14, 0.5)],
    focus: vector(60, 170),
  };
};
