import {darker, lighter} from '../goods/shading';
import {decimal} from '../goods/vectors';
import {stopTags} from '../goods/shape-style';
import {box, shade} from './scene-parts';

/** A round light from the upper left in a leaf colour; define it once per picture. */
export const leafGradient = (id: string, colour: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".85">${stopTags([
    [0, lighter(colour, 0.3)],
    [0.45, colour],
    [1, darker(colour, 0.42)],
  ])}</radialGradient>`;

/** Clouds of leaves in units of the crown's width: centre and radius. */
const clouds: readonly (readonly [number, number, number])[] = [
  [-0.26, -0.36, 0.27],
  [0.26, -0.34, 0.26],
  [-0.1, -0.6, 0.27],
  [0.16, -0.66, 0.22],
  [0, -0.36, 0.33],
  [-0.34, -0.56, 0.16],
  [0.34, -0.56, 0.15],
];

const circleData = (x: number, y: number, radius: number): string => {
  const [left, right, middle, r] = [x - radius, x + radius, y, radius].map(decimal);
  return `M${left} ${middle}A${r} ${r} 0 1 1 ${right} ${middle}A${r} ${r} 0 1 1 ${left} ${middle}Z`;
};

/** Clouds as one shape under one light, with a few paler leaves. */
function crown(
  parts: readonly (readonly [number, number, number])[],
  place: {x: number; y: number; width: number},
  leaf: string,
): string {
  const {x, y, width} = place;
  const outline = parts
    .map(([across, up, radius]) => circleData(x + across * width, y + up * width, radius * width))
    .join('');
  const pale = parts
    .map(([across, up, radius]) => {
      const size = radius * width * 0.62;
      return circleData(x + across * width - size * 0.34, y + up * width - size * 0.42, size);
    })
    .join('');
  return `<path d="${outline}" fill="url(#${leaf})"/><path d="${pale}" fill="#fff" fill-opacity=".07"/>`;
}

/**
 * A tree on the ground at (x, y); `width` is its crown's.
 *
 * @param leaf identifier of a `leafGradient`
 * @param lift height of the lowest leaves
 */
export function tree(
  x: number,
  y: number,
  width: number,
  leaf: string,
  lift: number = width * 0.22,
): string {
  const trunk = width * 0.06 + 4;
  const height = lift + width * 0.4;
  return [
    shade(x + width * 0.06, y, width * 0.5, width * 0.05, 0.55),
    box(x - trunk / 2, y - height, trunk, height, '#6a4f38', 3),
    box(x - trunk / 2, y - height, trunk * 0.35, height, '#836449'),
    crown(clouds, {x, y: y - lift, width}, leaf),
  ].join('');
}

/** A bush: only the lower clouds. */
export const bush = (x: number, y: number, width: number, leaf: string): string =>
  crown(
    clouds.slice(0, 5).map(([across, up, radius]) => [across, (up + 0.3) * 0.62, radius] as const),
    {x, y, width},
    leaf,
  );

/** A plant in a pot, `height` from the floor at (x, y) to its tips. */
export function pottedPlant(x: number, y: number, height: number, leaf: string): string {
  const pot = height * 0.3;
  const blades = [-58, -38, -20, -4, 14, 32, 52].map((degrees, at) => {
    const long = height * (0.68 - (at % 2) * 0.1);
    return `<path d="M0 0C${decimal(-long * 0.14)} ${decimal(-long * 0.4)} ${decimal(-long * 0.06)} ${decimal(-long * 0.8)} 0 ${decimal(-long)}C${decimal(long * 0.12)} ${decimal(-long * 0.7)} ${decimal(long * 0.12)} ${decimal(-long * 0.3)} 0 0Z" fill="url(#${leaf})" transform="translate(${decimal(x)} ${decimal(y - pot)}) rotate(${degrees})"/>`;
  });
  const [top, foot] = [pot * 0.52, pot * 0.38];
  return [
    shade(x, y, pot * 0.8, pot * 0.12),
    ...blades,
    `<path d="M${decimal(x - top)} ${decimal(y - pot)}H${decimal(x + top)}L${decimal(x + foot)} ${decimal(y)}H${decimal(x - foot)}Z" fill="#b5674a"/>`,
    `<path d="M${decimal(x - top)} ${decimal(y - pot)}H${decimal(x - top * 0.45)}L${decimal(x - foot * 0.5)} ${decimal(y)}H${decimal(x - foot)}Z" fill="#fff" fill-opacity=".16"/>`,
  ].join('');
}
