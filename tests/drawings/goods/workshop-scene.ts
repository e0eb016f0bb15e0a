import type {Paint} from '../../stand-ins/images/drawing-name';
import type {DrawnBike} from './bike/bike';
import {drawBike} from './bike/bike';
import {parts} from './paints';
import {Sheet} from './sheet';
import type {Vector} from './vectors';
import {move, vector} from './vectors';
import type {DrawTool} from './workshop-tools';
import {hexKey, pliers, screwdriver, wrench} from './workshop-tools';

const floorY = 790;
const bikeScale = 0.44;
const bikePlace = {x: 690, y: 560};

/** The tools on the pegboard with their positions, in scene units from the board's lower left corner. */
const board: readonly (readonly [DrawTool, Vector])[] = [
  [wrench(300, 40), vector(78, 760)],
  [wrench(270, 36), vector(146, 752)],
  [wrench(240, 32), vector(208, 744)],
  [wrench(214, 28), vector(264, 738)],
  [wrench(190, 25), vector(314, 732)],
  [hexKey(190, 15), vector(82, 394)],
  [hexKey(164, 13), vector(128, 388)],
  [hexKey(142, 11), vector(170, 382)],
  [hexKey(122, 9), vector(208, 376)],
  [hexKey(104, 7.5), vector(242, 372)],
  [screwdriver('#c23a1b'), vector(396, 786)],
  [screwdriver('#d99a1c'), vector(456, 786)],
  [pliers('#c23a1b'), vector(350, 410)],
];

/** The pegboard above the floor, 1200 x 900. */
export const pegboard = [
  '<defs><radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="660" cy="225" r="900">',
  '<stop offset="0" stop-color="#8a9b7e"/><stop offset=".5" stop-color="#76886b"/>',
  '<stop offset="1" stop-color="#5f7056"/></radialGradient>',
  '<pattern id="pegs" width="36" height="36" patternUnits="userSpaceOnUse">',
  '<circle cx="18" cy="18" r="3.4" fill="#39472f" fill-opacity=".42"/>',
  '<circle cx="18" cy="19.2" r="3.4" fill="#fff" fill-opacity=".06"/></pattern>',
  '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfd3cd"/>',
  '<stop offset="1" stop-color="#b3b9b1"/></linearGradient>',
  '<radialGradient id="shade"><stop offset="0" stop-color="#10160f" stop-opacity=".34"/>',
  '<stop offset="1" stop-color="#10160f" stop-opacity="0"/></radialGradient></defs>',
  '<rect width="1200" height="900" fill="url(#wall)"/>',
  `<rect width="1200" height="${floorY - 26}" fill="url(#pegs)"/>`,
  `<rect y="${floorY - 26}" width="1200" height="26" fill="#3f4c38"/>`,
  `<rect y="${floorY}" width="1200" height="110" fill="url(#ground)"/>`,
  `<rect y="${floorY}" width="1200" height="14" fill="#000" fill-opacity=".12"/>`,
].join('');

/** One tool with its pale outline and shadow on the board. */
export function hangTool(draw: DrawTool, place: Vector, prefix: string): string {
  const sheet = new Sheet(prefix);
  draw(sheet, place);
  const shape = sheet.shapes.join('');
  const flat = (colour: string): string =>
    shape
      .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
      .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
      .replace(/ (stroke|fill)-opacity="[^"]*"/g, '');
  const halo = flat('#dfe6d6').replace(/stroke-width="1"/g, 'stroke-width="16"');
  return [
    `<defs>${sheet.definitions.join('')}</defs><g opacity=".42" stroke-linejoin="round">${halo}</g>`,
    `<g transform="translate(3 9)" opacity=".28">${flat('#1c2618')}</g>${shape}`,
  ].join('');
}

const clampPlace = ({geometry}: DrawnBike): Vector => move(geometry.seatTop, geometry.seatUp, 70);

/** The repair stand behind the bike, clamped at the seat post. */
function drawRepairStand(bike: DrawnBike): Sheet {
  const sheet = new Sheet('stand');
  const clamp = clampPlace(bike);
  const x = clamp.x - 300;
  const foot = -(floorY + 26 - bikePlace.y) / bikeScale;
  const mast = {base: '#2f3538', finish: 'satin'} as const;
  const red = {base: '#c23a1b', finish: 'gloss', boxiness: 1.6} as const;
  sheet.tube(vector(x, foot + 60), vector(x, clamp.y + 60), 62, 56, mast);
  sheet.tube(vector(x, -60), vector(x, 10), 80, 80, parts.black);
  sheet.tube(vector(x, clamp.y), vector(clamp.x - 40, clamp.y), 46, 42, mast);
  sheet.tube(vector(clamp.x - 74, clamp.y), vector(clamp.x + 34, clamp.y), 86, 86, red);
  sheet.tube(vector(clamp.x + 30, clamp.y), vector(clamp.x + 46, clamp.y), 92, 92, parts.black);
  for (const reach of [-300, 330]) {
    sheet.tube(vector(x, foot + 100), vector(x + reach, foot), 42, 34, parts.black, {
      rounded: true,
    });
  }
  sheet.tube(vector(x, foot + 140), vector(x, foot + 60), 82, 82, parts.black);
  return sheet;
}

/** The near jaw of the clamp, in front of the seat post. */
function drawJaw(bike: DrawnBike): Sheet {
  const sheet = new Sheet('jaw');
  const {x, y} = clampPlace(bike);
  const red = {base: '#c23a1b', finish: 'gloss', boxiness: 1.6} as const;
  sheet.tube(vector(x - 74, y - 22), vector(x + 34, y - 22), 36, 36, red);
  sheet.circle(vector(x - 20, y - 22), 9, {fill: '#26292b'});
  return sheet;
}

/** The workshop: pegboard with tools, a bike in the stand, grey floor. */
export function workshopScene(paint: Paint): string {
  const bike = drawBike('gravel', paint, 'marsch-und-moor', 'b');
  const layers = [drawRepairStand(bike), bike.sheet, drawJaw(bike)];
  const definitions = layers.flatMap((sheet) => sheet.definitions).join('');
  const shapes = layers.flatMap((sheet) => sheet.shapes).join('');
  const tools = board.map(([draw, place], i) => hangTool(draw, place, `t${i}x`)).join('');
  return [
    pegboard,
    `<g transform="translate(24 700) scale(.72)">${tools}</g>`,
    `<ellipse cx="${bikePlace.x}" cy="${floorY + 46}" rx="460" ry="18" fill="url(#shade)"/>`,
    `<defs>${definitions}</defs>`,
    `<g transform="translate(${bikePlace.x} ${bikePlace.y}) scale(${bikeScale})">${shapes}</g>`,
  ].join('');
}
