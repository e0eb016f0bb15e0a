import {bikeModelSpecs} from '../goods/bike-models';
import {drawWheel} from '../goods/bike/wheel';
import {parts} from '../goods/paints';
import {Sheet} from '../goods/sheet';
import {svgPicture} from '../goods/stage';
import {origin, vector} from '../goods/vectors';
import {pegboard} from '../goods/workshop-scene';
import {box, fade, glow, sceneSize, shadeGradient, shade} from './scene-parts';

const bench = 1010;
const hub = {x: 900, y: 500};
const scale = 1.26;

const definitions = [
  fade('bench', [
    [0, '#c9a06c'],
    [0.2, '#b88d58'],
    [1, '#8f6a3f'],
  ]),
  glow('spot', [
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0],
  ]),
  shadeGradient,
].join('');

const grain = Array.from({length: 14}, (_, at) => {
  const y = bench + 16 + at * 13;
  return `<path d="M0 ${y}C400 ${y - 8} 900 ${y + 10} 1800 ${y - 3}" fill="none" stroke="#7a5934" stroke-width="${1 + (at % 3)}" stroke-opacity=".28"/>`;
}).join('');

/** The part of the stand behind the wheel, in millimetres around the hub; the part in front follows. */
function standBehind(sheet: Sheet): void {
  const foot = -(bench - hub.y) / scale;
  const steel = {base: '#3a4144', finish: 'satin', boxiness: 1.5} as const;
  sheet.tube(vector(0, foot + 20), vector(0, -10), 58, 44, steel, {rounded: true});
  sheet.tube(vector(-230, foot + 20), vector(230, foot + 20), 44, 44, steel, {rounded: true});
}

function standInFront(sheet: Sheet): void {
  const foot = -(bench - hub.y) / scale;
  const red = {base: '#c23a1b', finish: 'gloss', boxiness: 1.4} as const;
  sheet.tube(vector(0, foot + 6), vector(0, -300), 66, 52, red, {rounded: true});
  sheet.tube(vector(0, -300), vector(0, 6), 34, 26, parts.steel, {rounded: true});
  sheet.circle(origin, 24, {fill: '#c6cbcd', stroke: '#000', strokeOpacity: 0.3, strokeWidth: 1});
  sheet.circle(origin, 9, {fill: '#3a3e40'});
  sheet.tube(vector(-60, -300), vector(150, -300), 20, 20, parts.dark, {rounded: true});
  sheet.tube(vector(150, -300), vector(168, -348), 16, 10, parts.steel, {rounded: true});
  sheet.tube(vector(-150, foot - 4), vector(150, foot - 4), 56, 56, red, {rounded: true});
}

/** A spoke key and nipples on the bench. */
const small = [
  shade(1386, bench + 92, 120, 14, 0.9),
  `<g transform="translate(1386 ${bench + 74})"><rect x="-76" y="-14" width="152" height="28" rx="14" fill="#1d3557"/><rect x="-76" y="-14" width="152" height="10" rx="5" fill="#fff" opacity=".2"/><circle r="25" fill="#9aa1a4"/><circle r="10" fill="#4b5154"/><rect x="-5" y="8" width="10" height="20" fill="#8f6a3f"/></g>`,
  ...[0, 1, 2, 3, 4].map(
    (at) =>
      `<g transform="translate(${340 + at * 44} ${bench + 70 + (at % 2) * 34}) rotate(${at * 31 - 40})"><rect x="-15" y="-5" width="30" height="10" rx="3" fill="#d9b45f"/><rect x="-15" y="-5" width="30" height="4" rx="2" fill="#fff" opacity=".4"/><circle cx="15" r="6.5" fill="#b9913f"/></g>`,
  ),
].join('');

/** A wheel in the truing stand, close up. */
export function truingStand(pixels: {width: number; height: number}): string {
  const layer = (prefix: string, draw: (sheet: Sheet) => void): string => {
    const sheet = new Sheet(prefix);
    draw(sheet);
    return `<defs>${sheet.definitions.join('')}</defs><g transform="translate(${hub.x} ${hub.y}) scale(${scale})">${sheet.shapes.join('')}</g>`;
  };
  const wheel = {centre: origin, radius: 352, rotor: 160, hub: 20, phase: 8, valve: 118};
  const content = [
    `<defs>${definitions}</defs>`,
    `<g transform="scale(1.5)">${pegboard}</g>`,
    '<circle cx="760" cy="360" r="860" fill="url(#spot)"/>',
    box(0, bench, 1800, 200, 'url(#bench)'),
    grain,
    box(0, bench, 1800, 7, '#dfba86'),
    shade(hub.x, bench + 30, 520, 40),
    layer('b', standBehind),
    `<g opacity=".22" transform="translate(26 30)"><circle cx="${hub.x}" cy="${hub.y}" r="${330 * scale}" fill="none" stroke="#10160f" stroke-width="${40 * scale}"/></g>`,
    layer('w', (sheet) => drawWheel(sheet, bikeModelSpecs.gravel.wheel, wheel)),
    layer('f', standInFront),
    small,
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
