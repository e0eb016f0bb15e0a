import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import packageCheck from 'lucide-static/icons/package-check.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import shoppingBasket from 'lucide-static/icons/shopping-basket.svg?raw';
import store from 'lucide-static/icons/store.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import truck from 'lucide-static/icons/truck.svg?raw';
import wrench from 'lucide-static/icons/wrench.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const icons = {
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock,
  menu,
  minus,
  'package-check': packageCheck,
  plus,
  'shopping-basket': shoppingBasket,
  store,
  'trash-2': trash,
  'triangle-alert': triangleAlert,
  truck,
  wrench,
  x,
};

export type IconName = keyof typeof icons;

/** Lucide's drawings without their frame, which differs here in size and stroke. */
const drawings = Object.fromEntries(
  Object.entries(icons).map(([name, svg]) => [
    name,
    svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', ''),
  ]),
);

/** A decorative icon in the text's colour; `size` in pixels. */
export function Icon({name, size = 24}: {name: IconName; size?: 16 | 20 | 24}) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size === 16 ? 2.2 : 1.75}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: drawings[name] ?? ''}}
    />
  );
}
