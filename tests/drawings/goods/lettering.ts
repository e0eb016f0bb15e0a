import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import opentype from 'opentype.js';
import type {Sheet} from './sheet';
import type {Vector} from './vectors';
import {decimal} from './vectors';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/archivo/files/archivo-latin-700-normal.woff',
);

let font: opentype.Font | undefined;
function loadFont(): opentype.Font {
  if (!font) {
    const bytes = readFileSync(fontFile);
    font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
  }
  return font;
}

/** Archivo's capitals are .686 em high; the static font is stretched to the width of the wide one. */
const capHeight = 0.686;
const stretch = 1.2;
const trackedOut = {letterSpacing: 0.05};

/** Outlined text: path data for a cap height of 100, and its stretched width at that height. */
interface Lettering {
  data: string;
  width: number;
  middle: number;
}

/** Sets `text` in Archivo as outlines, so that displaying the picture needs no font. */
export function setText(text: string): Lettering {
  const path = loadFont().getPath(text, 0, 0, 100 / capHeight, trackedOut);
  const box = path.getBoundingBox();
  return {
    data: path.toPathData(1),
    width: (box.x2 - box.x1) * stretch,
    middle: (box.x1 + box.x2) / 2,
  };
}

/** Draws text centred on `centre`, turned by `degrees` clockwise; `height` is its cap height. */
export function drawLettering(
  sheet: Sheet,
  lettering: Lettering,
  centre: Vector,
  {height, ink, degrees = 0}: {height: number; ink: string; degrees?: number},
): void {
  const size = height / 100;
  const transform = [
    `translate(${decimal(centre.x)} ${decimal(-centre.y)})`,
    `rotate(${degrees.toFixed(2)})`,
    `scale(${(size * stretch).toFixed(4)} ${size.toFixed(4)})`,
    `translate(${decimal(-lettering.middle)} 50)`,
  ].join(' ');
  sheet.group(transform, () => sheet.path(lettering.data, {fill: ink, fillOpacity: 0.92}));
}
