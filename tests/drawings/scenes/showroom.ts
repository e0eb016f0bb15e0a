import {wordmarkShapes} from '../goods/wordmark';
import {svgPicture} from '../goods/stage';
import {leafGradient, pottedPlant} from './plants';
import {bikeIn, box, fade, sceneSize, shade, shadeGradient, shape, stroke} from './scene-parts';

const floor = 900;

const definitions = [
  fade('wall', [
    [0, '#e4e6e0'],
    [0.6, '#f3f3ee'],
    [1, '#dcdfd8'],
  ]),
  fade('boards', [
    [0, '#c6a982'],
    [1, '#9d7f58'],
  ]),
  fade('podium', [
    [0, '#aab89e'],
    [1, '#7d8f72'],
  ]),
  fade('cone', [
    [0, '#fff6dc', 0.75],
    [1, '#fff6dc', 0],
  ]),
  leafGradient('leaf', '#4f6f4a'),
  shadeGradient,
].join('');

const boardLines = [
  ...Array.from({length: 14}, (_, at) =>
    stroke(
      `M${900 + (at - 6.5) * 150} ${floor}L${900 + (at - 6.5) * 330} 1200`,
      '#80633f',
      2.5,
      'stroke-opacity=".5"',
    ),
  ),
  ...[948, 1024, 1124].map((y) => stroke(`M0 ${y}H1800`, '#80633f', 1.5, 'stroke-opacity=".3"')),
].join('');

/** A pendant lamp on the rail, and its light. */
function lamp(x: number): string {
  return [
    shape(`M${x - 56} 196L${x - 250} ${floor}H${x + 250}L${x + 56} 196Z`, 'url(#cone)'),
    stroke(`M${x} 60V140`, '#26292b', 4),
    shape(`M${x - 66} 200q10 -66 66 -66t66 66z`, '#1f4a36'),
    `<ellipse cx="${x}" cy="200" rx="66" ry="9" fill="#fff3cf"/>`,
  ].join('');
}

function podium(x: number, width: number): string {
  return [
    shade(x, 1070, width * 0.56, 22, 0.9),
    box(x - width / 2, 1006, width, 62, 'url(#podium)', 4),
    shape(
      `M${x - width / 2} 1006L${x - width / 2 + 44} 950H${x + width / 2 - 44}L${x + width / 2} 1006Z`,
      '#c3ceb8',
    ),
  ].join('');
}

/** A rack with helmets and bags on the wall. */
const shelf = [
  ...[330, 520].map(
    (y) => `${box(1380, y, 330, 14, '#b08a5b', 3)}${box(1380, y + 14, 330, 6, '#7f6340')}`,
  ),
  ...(
    [
      [1440, '#c9421e'],
      [1548, '#1d3557'],
      [1652, '#e9e6dd'],
    ] as const
  ).map(
    ([x, colour]) =>
      `${shape(`M${x - 44} 330q-6 -64 44 -66q56 0 50 66z`, colour)}${shape(`M${x - 30} 318q0 -38 34 -42l-4 42z`, '#fff', 'fill-opacity=".2"')}`,
  ),
  ...(
    [
      [1444, '#1f4a36'],
      [1556, '#d99a1c'],
      [1656, '#5c6669'],
    ] as const
  ).map(
    ([x, colour]) =>
      `${box(x - 42, 426, 84, 94, colour, 10)}${box(x - 42, 426, 84, 30, '#000', 10).replace('/>', ' fill-opacity=".18"/>')}${box(x - 8, 448, 16, 20, '#d9dcd8', 3)}`,
  ),
].join('');

function lettering(): string {
  const {shapes} = wordmarkShapes('#1f4a36', '#b93a17');
  return `<g transform="translate(96 452) scale(.56)">${shapes}</g>`;
}

/** Bikes side by side in the shop, under a rail of lamps. */
export function showroom(pixels: {width: number; height: number}): string {
  const content = [
    `<defs>${definitions}</defs>`,
    box(0, 0, 1800, floor, 'url(#wall)'),
    box(0, 0, 1800, 40, '#cfd2cb'),
    box(0, floor - 22, 1800, 22, '#b9bdb4'),
    box(0, floor, 1800, 300, 'url(#boards)'),
    boardLines,
    box(0, 48, 1800, 14, '#26292b', 4),
    ...[300, 900, 1500].map(lamp),
    lettering(),
    shelf,
    pottedPlant(56, 930, 300, 'leaf'),
    ...[320, 900, 1480].map((x) => podium(x, 540)),
    bikeIn({
      model: 'city',
      paint: 'brombeer',
      decal: 'hafenkante',
      prefix: 'a',
      x: 320,
      floor: 980,
      scale: 0.28,
    }),
    bikeIn({
      model: 'fully',
      paint: 'honig',
      decal: 'gratweg',
      prefix: 'b',
      x: 900,
      floor: 980,
      scale: 0.28,
    }),
    bikeIn({
      model: 'race',
      paint: 'nachtblau',
      decal: 'gratweg',
      prefix: 'c',
      x: 1480,
      floor: 980,
      scale: 0.28,
    }),
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
