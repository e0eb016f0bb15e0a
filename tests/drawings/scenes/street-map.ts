import {drawLettering, setText} from '../goods/lettering';
import {Sheet} from '../goods/sheet';
import {svgPicture} from '../goods/stage';
import {vector} from '../goods/vectors';
import {shape, stroke} from './scene-parts';

const size = {width: 2400, height: 960};

const parks = [
  'M-20 20C90 10 190 60 210 150S200 380 120 470S10 560 -20 570Z',
  'M2080 -20C2100 90 2170 170 2260 168S2420 170 2420 170V-20Z',
  'M1400 990C1370 900 1450 850 1560 856S1760 890 1840 990Z',
  'M900 -20C880 40 920 78 990 74S1090 40 1084 -20Z',
];
const river =
  'M-40 850C200 790 420 800 660 838S1180 850 1380 740S1760 560 2010 612S2300 690 2440 720';

/** Roads from side streets to main ones: path and width. */
const roads: readonly (readonly [string, number])[] = [
  ['M150 250L820 330', 20],
  ['M980 130L1360 240', 18],
  ['M1920 240L2440 340', 20],
  ['M1420 400L1900 486', 20],
  ['M860 780L1400 830', 22],
  ['M400 830L880 876', 20],
  ['M1450 770L1900 700', 20],
  ['M560 420L900 440', 18],
  ['M620 -20L700 990', 20],
  ['M1050 -20C1060 300 1110 640 1140 990', 22],
  ['M1590 40C1600 320 1630 640 1640 860', 22],
  ['M2180 -20C2150 300 2140 640 2120 900', 22],
  ['M1240 60L1262 250', 16],
  ['M1760 500L1776 700', 16],
  ['M300 -20L330 990', 34],
  ['M-20 170C400 190 640 170 900 150S1700 90 2440 150', 40],
  ['M-20 640C200 580 420 640 700 620S1100 620 1300 566S1820 400 2100 424S2400 470 2440 480', 52],
  ['M860 -20C850 220 900 480 890 990', 50],
  ['M1380 -20C1410 260 1370 620 1390 990', 36],
  ['M1870 -20C1850 240 1940 560 1960 990', 52],
  ['M1380 1000C1600 900 1900 900 2440 950', 40],
];

const route =
  'M826 990C850 860 842 740 866 668C884 618 950 620 1090 604S1440 556 1552 496C1604 468 1616 446 1611 400L1606 326';
const pin = {x: 1606, y: 322};

/** Houses in the blocks, so that they are not empty: left, top, width, height, degrees. */
const houses: readonly (readonly [number, number, number, number, number])[] = [
  [400, 236, 150, 54, 6],
  [1170, 330, 140, 70, 2],
  [1180, 440, 120, 60, -6],
  [1440, 180, 90, 80, 3],
  [1660, 150, 130, 90, -2],
  [1690, 290, 110, 80, -4],
  [1980, 200, 120, 70, 4],
  [2010, 300, 90, 60, 6],
  [2230, 260, 130, 80, 8],
  [960, 240, 70, 130, 2],
  [960, 430, 80, 90, 4],
  [430, 460, 120, 80, 6],
  [740, 470, 90, 80, 0],
  [1480, 520, 100, 60, -14],
  [1700, 380, 100, 46, -8],
  [2220, 540, 110, 70, 8],
  [430, 700, 130, 70, 3],
  [960, 690, 120, 60, -4],
  [1180, 130, 40, 90, 4],
  [2020, 760, 80, 90, -3],
  [1760, 780, 120, 60, -4],
];

const house = ([x, y, width, height, turn]: readonly [number, number, number, number, number]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#dde1d9" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`;

function streetNames(): string {
  const sheet = new Sheet('n');
  const name = (text: string, x: number, y: number, degrees: number) =>
    drawLettering(sheet, setText(text), vector(x, -y), {height: 14, ink: '#6c7671', degrees});
  name('Speichenweg', 1633, 680, 88);
  name('Am Alten Stellwerk', 1120, 137, -4);
  name('Kettenstraße', 2240, 452, 10);
  name('Nabenallee', 1914, 700, 82);
  return `<defs>${sheet.definitions.join('')}</defs>${sheet.shapes.join('')}`;
}

/** A street map in the shop's colours: the route to the shop, a pin, room for a panel on the left. */
export function streetMap(pixels: {width: number; height: number}): string {
  const line = (data: string, colour: string, width: number) => stroke(data, colour, width);
  const content = [
    '<rect width="2400" height="960" fill="#e8ebe4"/>',
    ...parks.map((park) => shape(park, '#cfdcc5')),
    ...houses.map(house),
    line(river, '#c8dbe0', 112),
    line(river, '#bcd3da', 96),
    ...roads.map(([data, width]) => line(data, '#d3d8cf', width + 7)),
    ...roads.map(([data, width]) => line(data, '#ffffff', width)),
    streetNames(),
    line(route, '#ffffff', 26),
    line(route, '#1f4a36', 17),
    `<g transform="translate(${pin.x} ${pin.y}) scale(2.3)"><path d="M0 0C-8 -14 -27 -25 -27 -48A27 27 0 0 1 27 -48C27 -25 8 -14 0 0Z" fill="#b23513" stroke="#fff" stroke-width="3.4"/><circle cy="-47" r="9.5" fill="#fff"/></g>`,
  ].join('');
  return svgPicture(content, {x: 0, y: 0, ...size}, pixels);
}
