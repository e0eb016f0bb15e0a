import {z} from 'zod';
import {CacheLong} from '@shopify/hydrogen';
import {allowedMarkup} from '../http/allowed-markup.server';
import {fetchJson} from '../http/fetch-json.server';
import {ServiceOutage} from '../http/outage.server';
import {createResponseCache, type ResponseCacheOptions} from '../http/response-cache.server';

const dimensionFields = {
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
};
const transformFields = {
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
};

/** Shapes and their paint; no text, links, images or styles. */
const allowedTags: ReadonlySet<string> = new Set([
  ...['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'mask'],
  ...['clipPath', 'linearGradient', 'radialGradient', 'stop'],
]);

const allowedAttributeNames: ReadonlySet<string> = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'],
  ...['width', 'height', 'transform', 'pathLength', 'id', 'color', 'opacity', 'display'],
  ...['visibility', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'vector-effect'],
  ...['paint-order', 'shape-rendering', 'maskUnits', 'maskContentUnits', 'mask-type'],
  ...['clipPathUnits', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'offset'],
  ...['stop-color', 'stop-opacity'],
]);

/** Numbers, words and functions; URLs only of the icon's own elements. */
const VALUE = /^(?:url\(#[\w-]+\)|(?!url)[\w\s.,#%()+-])*$/i;

/** Shapes only: inlining an icon must not bring in a script, a link or an external resource. */
function onlyShapes(body: string): string {
  return allowedMarkup(body, 'svg', (name, rawAttributes) => {
    if (!allowedTags.has(name)) return 'nothing';
    const safeAttributes = Object.entries(rawAttributes).filter(
      ([key, value]) => allowedAttributeNames.has(key) && VALUE.test(value),
    );
    return {name, attributes: safeAttributes};
  });
}

const iconSchema = z.object({
  body: z.string().max(50_000).transform(onlyShapes),
  ...dimensionFields,
  ...transformFields,
});

/** The format of Iconify's names of collections and icons ('Icon names'). */
export const ICON_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const iconNameSchema = z.string().regex(ICON_NAME);

/** The parts of an Iconify icon set ('IconifyJSON', 'Icons data' of its API) that the shop passes on. */
const iconSetSchema = z.object({
  prefix: iconNameSchema,
  icons: z.record(iconNameSchema, iconSchema),
  aliases: z
    .record(
      iconNameSchema,
      z.object({parent: iconNameSchema, ...dimensionFields, ...transformFields}),
    )
    .optional(),
  ...dimensionFields,
  not_found: z.array(iconNameSchema).optional(),
});

type IconSet = z.infer<typeof iconSetSchema>;

/**
 * Lucide's icons for use in content, some 160 of 1,900: all of them would be 610 kB of the worker. Topics of a bike
 * shop with a workshop: bikes, travel, weather, power, work, people, money, products, signs.
 */
const files = import.meta.glob<string>(
  [
    '/node_modules/lucide-static/icons/{bike,backpack,luggage,baby,dog,tent,footprints,hard-hat,disc,gauge,scale,weight,ruler}.svg',
    '/node_modules/lucide-static/icons/{route,map,map-pin,map-pinned,navigation,signpost,milestone,compass,mountain,tree-pine,trees,car,bus,train-front,globe,flag}.svg',
    '/node_modules/lucide-static/icons/{sun,cloud-rain,umbrella,snowflake,wind,droplets,leaf,recycle,repeat}.svg',
    '/node_modules/lucide-static/icons/{battery,battery-charging,battery-full,plug,plug-zap,zap,lightbulb,smartphone,camera,image,play}.svg',
    '/node_modules/lucide-static/icons/{wrench,hammer,cog,settings,sliders-horizontal,pencil-ruler,clipboard-check,clipboard-list,list-checks,stethoscope,life-buoy,rotate-ccw,refresh-cw,undo-2}.svg',
    '/node_modules/lucide-static/icons/{user,users,user-check,handshake,heart,smile,thumbs-up,headset,message-circle,message-square,mail,phone,graduation-cap,coffee,languages,accessibility}.svg',
    '/node_modules/lucide-static/icons/{euro,credit-card,wallet,banknote,hand-coins,percent,tag,badge-percent,badge-euro,gift,ticket,receipt,briefcase,building,building-2,house,factory,store,warehouse}.svg',
    '/node_modules/lucide-static/icons/{package,package-check,package-open,package-search,box,boxes,truck,shopping-bag,shopping-basket,shopping-cart,container}.svg',
    '/node_modules/lucide-static/icons/{badge-check,circle-check,check,circle-alert,triangle-alert,circle-question-mark,circle-dot,info,shield-check,lock,key,star,award,medal,trophy,sparkles,rocket}.svg',
    '/node_modules/lucide-static/icons/{calendar,calendar-check,calendar-days,clock,timer,hourglass,search,eye,download,file-text,file-check,book-open,scan-line,qr-code,nfc,rss,share-2}.svg',
    '/node_modules/lucide-static/icons/{arrow-left,arrow-right,arrow-up-right,chevron-down,chevron-right,minus,plus,menu,trash-2,x}.svg',
    '/node_modules/lucide-static/icons/{facebook,instagram,youtube,linkedin,twitter}.svg',
  ],
  {query: '?raw', import: 'default', eager: true},
);

const drawings = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -4), svg]),
);

