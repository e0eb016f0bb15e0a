import {drawBike, type DrawnBike} from '../goods/bike/bike';
import {stopTags, type GradientStop} from '../goods/shape-style';
import {decimal} from '../goods/vectors';
import type {BikeModel, Paint} from '../../stand-ins/images/drawing-name';

/** Natural units of a scene, y down. */
export const sceneSize = {width: 1800, height: 1200};

/** A vertical gradient with that identifier. */
export const fade = (id: string, stops: readonly GradientStop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags(stops)}</linearGradient>`;

/** A round gradient in the shape's own bounding box. */
export const glow = (id: string, stops: readonly GradientStop[]): string =>
  `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`;

/** A rectangle, with rounded corners when `radius` is given. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;

/** A filled path. */
export const shape = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}"${more ? ` ${more}` : ''}/>`;

/** An open line. */
export const stroke = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;

/** The shadow under objects, `floor-shade`, for every scene. */
export const shadeGradient = glow('floor-shade', [
  [0, '#10160f', 0.42],
  [0.55, '#10160f', 0.16],
  [1, '#10160f', 0],
]);

/** A shadow on the floor. */
export const shade = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  opacity = 1,
): string =>
  `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusX)}" ry="${decimal(radiusY)}" fill="url(#floor-shade)" opacity="${opacity}"/>`;

interface BikePlace {
  model: BikeModel;
  paint: Paint;
  decal?: string;
  /** Prefix of its gradients' identifiers; unique for each bike of a picture. */
  prefix: string;
  /** Centre between the wheels, and the height of the floor. */
  x: number;
  floor: number;
  /** Picture units per millimetre. */
  scale: number;
}

/** A bike standing on the floor of a scene. */
export function bikeIn({
  model,
  paint,
  decal = 'plain',
  prefix,
  x,
  floor,
  scale,
}: BikePlace): string {
  const bike = drawBike(model, paint, decal, prefix);
  const {rear, front, ground} = bike.geometry;
  const middle = (rear.x + front.x) / 2;
  const offset = x - middle * scale;
  const place = `translate(${decimal(offset)} ${decimal(floor + ground * scale)}) scale(${scale.toFixed(4)} ${scale.toFixed(4)})`;
  const on = (point: number): number => offset + point * scale;
  const shadows = [
    shade(x, floor + 3, (front.x - rear.x) * 0.95 * scale, 34 * scale, 0.4),
    shade(on(rear.x), floor + 2, 250 * scale, 22 * scale, 0.8),
    shade(on(front.x), floor + 2, 250 * scale, 22 * scale, 0.8),
  ];
  return `${shadows.join('')}${drawn(bike, place)}`;
}

const drawn = ({sheet}: DrawnBike, transform: string): string =>
  `<defs>${sheet.definitions.join('')}</defs><g transform="${transform}">${sheet.shapes.join('')}</g>`;
