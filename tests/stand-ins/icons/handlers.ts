import {icons as lucide} from '@iconify-json/lucide';
import {delay, http, HttpResponse, type RequestHandler} from 'msw';

interface Fault {
  /** Responds with an error instead. */
  status?: number;
  delayMs?: number;
  /** Responds with this text instead. */
  body?: string;
}

type Bodies = Record<string, {body: string}>;

/** Lucide unchanged, and a small collection that no shop bundles. */
const collections: Record<string, {icons: Bodies; size: number}> = {
  lucide: {icons: lucide.icons, size: 24},
  werkzeug: {
    icons: {
      kette: {body: '<path fill="currentColor" d="M2 12h20v2H2z"/>'},
      ritzel: {body: '<circle cx="12" cy="12" r="9" fill="currentColor"/>'},
      falle: {body: '<path d="M0 0"/><script>alert(1)</script>'},
    },
    size: 16,
  },
};

/** Iconify's public API, 'Icons data' (`/{prefix}.json?icons=a,b`), below `/iconify`. */
export function createIconify(): {handlers: RequestHandler[]; reset(): void} {
  let fault: Fault = {};
  return {
    handlers: [
      http.get<{file: string}>('*/iconify/:file', async ({request, params}) => {
        if (fault.delayMs) await delay(fault.delayMs);
        if (fault.status) return new HttpResponse(null, {status: fault.status});
        if (fault.body !== undefined) return new HttpResponse(fault.body);

        const prefix = params.file.replace(/\.json$/, '');
        const names = new URL(request.url).searchParams.get('icons')?.split(',') ?? [];
        const collection = Object.hasOwn(collections, prefix) ? collections[prefix] : undefined;
        if (!collection) return new HttpResponse('Not found', {status: 404});
        return HttpResponse.json(answer(prefix, collection, names));
      }),
      http.post<never, Fault>('*/__stand-in/iconify', async ({request}) => {
        fault = await request.json();
        return HttpResponse.json(fault);
      }),
    ],
    reset() {
      fault = {};
    },
  };
}

function answer(prefix: string, {icons, size}: {icons: Bodies; size: number}, names: string[]) {
  const known = names.filter((name) => Object.hasOwn(icons, name));
  const unknown = names.filter((name) => !Object.hasOwn(icons, name));
  return {
    prefix,
    lastModified: 1_763_000_000,
    icons: Object.fromEntries(known.map((name) => [name, icons[name]])),
    width: size,
    height: size,
    ...(unknown.length > 0 && {not_found: unknown}),
  };
}
