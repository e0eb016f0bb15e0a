import type {Vector} from './vectors';

type Finish = 'gloss' | 'satin' | 'matte' | 'metal' | 'rubber';

/** The material of a part: sRGB colour `#rrggbb`, finish, and how boxy its tubes are (1 = round). */
export interface Material {
  base: string;
  finish: Finish;
  boxiness?: number;
}

const finishes: Record<Finish, {shine: number; gleam: number; ambient: number; diffuse: number}> = {
  gloss: {shine: 34, gleam: 0.5, ambient: 0.4, diffuse: 0.66},
  satin: {shine: 14, gleam: 0.22, ambient: 0.42, diffuse: 0.62},
  matte: {shine: 6, gleam: 0.07, ambient: 0.46, diffuse: 0.58},
  metal: {shine: 22, gleam: 0.6, ambient: 0.34, diffuse: 0.62},
  rubber: {shine: 5, gleam: 0.05, ambient: 0.5, diffuse: 0.5},
};

interface Light {
  x: number;
  y: number;
  z: number;
}
const normalise = ({x, y, z}: Light): Light => {
  const size = Math.hypot(x, y, z);
  return {x: x / size, y: y / size, z: z / size};
};
const light = normalise({x: -0.28, y: 0.8, z: 0.53});
const halfway = normalise({...light, z: light.z + 1});
const facing = (normal: Light, towards: Light): number =>
  Math.max(0, normal.x * towards.x + normal.y * towards.y + normal.z * towards.z);

const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number): number => {
  const c = Math.max(0, Math.min(1, linear));
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
};

const channels = (colour: string): [number, number, number] => {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [toLinear((bits >> 16) & 255), toLinear((bits >> 8) & 255), toLinear(bits & 255)];
};
const hex = (linear: readonly number[]): string =>
  `#${linear.map((c) => toByte(c).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two sRGB colours in linear light; `share` 0 gives `a`, 1 gives `b`. */
export function mixColours(a: string, b: string, share: number): string {
  const target = channels(b);
  return hex(channels(a).map((c, i) => c + ((target[i] ?? c) - c) * share));
}

export const darker = (colour: string, share: number): string =>
  mixColours(colour, '#000000', share);
export const lighter = (colour: string, share: number): string =>
  mixColours(colour, '#ffffff', share);

/**
 * Colour of a cylinder under the studio light.
 * @param across in-plane unit normal of the tube axis
 * @param offset position across the tube, -1 to 1 along `across`
 */
export function shadeCylinder(
  material: Material,
  across: Vector,
  offset: number,
  boxiness = 1,
): string {
  const {shine, gleam, ambient, diffuse} = finishes[material.finish];
  const tilt = Math.sign(offset) * Math.abs(offset) ** boxiness;
  const normal = {
    x: tilt * across.x,
    y: tilt * across.y,
    z: Math.sqrt(Math.max(0, 1 - tilt * tilt)),
  };
  const edge = Math.abs(offset) > 0.93 ? 0.82 : 1;
  const lit =
    (ambient + 0.1 * normal.y + 0.13 * Math.max(0, -normal.y) + diffuse * facing(normal, light)) *
    edge;
  const spark = gleam * facing(normal, halfway) ** shine;
  return hex(
    channels(material.base).map((c) => c * lit * 1.06 + spark * (0.35 + 0.65 * Math.max(c, 0.12))),
  );
}

const gradientOffsets = [
  -1, -0.94, -0.8, -0.6, -0.35, -0.1, 0.12, 0.3, 0.45, 0.6, 0.75, 0.9, 0.96, 1,
];

/** Gradient stops across a cylinder, from -`across` to +`across`. */
export const cylinderStops = (
  material: Material,
  across: Vector,
  boxiness = 1,
): [number, string][] =>
  gradientOffsets.map((offset) => [
    (offset + 1) / 2,
    shadeCylinder(material, across, offset, material.boxiness ?? boxiness),
  ]);
