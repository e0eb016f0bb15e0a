import {ServerMarkup} from './ServerMarkup';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?drawing';
import arrowRight from 'lucide-static/icons/arrow-right.svg?drawing';
import check from 'lucide-static/icons/check.svg?drawing';
import chevronDown from 'lucide-static/icons/chevron-down.svg?drawing';
import chevronRight from 'lucide-static/icons/chevron-right.svg?drawing';
import circleAlert from 'lucide-static/icons/circle-alert.svg?drawing';
import circleCheck from 'lucide-static/icons/circle-check.svg?drawing';
import clock from 'lucide-static/icons/clock.svg?drawing';
import heart from 'lucide-static/icons/heart.svg?drawing';
import menu from 'lucide-static/icons/menu.svg?drawing';
import minus from 'lucide-static/icons/minus.svg?drawing';
import phone from 'lucide-static/icons/phone.svg?drawing';
import plus from 'lucide-static/icons/plus.svg?drawing';
import search from 'lucide-static/icons/search.svg?drawing';
import shoppingBasket from 'lucide-static/icons/shopping-basket.svg?drawing';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?drawing';
import user from 'lucide-static/icons/user.svg?drawing';
import x from 'lucide-static/icons/x.svg?drawing';

import {STAR_COUNT, STAR_PITCH} from './Stars';

const icons = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock,
  heart,
  menu,
  minus,
  phone,
  plus,
  search,
  'shopping-basket': shoppingBasket,
  'triangle-alert': triangleAlert,
  user,
  x,
};

export type IconName = keyof typeof icons;

const STAR = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';
const starAt = (index: number) => `M${12 + index * STAR_PITCH} 2.6${STAR}`;

/** A round letter of our wordmark: its bowl, and its stem on the right, 100 high for an a and 148 for a d. */
const roundLetter = (right: number, stem: number) =>
  `M${right}-50a41.25 41.25 0 1 1-82.5 0a41.25 41.25 0 1 1 82.5 0m0 50v-${stem}`;
const LOGO = [
  'M8.75 0V-100M8.75 -56A37.95 40.425 0 0 1 46.7 -91.25',
  roundLetter(150.95, 100),
  roundLetter(270.95, 148),
  'M317.45 0V-148',
  roundLetter(436.45, 100),
  roundLetter(556.45, 148),
  'M593.95 -50H676.45A41.25 41.25 0 1 0 663.34 -19.84',
  'M710.95 0V-100M710.95 -52A41.25 41.25 0 0 1 793.45 -52V0',
].join('');

/** The drawings that the page's icons, ratings and logos reference, before all of them. Browsers keep the worker's. */
export function IconSprite() {
  return <ServerMarkup name="icons">{import.meta.env.SSR && <Drawings />}</ServerMarkup>;
}

function Drawings() {
  // The build draws each of these icons as one path (`svgDrawings` in `vite.config.ts`).
  const paths = Object.entries(icons).map(([name, drawing]) => {
    if (drawing.lastIndexOf('<') > 0) throw new Error(`The icon '${name}' is not one path`);
    return drawing.replace('<path', `<path id="icon-${name}"`);
  });
  const stars = Array.from({length: STAR_COUNT}, (_, index) => starAt(index)).join('');
  paths.push(`<path id="five-stars" d="${stars}"/><path id="logo" d="${LOGO}"/>`);
  return <svg className="hidden" dangerouslySetInnerHTML={{__html: paths.join('')}} />;
}
