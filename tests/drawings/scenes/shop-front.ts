import {wordmarkShapes} from '../goods/wordmark';
import {svgPicture} from '../goods/stage';
import {leafGradient, pottedPlant, tree} from './plants';
import {
  bikeIn,
  box,
  fade,
  glow,
  sceneSize,
  shade,
  shadeGradient,
  shape,
  stroke,
} from './scene-parts';

const pavement = 980;

const definitions = [
  fade('plaster', [
    [0, '#e6e1d5'],
    [1, '#d9d2c2'],
  ]),
  fade('timber', [
    [0, '#285541'],
    [1, '#1b3f2f'],
  ]),
  fade('inside', [
    [0, '#fbf3df'],
    [0.7, '#e8dcc2'],
    [1, '#b9a987'],
  ]),
  fade('pane', [
    [0, '#9fb3b8'],
    [0.5, '#c7d4d6'],
    [1, '#8a9ea3'],
  ]),
  fade('ground', [
    [0, '#c9cdc7'],
    [1, '#a9afa7'],
  ]),
  glow('lamp', [
    [0, '#fff2c9', 0.95],
    [1, '#fff2c9', 0],
  ]),
  leafGradient('leaf', '#5d7d4f'),
  leafGradient('dark', '#4a6a48'),
  shadeGradient,
].join('');

/** A window of the apartments above. */
function upperWindow(x: number): string {
  return [
    box(x - 14, 66, 208, 252, '#f3efe6'),
    box(x, 80, 180, 224, 'url(#pane)'),
    shape(`M${x} 80h70l-70 150z`, '#fff', 'fill-opacity=".28"'),
    box(x + 86, 80, 8, 224, '#f3efe6'),
    box(x, 160, 180, 8, '#f3efe6'),
    box(x - 24, 312, 228, 18, '#cbc3b0'),
  ].join('');
}

/** A shop window from `x`, with its display. */
function shopWindow(x: number, width: number, content: string): string {
  const [top, height] = [494, 406];
  return [
    box(x - 16, top - 16, width + 32, height + 32, '#163828'),
    box(x, top, width, height, 'url(#inside)'),
    box(x, top + height - 62, width, 62, '#a58f67'),
    box(x, top + height - 62, width, 8, '#c7b189'),
    ...[0.25, 0.75].map((share) => {
      const lamp = x + width * share;
      return `${stroke(`M${lamp} ${top}v54`, '#26292b', 3)}<circle cx="${lamp}" cy="${top + 86}" r="92" fill="url(#lamp)"/>${shape(`M${lamp - 30} ${top + 80}q30 -46 60 0z`, '#26292b')}`;
    }),
    content,
    shape(`M${x} ${top}h${width * 0.3}l${-width * 0.3} ${height}z`, '#fff', 'fill-opacity=".13"'),
    shape(
      `M${x + width * 0.52} ${top}h${width * 0.12}l${-width * 0.4} ${height}h${-width * 0.12}z`,
      '#fff',
      'fill-opacity=".09"',
    ),
  ].join('');
}

function door(x: number): string {
  return [
    box(x - 14, 470, 228, 510, '#163828'),
    box(x, 484, 200, 496, '#1f4a36'),
    box(x + 26, 510, 148, 320, 'url(#inside)'),
    shape(`M${x + 26} 510h70l-70 230z`, '#fff', 'fill-opacity=".2"'),
    box(x + 26, 858, 148, 92, '#285541', 4),
    box(x + 166, 690, 12, 110, '#d9b45f', 6),
    box(x + 62, 566, 76, 46, '#fbfaf6', 4),
    stroke(`M${x + 76} 582h48M${x + 76} 596h34`, '#1f4a36', 4),
    box(x - 30, 968, 260, 14, '#8d938b'),
  ].join('');
}

/** A striped awning over the windows. */
function awning(x: number, width: number): string {
  const stripe = width / 12;
  const stripes = Array.from({length: 12}, (_, at) => {
    const left = x + at * stripe;
    const fill = at % 2 ? '#f2eee3' : '#76886b';
    return shape(`M${left} 440h${stripe}v70q${-stripe / 2} 26 ${-stripe} 0z`, fill);
  });
  const under = `<rect x="${x}" y="510" width="${width}" height="40" fill="#000" opacity=".12"/>`;
  return under + stripes.join('') + box(x, 436, width, 10, '#5f7056');
}

function sign(): string {
  const {shapes, width} = wordmarkShapes('#ffffff', '#f0b63c');
  const scale = 0.5;
  return `${box(0, 352, 1800, 88, 'url(#timber)')}${box(0, 348, 1800, 8, '#0f261b')}${box(0, 436, 1800, 6, '#0f261b')}<g transform="translate(${900 - (width * scale) / 2} 422) scale(${scale * 0.86})">${shapes}</g>`;
}

const bench = [
  shade(250, pavement + 62, 200, 16, 0.8),
  ...[110, 370].map((x) => box(x, pavement - 46, 14, 104, '#2f3538', 3)),
  ...[0, 22, 44].map((down) => box(84, pavement - 56 + down * 0.9, 330, 16, '#b08a5b', 4)),
  ...[0, 24].map((down) => box(84, pavement - 132 + down, 330, 16, '#bd9666', 4)),
  ...[110, 370].map((x) => box(x, pavement - 140, 10, 100, '#2f3538', 3)),
].join('');

const slabs = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    stroke(`M${at * 260 - 40} ${pavement}L${at * 320 - 260} 1130`, '#9aa098', 2.5),
  ),
  stroke(`M0 ${pavement + 62}H1800`, '#9aa098', 2.5),
].join('');

/** The shop from across the street. */
export function shopFront(pixels: {width: number; height: number}): string {
  const city = bikeIn({
    model: 'city',
    paint: 'brombeer',
    prefix: 'c',
    x: 300,
    floor: 846,
    scale: 0.175,
  });
  const race = bikeIn({
    model: 'race',
    paint: 'nachtblau',
    prefix: 'r',
    x: 614,
    floor: 846,
    scale: 0.175,
  });
  const kids = bikeIn({
    model: 'kids20',
    paint: 'honig',
    prefix: 'k',
    x: 1278,
    floor: 846,
    scale: 0.175,
  });
  const trekking = bikeIn({
    model: 'trekking',
    paint: 'tanne',
    prefix: 't',
    x: 1548,
    floor: 846,
    scale: 0.175,
  });
  const parked = bikeIn({
    model: 'trapez',
    paint: 'mennige',
    prefix: 'p',
    x: 1330,
    floor: 1076,
    scale: 0.33,
  });
  const content = [
    `<defs>${definitions}</defs>`,
    box(0, 0, 1800, 980, 'url(#plaster)'),
    ...[150, 540, 1080, 1470].map(upperWindow),
    box(0, 442, 1800, 538, 'url(#timber)'),
    ...[40, 846, 1114, 1740].map((x) => box(x, 442, 22, 538, '#163828')),
    shopWindow(110, 690, city + race),
    shopWindow(1180, 520, kids + trekking),
    door(880),
    awning(60, 790),
    awning(1130, 620),
    sign(),
    box(0, pavement - 34, 1800, 34, '#12291e'),
    box(0, pavement, 1800, 150, 'url(#ground)'),
    slabs,
    box(0, 1128, 1800, 20, '#dfe2dd'),
    box(0, 1146, 1800, 54, '#5c6366'),
    pottedPlant(850, pavement + 8, 170, 'dark'),
    pottedPlant(1150, pavement + 8, 170, 'dark'),
    bench,
    parked,
    tree(1752, 1112, 500, 'leaf', 620),
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
