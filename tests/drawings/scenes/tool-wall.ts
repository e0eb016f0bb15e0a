import {svgPicture} from '../goods/stage';
import {vector, type Vector} from '../goods/vectors';
import {hangTool, pegboard} from '../goods/workshop-scene';
import {hexKey, pliers, screwdriver, wrench, type DrawTool} from '../goods/workshop-tools';

/** The tools with their positions, in units of the tools from the lower left corner of the board. */
const board: readonly (readonly [DrawTool, Vector])[] = [
  ...[320, 296, 272, 250, 230, 212, 196].map(
    (length, at) => [wrench(length, 42 - at * 2.6), vector(96 + at * 86, 720)] as const,
  ),
  ...['#c23a1b', '#d99a1c', '#1f4a36', '#1d3557', '#26292b'].map(
    (colour, at) => [screwdriver(colour), vector(740 + at * 82, 744)] as const,
  ),
  ...[200, 184, 168, 150, 134, 118, 104].map(
    (length, at) => [hexKey(length, 15 - at * 1.1), vector(100 + at * 72, 330)] as const,
  ),
  ...['#c23a1b', '#1d3557', '#d99a1c'].map(
    (colour, at) => [pliers(colour), vector(690 + at * 150, 360)] as const,
  ),
  ...[170, 158, 146, 134].map(
    (length, at) => [wrench(length, 26 - at * 2), vector(1180 + at * 72, 720)] as const,
  ),
  [pliers('#1f4a36'), vector(1140, 360)],
  [hexKey(230, 18), vector(1270, 400)],
  [hexKey(210, 16), vector(1350, 396)],
];

/** The workshop's pegboard with its tools, with nothing in front of it. */
export function toolWall(pixels: {width: number; height: number}): string {
  const tools = board.map(([draw, place], at) => hangTool(draw, place, `t${at}x`)).join('');
  const content = `${pegboard}<g transform="translate(10 742) scale(.78)">${tools}</g>`;
  return svgPicture(content, {x: 0, y: 20, width: 1155, height: 770}, pixels);
}
