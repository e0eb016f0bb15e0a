import {drawLettering, setText} from '../goods/lettering';
import {Sheet} from '../goods/sheet';
import {svgPicture} from '../goods/stage';
import {vector} from '../goods/vectors';

const room = {width: 640, height: 160};
const widest = 560;
const tallest = 44;

/** The words of a slug: umlauts are restored, each word is capitalised. */
function wordsOf(slug: string): string {
  return slug
    .split('-')
    .map((word) =>
      word
        .replace(/ae/g, 'ä')
        .replace(/oe/g, 'ö')
        .replace(/(?<![aeq])ue/g, 'ü'),
    )
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A partner's name in the shop's own font, dark on a transparent background. */
export function logoPicture(slug: string, pixels: {width: number; height: number}): string {
  const sheet = new Sheet('l');
  const lettering = setText(wordsOf(slug));
  const height = Math.min(tallest, (widest / lettering.width) * 100);
  const centre = vector(room.width / 2, -room.height / 2);
  drawLettering(sheet, lettering, centre, {height, ink: '#2a3033'});
  return svgPicture(sheet.shapes.join(''), {x: 0, y: 0, ...room}, pixels);
}
