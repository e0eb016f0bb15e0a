import {drawLettering, setText} from '../goods/lettering';
import {Sheet} from '../goods/sheet';
import {svgPicture} from '../goods/stage';
import {vector} from '../goods/vectors';

const room = {width: 1240, height: 1500};
const widest = 1000;
const ink = '#16251c';

/** Lines with their cap heights. */
const lines: readonly [string, number][] = [
  ['PLATZHALTER', 64],
  ['Hier steht der amtliche Hinweis auf die', 26],
  ['gesetzliche Gewährleistung, den die', 26],
  ['EU-Kommission als Datei herausgibt.', 26],
  ['PLACEHOLDER', 64],
  ['This is where the official notice on the', 26],
  ['legal guarantee goes, a file that the', 26],
  ['European Commission publishes.', 26],
];

/** The placeholder for the European Commission's notice; it states that it is not the notice. */
export function guaranteeNotice(pixels: {width: number; height: number}): string {
  const sheet = new Sheet('g');
  let y = 120;
  for (const [words, height] of lines) {
    const lettering = setText(words);
    const fitting = Math.min(height, (widest / lettering.width) * 100);
    y += height * 2;
    drawLettering(sheet, lettering, vector(room.width / 2, -y), {height: fitting, ink});
    if (height > 40) y += height / 2;
  }
  drawLettering(sheet, setText('QR'), vector(room.width / 2, -1230), {height: 60, ink});
  const frame = `<rect width="${room.width}" height="${room.height}" fill="#f6f4ee"/>
    <rect x="40" y="40" width="1160" height="1420" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="24 16"/>
    <rect x="480" y="1090" width="280" height="280" fill="#fff" stroke="${ink}" stroke-width="4" stroke-dasharray="24 16"/>`;
  return svgPicture(frame + sheet.shapes.join(''), {x: 0, y: 0, ...room}, pixels);
}
