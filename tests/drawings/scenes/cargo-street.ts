import {svgPicture} from '../goods/stage';
import {leafGradient, tree} from './plants';
import {bikeIn, box, fade, sceneSize, shadeGradient, shape, stroke} from './scene-parts';

const street = 930;

const definitions = [
  fade('sky', [
    [0, '#cfe0e6'],
    [1, '#f1efe4'],
  ]),
  fade('pane', [
    [0, '#8ea5ac'],
    [0.55, '#c3d1d3'],
    [1, '#9fb1b5'],
  ]),
  fade('pavement', [
    [0, '#d2d5cf'],
    [1, '#b9beb6'],
  ]),
  fade('road', [
    [0, '#8b9292'],
    [1, '#6d7475'],
  ]),
  fade('wall-shade', [
    [0, '#000', 0],
    [1, '#000', 0.12],
  ]),
  leafGradient('leaf', '#64824f'),
  shadeGradient,
].join('');

interface House {
  x: number;
  width: number;
  top: number;
  wall: string;
  roof: string;
  /** Columns and rows of windows. */
  columns: number;
  rows: number;
  gable?: boolean;
  door: string;
}

const houses: readonly House[] = [
  {
    x: -60,
    width: 330,
    top: 330,
    wall: '#d9b58f',
    roof: '#7c4a38',
    columns: 2,
    rows: 3,
    door: '#1f4a36',
  },
  {
    x: 270,
    width: 300,
    top: 250,
    wall: '#e9e2d2',
    roof: '#5c6669',
    columns: 2,
    rows: 3,
    gable: true,
    door: '#7a3b2a',
  },
  {
    x: 570,
    width: 400,
    top: 300,
    wall: '#a9b79b',
    roof: '#4d585b',
    columns: 3,
    rows: 3,
    door: '#26292b',
  },
  {
    x: 970,
    width: 290,
    top: 220,
    wall: '#d8c7a6',
    roof: '#8a4f3c',
    columns: 2,
    rows: 3,
    gable: true,
    door: '#1d3557',
  },
  {
    x: 1260,
    width: 330,
    top: 340,
    wall: '#c9d3d4',
    roof: '#5c6669',
    columns: 2,
    rows: 3,
    door: '#7d8f72',
  },
  {
    x: 1590,
    width: 320,
    top: 280,
    wall: '#c98f76',
    roof: '#5d3a30',
    columns: 2,
    rows: 3,
    door: '#1f4a36',
  },
];

function roofOf({x, width, top, roof, gable}: House): string {
  if (!gable) {
    return `${shape(`M${x - 6} ${top}L${x + 26} ${top - 92}H${x + width - 26}L${x + width + 6} ${top}Z`, roof)}${box(x + width * 0.7, top - 140, 40, 90, roof)}${box(x + width * 0.7 - 5, top - 146, 50, 12, '#3c4446')}`;
  }
  const middle = x + width / 2;
  return `${shape(`M${x - 6} ${top}L${middle} ${top - 150}L${x + width + 6} ${top}Z`, roof)}<circle cx="${middle}" cy="${top - 56}" r="24" fill="#f3efe6"/><circle cx="${middle}" cy="${top - 56}" r="17" fill="url(#pane)"/>`;
}

function windowAt(x: number, y: number, width: number, height: number): string {
  return [
    box(x - 7, y - 7, width + 14, height + 14, '#f5f1e8'),
    box(x, y, width, height, 'url(#pane)'),
    shape(
      `M${x} ${y}h${width * 0.5}l${-width * 0.5} ${height * 0.7}z`,
      '#fff',
      'fill-opacity=".25"',
    ),
    box(x + width / 2 - 3, y, 6, height, '#f5f1e8'),
    box(x - 12, y + height + 6, width + 24, 9, '#bdb5a3'),
  ].join('');
}

function house(own: House, index: number): string {
  const {x, width, top, wall, columns, rows, door} = own;
  const each = width / columns;
  const size = {width: Math.min(84, each * 0.5), height: 104};
  const windows = Array.from({length: rows * columns}, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const left = x + each * (column + 0.5) - size.width / 2;
    const entrance = row === rows - 1 && column === index % columns;
    const y = top + 44 + row * ((street - top - 60) / rows);
    return entrance
      ? `${box(left - 10, street - 204, size.width + 20, 204, '#f5f1e8')}${box(left, street - 192, size.width, 192, door)}${box(left + 14, street - 170, size.width - 28, 50, 'url(#pane)')}<circle cx="${left + size.width - 14}" cy="${street - 88}" r="5" fill="#d9b45f"/>`
      : windowAt(left, y, size.width, size.height);
  });
  return [
    box(x, top, width, street - top, wall),
    box(x, top, width, street - top, 'url(#wall-shade)'),
    roofOf(own),
    box(x, top, width, 12, '#f5f1e8'),
    ...windows,
    box(x, street - 18, width, 18, '#8a8676'),
    stroke(`M${x + width} ${top + 12}V${street}`, '#000', 2, 'stroke-opacity=".16"'),
  ].join('');
}

/** A cargo bike in a street of old houses. */
export function cargoStreet(pixels: {width: number; height: number}): string {
  const content = [
    `<defs>${definitions}</defs>`,
    box(0, 0, 1800, 1200, 'url(#sky)'),
    ...houses.map(house),
    box(0, street, 1800, 110, 'url(#pavement)'),
    ...Array.from({length: 16}, (_, at) =>
      stroke(`M${at * 150 - 200} ${street}L${at * 162 - 296} ${street + 110}`, '#a5aaa2', 2),
    ),
    box(0, street + 106, 1800, 14, '#e0e3de'),
    box(0, street + 120, 1800, 150, 'url(#road)'),
    tree(120, street + 30, 300, 'leaf', 190),
    tree(1700, street + 30, 280, 'leaf', 180),
    bikeIn({
      model: 'cargo',
      paint: 'tanne',
      decal: 'packesel',
      prefix: 'c',
      x: 920,
      floor: 1146,
      scale: 0.54,
    }),
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
