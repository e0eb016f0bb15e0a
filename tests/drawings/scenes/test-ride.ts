import {svgPicture} from '../goods/stage';
import {bush, leafGradient, tree} from './plants';
import {bikeIn, fade, glow, sceneSize, shadeGradient, shape, stroke} from './scene-parts';

const definitions = [
  fade('sky', [
    [0, '#c9dbe2'],
    [0.6, '#e6ecea'],
    [1, '#f6efdf'],
  ]),
  glow('sun', [
    [0, '#fffaf0', 0.95],
    [0.3, '#fff3d8', 0.6],
    [1, '#fff3d8', 0],
  ]),
  fade('far', [
    [0, '#b4c4c1'],
    [1, '#c9d4ca'],
  ]),
  fade('hill', [
    [0, '#93a890'],
    [1, '#b3c0a2'],
  ]),
  fade('near', [
    [0, '#7f9674'],
    [1, '#9fae86'],
  ]),
  fade('meadow', [
    [0, '#a9b787'],
    [1, '#7f9263'],
  ]),
  fade('path', [
    [0, '#e2d7c0'],
    [1, '#c8b998'],
  ]),
  fade('water', [
    [0, '#dbe7e8'],
    [1, '#a9c6cf'],
  ]),
  leafGradient('leaf', '#5f7c52'),
  leafGradient('dark', '#47654a'),
  leafGradient('olive', '#84935a'),
  shadeGradient,
].join('');

const hills = [
  shape('M0 560C180 470 330 440 520 500S860 420 1060 470S1480 380 1800 470V760H0Z', 'url(#far)'),
  shape('M0 640C220 560 420 600 620 620S1040 520 1300 570S1640 540 1800 580V820H0Z', 'url(#hill)'),
  shape('M0 720C260 660 520 690 760 700S1300 640 1800 690V900H0Z', 'url(#near)'),
];

/** Light on the river, and posts along the path. */
const ripples = [
  'M980 792C1060 788 1120 790 1180 794',
  'M1240 806C1320 800 1420 802 1500 808',
  'M700 816C780 810 860 812 930 816',
  'M1560 792C1620 788 1700 790 1760 794',
].map((data) => stroke(data, '#ffffff', 4, 'stroke-opacity=".55"'));

const posts = [80, 330, 580, 1340, 1580].map(
  (x) =>
    `<rect x="${x}" y="872" width="20" height="94" rx="4" fill="#8a6a4a"/><rect x="${x}" y="872" width="7" height="94" rx="3" fill="#a8855f"/>`,
);
const rails = ['M60 892H620', 'M60 926H620', 'M1320 892H1800', 'M1320 926H1800'].map((data) =>
  stroke(data, '#957352', 11),
);

const tufts = Array.from({length: 30}, (_, at) => {
  const x = (at * 613) % 1800;
  const y = 1118 + ((at * 37) % 74);
  return stroke(
    `M${x} ${y}q-6 -16 -14 -26M${x} ${y}q0 -20 2 -32M${x} ${y}q8 -14 15 -22`,
    at % 3 ? '#64794d' : '#93a36c',
    3.4,
  );
});

const pebbles = Array.from({length: 70}, (_, at) => {
  const x = (at * 271) % 1800;
  const y = 984 + ((at * 89) % 108);
  return `<ellipse cx="${x}" cy="${y}" rx="${4 + (at % 4)}" ry="${2 + (at % 2)}" fill="${at % 2 ? '#b3a27e' : '#efe6d3'}" opacity=".8"/>`;
});

/** A gravel bike on a path by the river, hills behind it. */
export function testRide(pixels: {width: number; height: number}): string {
  const content = [
    `<defs>${definitions}</defs>`,
    '<rect width="1800" height="1200" fill="url(#sky)"/>',
    '<circle cx="1360" cy="300" r="330" fill="url(#sun)"/><circle cx="1360" cy="300" r="62" fill="#fffaf0"/>',
    ...hills,
    ...[120, 210, 300, 1480, 1600, 1700].map((x, at) => bush(x, 706 - (at % 3) * 8, 120, 'dark')),
    shape('M0 790C400 750 900 770 1200 772S1640 756 1800 762V850H0Z', 'url(#water)'),
    ...ripples,
    shape('M0 846C420 822 860 838 1200 834S1600 828 1800 836V1200H0Z', 'url(#meadow)'),
    tree(1540, 868, 360, 'leaf'),
    tree(1745, 862, 280, 'olive'),
    tree(190, 866, 330, 'dark'),
    bush(420, 862, 150, 'olive'),
    bush(1330, 858, 130, 'leaf'),
    ...rails,
    ...posts,
    shape('M0 968C420 956 1300 956 1800 966V1098C1200 1112 500 1112 0 1100Z', 'url(#path)'),
    ...pebbles,
    bikeIn({
      model: 'gravel',
      paint: 'mennige',
      decal: 'marsch-und-moor',
      prefix: 'g',
      x: 930,
      floor: 1046,
      scale: 0.66,
    }),
    ...tufts,
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...sceneSize}, pixels);
}
