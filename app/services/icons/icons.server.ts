import {CacheLong, createWithCache} from '@shopify/hydrogen';
import {fetchJson} from '../http/fetch-json.server';
import {ServiceOutage} from '../http/service-outage';
import {iconSetSchema, type IconSet} from './icon-set-schema.server';
import {lucideDrawing} from './lucide.server';

/** Iconify's public API ('Icons data'). */
const PUBLIC_API = 'https://api.iconify.design';
const TIME_LIMIT_MS = 1500;

interface IconsOptions {
  /** Where to ask for icons that are not here; Iconify's public API without it. */
  apiUrl: string | undefined;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

export type Icons = ReturnType<typeof createIcons>;

/** Icons of any collection: those that are here first, else Iconify's. */
export function createIcons({apiUrl = PUBLIC_API, cache, waitUntil, request}: IconsOptions) {
  function ask(collection: string, names: string[]): Promise<IconSet | null> {
    const url = `${apiUrl.replace(/\/$/, '')}/${collection}.json?icons=${names.join(',')}`;
    return createWithCache({cache, waitUntil, request}).run(
      {cacheKey: ['icons', url], cacheStrategy: CacheLong(), shouldCacheResult: () => true},
      async () => {
        const call = {service: 'Iconify', operation: collection, url, timeLimitMs: TIME_LIMIT_MS};
        try {
          const answer = await fetchJson({...call, init: {}, idempotent: true});
          return readSet(answer, collection);
        } catch (error) {
          if (error instanceof ServiceOutage && error.status === 404) return null;
          throw error;
        }
      },
    );
  }

  return {
    /**
     * The icons of a collection in Iconify's shape, names that nobody knows in `not_found`; `null` when there
     * is no such collection. Throws `ServiceOutage` after 1.5 seconds at the latest.
     */
    async get(collection: string, names: string[]): Promise<IconSet | null> {
      const here = collection === 'lucide' ? ownIcons(names) : {};
      const missing = [...new Set(names)].filter((name) => !Object.hasOwn(here, name)).sort();
      if (missing.length === 0) return {prefix: collection, icons: here, width: 24, height: 24};

      const others = await ask(collection, missing);
      return others && {...others, icons: {...here, ...others.icons}};
    },
  };
}

function ownIcons(names: string[]): IconSet['icons'] {
  const known = names.flatMap((name) => {
    const drawing = lucideDrawing(name);
    return drawing === null ? [] : [[name, {body: stroked(drawing)}] as const];
  });
  return Object.fromEntries(known);
}

function stroked(drawing: string): string {
  const line = 'stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
  return `<g fill="none" stroke="currentColor" ${line}>${drawing}</g>`;
}

function readSet(answer: unknown, collection: string): IconSet {
  const {success, data, error} = iconSetSchema.safeParse(answer);
  if (success) return data;
  throw new ServiceOutage('Iconify', collection, 200, error.message.slice(0, 200));
}
