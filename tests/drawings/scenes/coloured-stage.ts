import {drawBike} from '../goods/bike/bike';
import {bikePicture} from '../goods/bike-picture';
import {placed, svgPicture} from '../goods/stage';
import type {BikeModel, BikeView, Paint} from '../../stand-ins/images/drawing-name';
import type {PortraitPart, Tone} from '../../stand-ins/storyblok-images/asset-name';

interface Pixels {
  width: number;
  height: number;
}

/** Centre, middle and edge colours of a stage. */
const grounds: Record<Tone, readonly [string, string, string]> = {
  reseda: ['#c6d1bb', '#b4c1a8', '#9fae93'],
  tanne: ['#35634c', '#285541', '#1b3f2f'],
  mennige: ['#cf5630', '#bb4621', '#a23512'],
  sand: ['#eee8dc', '#e3d9c4', '#d5c8ae'],
  honig: ['#f3d68c', '#ebc467', '#dba744'],
  himmel: ['#e0e7e9', '#cfd9dc', '#b9c6cb'],
  studio: ['#f7f8f6', '#eceeeb', '#dfe2de'],
};

/** The stage as a background of any size: round light from above, a floor that fades. */
function ground(tone: Tone, width: number, height: number, floor: number): string {
  const [light, middle, edge] = grounds[tone];
  return [
    `<defs><radialGradient id="stage" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height * 0.4}" r="${width * 0.72}">`,
    `<stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
    '<linearGradient id="stage-floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/>',
    '<stop offset=".45" stop-color="#000" stop-opacity=".07"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#stage)"/>`,
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#stage-floor)"/>`,
  ].join('');
}

/** A plain stage. */
export const tilePicture = (tone: Tone, pixels: Pixels): string =>
  svgPicture(ground(tone, 1200, 900, 640), {x: 0, y: 0, width: 1200, height: 900}, pixels);

/** A bike on a coloured stage, complete or as a detail. */
export const stagePicture = (
  bike: {model: BikeModel; paint: Paint; decal: string; view: BikeView; tone: Tone},
  pixels: Pixels,
): string => bikePicture(bike, pixels, (content) => ground(bike.tone, 1200, 900, 600) + content);

const portrait = {width: 1200, height: 1500, floor: 1270, millimetres: 1180};
const cargoMillimetres = 1640;

/** An upright part of a bike: its front with handlebar, its middle, its rear with saddle. */
export function portraitPicture(
  bike: {model: BikeModel; paint: Paint; decal: string; part: PortraitPart; tone: Tone},
  pixels: Pixels,
): string {
  const {width, height, floor} = portrait;
  const drawn = drawBike(bike.model, bike.paint, bike.decal, 'p');
  const [back, front] = drawn.span;
  const {rear, front: axle, ground: low} = drawn.geometry;
  const seen = Math.min(
    bike.model === 'cargo' ? cargoMillimetres : portrait.millimetres,
    (front - back) * 0.72,
  );
  const scale = width / seen;
  const edges = {
    front: front - seen + seen * 0.04,
    middle: (back + front - seen) / 2,
    rear: back - seen * 0.04,
  };
  const left = edges[bike.part];
  const shadow = (x: number, radiusX: number, radiusY: number, opacity: number) => ({
    x,
    y: -low + 4,
    radiusX,
    radiusY,
    opacity,
  });
  const shadows = [
    shadow((back + front) / 2, (front - back) * 0.62, 40, 0.16),
    ...[rear.x, axle.x].flatMap((x) => [shadow(x, 300, 26, 0.34), shadow(x, 90, 10, 0.72)]),
  ];
  const transform = `translate(${(-left * scale).toFixed(2)} ${(floor + low * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
  const content =
    ground(bike.tone, width, height, floor - 190) + placed(drawn.sheet, shadows, transform);
  return svgPicture(content, {x: 0, y: 0, width, height}, pixels);
}
