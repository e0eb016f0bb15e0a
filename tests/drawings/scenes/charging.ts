import {svgPicture} from '../goods/stage';
import {leafGradient, pottedPlant} from './plants';
import {bikeIn, box, fade, glow, sceneSize, shadeGradient, shape, stroke} from './scene-parts';

const floor = 990;

const definitions = [
  fade('wall', [
    [0, '#4d3f35'],
    [0.5, '#6d5646'],
    [1, '#594638'],
  ]),
  fade('ground', [
    [0, '#8d8578'],
    [1, '#6b645a'],
  ]),
  fade('evening', [
    [0, '#24344a', 0.5],
    [0.55, '#7a4f3a', 0.12],
    [1, '#1c2018', 0.28],
  ]),
  fade('glass', [
    [0, '#ffe9b8'],
    [1, '#f3c679'],
  ]),
  glow('lamp', [
    [0, '#ffe7ae', 0.9],
    [0.4, '#ffd890', 0.32],
    [1, '#ffd890', 0],
  ]),
  glow('pool', [
    [0, '#ffdfa0', 0.5],
    [1, '#ffdfa0', 0],
  ]),
  fade('case', [
    [0, '#fbfbf9'],
    [1, '#d3d7d4'],
  ]),
  leafGradient('leaf', '#55724b'),
  shadeGradient,
].join('');

const boards = Array.from({length: 19}, (_, at) => {
  const x = at * 98 - 20;
  return [
    at % 3 === 1 ? `<rect x="${x}" width="96" height="${floor}" fill="#000" opacity=".07"/>` : '',
    at % 4 === 2 ? `<rect x="${x}" width="96" height="${floor}" fill="#fff" opacity=".04"/>` : '',
    stroke(`M${x} 0V${floor}`, '#2c221b', 3, 'stroke-opacity=".7"'),
    stroke(`M${x + 3} 0V${floor}`, '#fff', 1.5, 'stroke-opacity=".09"'),
  ].join('');
}).join('');

/** A lit window with plants behind it. */
const litWindow = [
  box(96, 210, 380, 420, '#efe9dc'),
  box(116, 230, 340, 380, 'url(#glass)'),
  box(116, 540, 340, 70, '#d79f55'),
  ...[170, 236, 396].map((x, at) =>
    shape(
      `M${x} 548q-34 -70 -8 -${128 + at * 16}q26 60 8 ${128 + at * 16}z`,
      '#8a7a3f',
      'fill-opacity=".75"',
    ),
  ),
  ...[170, 236, 396].map((x) => box(x - 20, 520, 36, 34, '#a9683f', 4)),
  box(280, 230, 12, 380, '#efe9dc'),
  box(116, 400, 340, 12, '#efe9dc'),
  box(80, 628, 412, 24, '#d8d0bf'),
].join('');

const wallLamp = [
  '<circle cx="1150" cy="236" r="420" fill="url(#lamp)"/>',
  box(1136, 128, 28, 40, '#26292b', 6),
  shape('M1098 214q52 -84 104 0z', '#26292b'),
  '<ellipse cx="1150" cy="216" rx="44" ry="9" fill="#fff3cf"/>',
].join('');

/** The charger on the wall, a green light on it. */
const charger = [
  `<rect x="1432" y="476" width="138" height="196" rx="22" fill="#000" opacity=".3"/>`,
  box(1424, 464, 138, 196, 'url(#case)', 22),
  box(1448, 492, 90, 62, '#26312c', 10),
  shape('M1500 500l-22 30h14l-6 20l24 -32h-14z', '#8fd6a0'),
  '<circle cx="1493" cy="598" r="24" fill="#2f3538"/><circle cx="1493" cy="598" r="13" fill="#171a1b"/>',
  box(1452, 634, 60, 7, '#6fce87', 3),
].join('');

/** The cable, hanging loosely from the charger to the battery in the down tube. */
const cable = (data: string): string =>
  stroke(data, '#101213', 13) + stroke(data, '#33393b', 6, 'transform="translate(-2 -2)"');

/** An e-bike charging at a wall in the evening. */
export function charging(pixels: {width: number; height: number}): string {
  const bike = bikeIn({
    model: 'trekking',
    paint: 'reseda',
    decal: 'ostwind',
    prefix: 'b',
    x: 860,
    floor: 1096,
    scale: 0.64,
  });
  const content = [
    `<defs>${definitions}</defs>`,
    box(0, 0, 1800, floor, 'url(#wall)'),
    boards,
    litWindow,
    box(0, floor - 26, 1800, 26, '#2f2720'),
    box(0, floor, 1800, 1200 - floor, 'url(#ground)'),
    ...[1030, 1104].map((y) => stroke(`M0 ${y}H1800`, '#544d44', 2.5, 'stroke-opacity=".6"')),
    ...[80, 420, 760, 1100, 1440, 1780].map((x, at) =>
      stroke(
        `M${x} ${at % 2 ? floor : 1030}V${at % 2 ? 1030 : 1104}`,
        '#544d44',
        2.5,
        'stroke-opacity=".6"',
      ),
    ),
    `<rect width="1800" height="1200" fill="url(#evening)"/>`,
    wallLamp,
    '<ellipse cx="1100" cy="1070" rx="720" ry="120" fill="url(#pool)"/>',
    '<ellipse cx="286" cy="420" rx="420" ry="380" fill="url(#lamp)" opacity=".5"/>',
    charger,
    pottedPlant(1690, 1080, 330, 'leaf'),
    bike,
    cable('M1493 612C1498 940 1560 1128 1350 1134S1000 1090 920 812'),
    '<circle cx="920" cy="812" r="13" fill="#26292b"/><circle cx="920" cy="812" r="5" fill="#6fce87"/>',
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
