import {z} from 'zod';
import {allowedMarkup} from '../http/allowed-markup.server';

const drawn = {
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
};
const turned = {
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
};

/** Shapes and what paints them; no text, link, picture or style. */
const shapes: ReadonlySet<string> = new Set([
  ...['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'mask'],
  ...['clipPath', 'linearGradient', 'radialGradient', 'stop'],
]);

const attributes: ReadonlySet<string> = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'],
  ...['width', 'height', 'transform', 'pathLength', 'id', 'color', 'opacity', 'display'],
  ...['visibility', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'vector-effect'],
  ...['paint-order', 'shape-rendering', 'maskUnits', 'maskContentUnits', 'mask-type'],
  ...['clipPathUnits', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'offset'],
  ...['stop-color', 'stop-opacity'],
]);

/** Numbers, words and functions, and of addresses those of the icon's own parts alone. */
const VALUE = /^(?:url\(#[\w-]+\)|(?!url)[\w\s.,#%()+-])*$/i;

/** Nothing but shapes: whoever inlines an icon must not get a script, a link or anything from elsewhere with it. */
function onlyShapes(body: string): string {
  return allowedMarkup(body, 'svg', (name, given) => {
    if (!shapes.has(name)) return 'nothing';
    const kept = Object.entries(given).filter(
      ([key, value]) => attributes.has(key) && VALUE.test(value),
    );
    return {name, attributes: kept};
  });
}

const icon = z.object({
  body: z.string().max(50_000).transform(onlyShapes),
  ...drawn,
  ...turned,
});

/** How Iconify names collections and icons ('Icon names'). */
export const ICON_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const iconName = z.string().regex(ICON_NAME);

/** An icon set of Iconify ('IconifyJSON', 'Icons data' of its API), as far as the shop hands it on. */
export const iconSetSchema = z.object({
  prefix: iconName,
  icons: z.record(iconName, icon),
  aliases: z.record(iconName, z.object({parent: iconName, ...drawn, ...turned})).optional(),
  ...drawn,
  not_found: z.array(iconName).optional(),
});

export type IconSet = z.infer<typeof iconSetSchema>;
