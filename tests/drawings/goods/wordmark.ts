import {svgPicture} from './stage';
import {decimal} from './vectors';

const stroke = 17.5;
const half = stroke / 2;
const bowl = 50 - half;
const gap = 20;
const hubRadius = 9.5;

interface Letter {
  path: string;
  advance: number;
  /** Centre of the hub dot, if the letter has one. */
  hub?: number;
}

const circle = (cx: number): string =>
  `M${cx + bowl} -50A${bowl} ${bowl} 0 1 1 ${cx - bowl} -50A${bowl} ${bowl} 0 1 1 ${cx + bowl} -50`;

/** Letters as strokes, baseline 0, x-height 100, ascender 148. */
const letters: Record<string, (x: number) => Letter> = {
  r: (x) => ({
    path: `M${x + half} 0V-100M${x + half} -56A${bowl * 0.92} ${bowl * 0.98} 0 0 1 ${x + half + bowl * 0.92} ${-(50 + bowl)}`,
    advance: half + bowl * 0.92 + 2 + gap - 4,
  }),
  a: (x) => ({path: `${circle(x + 50)}M${x + 100 - half} 0V-100`, advance: 100 + gap}),
  d: (x) => ({
    path: `${circle(x + 50)}M${x + 100 - half} 0V-148`,
    advance: 100 + gap,
    hub: x + 50,
  }),
  l: (x) => ({path: `M${x + half} 0V-148`, advance: stroke + gap}),
  e: (x) => ({
    path: `M${x + 50 - bowl} -50H${x + 50 + bowl}A${bowl} ${bowl} 0 1 0 ${decimal(x + 50 + bowl * Math.cos(0.82))} ${decimal(-50 + bowl * Math.sin(0.82))}`,
    advance: 100 + gap - 3,
  }),
  n: (x) => ({
    path: `M${x + half} 0V-100M${x + half} -52A${bowl} ${bowl} 0 0 1 ${x + half + 2 * bowl} -52V0`,
    advance: 2 * bowl + stroke + gap,
  }),
};

/** Optical corrections: the open r pulls the next letter closer, d and l are spaced apart. */
function kerning(letter: string, next: string | undefined): number {
  if (letter === 'r') return -5;
  if (letter === 'd' && next === 'l') return 9;
  return letter === 'l' ? -1 : 0;
}

/** The word `radladen` as SVG shapes and its width; 150 above the baseline at y = 0. */
export function wordmarkShapes(ink: string, hub: string): {shapes: string; width: number} {
  const word = Array.from('radladen');
  let x = 0;
  let path = '';
  let dots = '';
  word.forEach((character, i) => {
    const letter = letters[character]?.(x);
    if (!letter) return;
    path += letter.path;
    if (letter.hub) dots += `<circle cx="${letter.hub}" cy="-50" r="${hubRadius}" fill="${hub}"/>`;
    x += letter.advance + kerning(character, word[i + 1]);
  });
  const shapes = `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${stroke}"/>${dots}`;
  return {shapes, width: x - gap};
}

/** The wordmark centred on a light Reseda background. */
export function wordmarkPicture(pixels: {width: number; height: number}): string {
  const {shapes, width} = wordmarkShapes('#14181a', '#b93a17');
  const room = {x: -width * 0.36, y: 0, width: width * 1.72, height: width * 1.72 * 0.75};
  const crop = {...room, y: -74 - room.height / 2};
  const ground = `<rect x="${crop.x}" y="${crop.y}" width="${crop.width}" height="${crop.height}" fill="#e6ecdf"/>`;
  return svgPicture(ground + shapes, crop, pixels);
}
