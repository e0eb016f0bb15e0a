// `npm run fonts`: generates app/ui/fonts/archivo-shop.woff2, after each installation or when characters in
// app/ui/fonts.css change.
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
/** The budget of the font that every page loads; Latin letters of another language need more. */
export const MAX_BYTES = 40_000;
export const TARGET = 'app/ui/fonts/archivo-shop.woff2';

/** The weights and widths in use; without the narrow ones the file is a third smaller. */
const AXES = {wght: {min: 400, max: 700}, wdth: {min: 100, max: 125}};

/** The shop's font as bytes: the characters of its `unicode-range` in the weights and widths in use. */
export async function shopFont() {
  const [source, characters] = await Promise.all([readFile(SOURCE), shopCharacters()]);
  return subsetFont(source, characters.join(''), {targetFormat: 'woff2', variationAxes: AXES});
}

/** The characters of the font face that every page loads, read from its stylesheet. */
export async function shopCharacters() {
  const css = await readFile('app/ui/fonts.css', 'utf8');
  const range = /archivo-shop\.woff2[^}]*unicode-range:([^;]+);/.exec(css)?.[1] ?? '';
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from, to = from]) => {
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({length: count}, (_, at) => String.fromCodePoint(first + at));
  });
}

if (process.argv[1]?.endsWith('subset-font.mjs')) {
  await mkdir(dirname(TARGET), {recursive: true});
  await writeFile(TARGET, await shopFont());
}
