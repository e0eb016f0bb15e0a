import {drawLettering, setText} from '../lettering';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {angleOf, between, leftNormal, length, move, subtract, unit} from '../vectors';

const displayNames: Record<string, string> = {
  'marsch-und-moor': 'MARSCH & MOOR',
  zaunkoenig: 'ZAUNKÖNIG',
};

/** The name painted on a bike for a vendor's slug; '' for `plain` and for no slug. */
export const decalText = (slug: string): string =>
  slug === 'plain' ? '' : (displayNames[slug] ?? slug.replaceAll('-', ' ').toUpperCase());

/**
 * Writes `text` along a tube.
 * @param height cap height in mm; reduced when the text would be longer than `room` of the tube
 * @param centre share of the way from `from` to `to`
 * @param aside mm to the left of the tube's axis
 */
export function drawDecal(
  sheet: Sheet,
  text: string,
  tube: {from: Vector; to: Vector},
  {
    height,
    ink,
    centre = 0.5,
    aside = 0,
    room = 0.76,
  }: {height: number; ink: string; centre?: number; aside?: number; room?: number},
): void {
  if (!text) return;
  const lettering = setText(text);
  const run = subtract(tube.to, tube.from);
  const fitting = (length(run) * room * 100) / lettering.width;
  const place = move(between(tube.from, tube.to, centre), leftNormal(unit(run)), aside);
  drawLettering(sheet, lettering, place, {
    height: Math.min(height, fitting),
    ink,
    degrees: -angleOf(tube.from, tube.to),
  });
}