/** The inner markup of a 24 by 24 icon, to be stroked; `null` for an unknown name. */
export function lucideDrawing(name: string): string | null {
  const svg = drawings.get(name);
  if (svg === undefined) return null;
  return svg.replaceAll(/<!--.*?-->|<\/?svg[^>]*>|\n\s*/g, '').replaceAll(' />', '/>');
}

/** Iconify's public API ('Icons data'). */
const PUBLIC_API = 'https://api.iconify.design';
const TIME_LIMIT_MS = 1500;

interface IconsOptions extends ResponseCacheOptions {
  /** API for icons that are not bundled; defaults to Iconify's public API. */
  settings: {ICONIFY_API_URL?: string | undefined};
}

export type Icons = ReturnType<typeof createIcons>;

/** Icons of any collection: bundled ones first, else Iconify's. */
export function createIcons(options: IconsOptions) {
  const {ICONIFY_API_URL: apiUrl = PUBLIC_API} = options.settings;

  function fetchIconSet(collection: string, names: string[]): Promise<IconSet | null> {
    const url = `${apiUrl.replace(/\/$/, '')}/${collection}.json?icons=${names.join(',')}`;
    const call = {service: 'Iconify', operation: collection, url, timeLimitMs: TIME_LIMIT_MS};
    const fetchSet = async () => {
      try {
        return readSet(await fetchJson({...call, init: {}, idempotent: true}), collection);
      } catch (error) {
        if (error instanceof ServiceOutage && error.status === 404) return null;
        throw error;
      }
    };
    return createResponseCache(options).getOrFetch(['icons', url], CacheLong(), fetchSet, {
      inMemory: false,
    });
  }

  return {
    /**
     * The icons of a collection in Iconify's format, unknown names in `not_found`; `null` for an unknown collection.
     * Throws `ServiceOutage` after 1.5 seconds at the latest.
     */
    async get(collection: string, names: string[]): Promise<IconSet | null> {
      const bundled = collection === 'lucide' ? bundledIcons(names) : {};
      const missing = [...new Set(names)].filter((name) => !Object.hasOwn(bundled, name)).sort();
      if (missing.length === 0) return {prefix: collection, icons: bundled, width: 24, height: 24};

      const fetched = await fetchIconSet(collection, missing);
      return fetched && {...fetched, icons: {...bundled, ...fetched.icons}};
    },
  };
}

function bundledIcons(names: string[]): IconSet['icons'] {
  const entries = names.flatMap((name) => {
    const drawing = lucideDrawing(name);
    return drawing === null ? [] : [[name, {body: withStroke(drawing)}] as const];
  });
  return Object.fromEntries(entries);
}

function withStroke(drawing: string): string {
  const line = 'stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
  return `<g fill="none" stroke="currentColor" ${line}>${drawing}</g>`;
}

function readSet(response: unknown, collection: string): IconSet {
  const {success, data, error} = iconSetSchema.safeParse(response);
  if (success) return data;
  throw new ServiceOutage('Iconify', collection, 200, error.message.slice(0, 200));
}
