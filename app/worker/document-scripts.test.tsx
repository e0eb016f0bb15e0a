import {runInNewContext} from 'node:vm';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../tests/setup';
import {documentScripts} from './document-scripts.server';

function streamOf(...texts: string[]): ReadableStream<Uint8Array> {
  const pieces = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** What the page's data script passes to Remix, run as in a browser. */
async function handedOver(html: string): Promise<{data: string; basename: unknown}> {
  const [, code = ''] = /<script nonce="n1">(.*?)<\/script>/s.exec(html) ?? [];
  const window: {__remixContext?: {basename: unknown; stream: ReadableStream<Uint8Array>}} = {};
  const location = {pathname: '/', search: ''};
  runInNewContext(code, {window, location, ReadableStream, TextEncoderStream});
  const {basename, stream} = window.__remixContext ?? {};
  return {basename, data: await new Response(stream).text()};
}

const remix = {
  serverHandoffString: '{"basename":"/"}',
  manifest: {
    url: '/assets/manifest.js',
    version: 'b1',
    entry: {module: '/assets/entry.js', imports: ['/assets/shop.js', '/assets/framework.js']},
    routes: {
      root: route('root', ['/assets/shop.js']),
      'home.de': route('home.de', ['/assets/story.js', '/assets/shop.js']),
      'cart.de': route('cart.de', ['/assets/cart-lines.js']),
    },
  },
  staticHandlerContext: {matches: [{route: {id: 'root'}}, {route: {id: 'home.de'}}]},
};

function route(id: string, imports: string[]) {
  const has = {
    hasAction: false,
    hasLoader: true,
    hasErrorBoundary: false,
    hasClientAction: false,
    hasClientLoader: false,
  };
  return {id, path: '', module: `/assets/${id}.js`, imports, ...has};
}

const written = async (
  serverHandoffStream: ReadableStream<Uint8Array>,
  structuredData: {name: string}[] = [],
  manifest: {hmr?: {runtime: string}} = {},
) => {
  const scripts = await documentScripts({
    remix: {...remix, manifest: {...remix.manifest, ...manifest}, serverHandoffStream},
    structuredData,
    language: 'de',
    nonce: 'n1',
  });
  return renderToString(scripts);
};

/** A file that never loads. */
const HELD = '/held.js';

interface Place {
  readyState?: 'loading' | 'complete';
  /** Whether an element on the page waits for script. */
  waiting?: boolean;
  /** The window that frames the page. */
  top?: string;
  /** A file that the server does not have. */
  missing?: string;
  /** Whether the page has been painted. */
  painted?: boolean;
  /** The shop's answer when asked for its build; nothing answers by default. */
  latest?: string | undefined;
  /** Safari before 16 has no `AbortSignal.timeout`. */
  signals?: object;
}

/** Runs the page's start script in a separate window; every file that it imports is recorded, and exists. */
async function openPage(place: Place, manifest: {hmr?: {runtime: string}} = {}) {
  const {readyState = 'loading', waiting = false, top, missing, painted = true, latest} = place;
  const html = await written(streamOf('[]'), [], manifest);
  const [, code = ''] = /type="module" async="">(.*?)<\/script>/s.exec(html) ?? [];
  const loaded: string[] = [];
  const timers: {run: () => void; after: number}[] = [];
  const onPaint: (() => void)[] = [];
  /** Observes paints, including earlier ones. */
  class PerformanceObserver {
    constructor(private tell: () => void) {}

    observe() {
      if (painted) this.tell();
      else onPaint.push(this.tell);
    }
  }
  const window = Object.assign(new EventTarget(), {
    __remixRouteModules: {},
    pageModules: Promise.resolve(),
    checkBuild: () => Promise.resolve(false),
  });
  const dataset: Record<string, string> = {};
  const reload = vi.fn();
  const fetched = vi.fn(() =>
    latest === undefined ? Promise.reject(new TypeError()) : Promise.resolve(new Response(latest)),
  );
  runInNewContext(code.replaceAll('import(', 'load('), {
    window,
    PerformanceObserver,
    self: window,
    top: top ?? window,
    console,
    AbortSignal: place.signals ?? AbortSignal,
    location: {reload},
    performance: {getEntriesByType: () => [{type: 'navigate'}]},
    fetch: fetched,
    document: {
      documentElement: {dataset},
      readyState,
      querySelector: () => (waiting ? {} : null),
    },
    addEventListener: window.addEventListener.bind(window),
    setTimeout: (run: () => void, after: number) => timers.push({run, after}),
    async load(file: string) {
      loaded.push(file);
      if (file === HELD) await new Promise(() => undefined);
      if (file === missing) throw new Error(`No ${file}`);
      return {file};
    },
  });
  const paint = () => onPaint.forEach((tell) => tell());
  return {window, loaded, timers, dataset, reload, fetched, paint};
}

/** Moves the pointer over an element. */
function reachFor(tag: string): Event {
  const event = new Event('pointerover');
  const closest = (selectors: string) => (selectors.split(',').includes(tag) ? {} : null);
  Object.defineProperty(event, 'target', {value: {closest}});
  return event;
}

const awkward = [
  "it's 'quoted'",
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!-- <script>',
  'a && b > c',
  'Zeile\u2028und\u2029Absatz\n"zitiert" \\u003c \\',
  '$& $1 ${x} `',
  'Räder 🚲',
];

describe('the scripts of a page', () => {
  it.each(awkward)('pass data to the browser unchanged: %j', async (text) => {
    const html = await written(streamOf(`[{"title":${JSON.stringify(text)}}]\n`));
    expect((await handedOver(html)).data).toBe(`[{"title":${JSON.stringify(text)}}]\n`);
  });

  it("pass Remix's settings on a development server, as only builds have them in their script", async () => {
    expect(await handedOver(await written(streamOf('[]')))).toEqual({data: '[]'});
    const onDevServer = await written(streamOf('[]'), [], {hmr: {runtime: HELD}});
    expect(await handedOver(onDevServer)).toEqual({data: '[]', basename: '/'});
  });

  it.each(awkward)('contain data that cannot break out of them: %j', async (text) => {
    const html = await written(streamOf(text));
    expect(html.match(/<\/?script/gi)).toHaveLength(4);
    expect(html.match(/<(?!\/?(?:script|link))/g)).toBeNull();
    expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
  });

  it('accept data in chunks that split a character', async () => {
    const bytes = new TextEncoder().encode('ü');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 1));
        controller.enqueue(bytes.slice(1));
        controller.close();
      },
    });
    expect((await handedOver(await written(stream))).data).toBe('ü');
  });

  it('load each file of the page once and expose the route modules to the entry', async () => {
    const page = await openPage({readyState: 'complete'});
    expect(page.loaded.toSorted()).toEqual([
      '/assets/entry.js',
      '/assets/framework.js',
      '/assets/home.de.js',
      '/assets/manifest.de.js',
      '/assets/root.js',
      '/assets/shop.js',
      '/assets/story.js',
    ]);
    await page.window.pageModules;
    expect(page.window.__remixRouteModules).toEqual({
      root: {file: '/assets/root.js'},
      'home.de': {file: '/assets/home.de.js'},
    });
  });

  it('leave a missing file for the entry to handle, however late it runs', async () => {
    const page = await openPage({readyState: 'complete', missing: '/assets/home.de.js'});
    // An unhandled rejection would fail this test here.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(page.window.pageModules).rejects.toThrow('No /assets/home.de.js');
  });

  it.each([
    ['another build', '{"id":"b2"}', {answers: true, dataset: {newBuild: 'b2'}}],
    ['its own build', '{"id":"b1"}', {answers: true, dataset: {}}],
    ['the page of a hotspot', '<p>Log in', {answers: false, dataset: {}}],
    ['nothing', undefined, {answers: false, dataset: {}}],
  ])('ask which build the shop runs: %s', async (_, latest, expected) => {
    const {window, dataset, fetched} = await openPage({latest});
    expect({answers: await window.checkBuild(), dataset}).toEqual(expected);
    // With a timestamp, to bypass every cache.
    expect(String(fetched.mock.lastCall)).toMatch(/^\/builds\/latest\.json\?\d+,/);
  });

  it('ask for the build in browsers without time limits for requests, too', async () => {
    const {window, dataset} = await openPage({latest: '{"id":"b2"}', signals: {}});
    expect([await window.checkBuild(), dataset]).toEqual([true, {newBuild: 'b2'}]);
  });

  it.each([
    ['after a deployment', '{"id":"b2"}', 1],
    ['while its build runs', '{"id":"b1"}', 0],
    ['without the shop', undefined, 0],
  ])('reload a page whose entry is missing: %s', async (_, latest, times) => {
    expectConsoleError('No /assets/entry.js');
    const page = await openPage({readyState: 'complete', missing: '/assets/entry.js', latest});
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.reload).toHaveBeenCalledTimes(times);
    expect(page.dataset.plainForms).toBe('');
  });

  it('wait for the runtime of a development server', async () => {
    const page = await openPage({readyState: 'complete'}, {hmr: {runtime: HELD}});
    expect(page.loaded).toEqual([HELD]);
  });

  it('start once, after the page has loaded', async () => {
    const page = await openPage({});
    expect(page.loaded).toEqual([]);
    page.window.dispatchEvent(new Event('load'));
    expect(page.loaded).toHaveLength(7);
    page.window.dispatchEvent(reachFor('button'));
    page.timers.forEach(({run}) => run());
    expect(page.loaded).toHaveLength(7);
  });

  it('wait for the first paint when the page loads before it', async () => {
    const page = await openPage({painted: false});
    page.window.dispatchEvent(new Event('load'));
    expect(page.loaded).toEqual([]);
    page.paint();
    expect(page.loaded).toHaveLength(7);
  });

  it('start when the pointer moves over an interactive element', async () => {
    const page = await openPage({});
    page.window.dispatchEvent(reachFor('p'));
    expect(page.loaded).toEqual([]);
    page.window.dispatchEvent(reachFor('button'));
    expect(page.loaded).toHaveLength(7);
  });

  it('wait at most three seconds for pictures', async () => {
    const page = await openPage({});
    expect(page.timers).toMatchObject([{after: 3000}]);
    page.timers.forEach(({run}) => run());
    expect(page.loaded).toHaveLength(7);
  });

  it.each([
    ['a notice', {waiting: true}],
    ["the visual editor's frame", {top: 'the editor'}],
  ])('start at once for %s', async (_, place) => {
    expect((await openPage(place)).loaded).toHaveLength(7);
  });

  it.each(awkward)(
    'contain structured data that cannot break out of its script: %j',
    async (name) => {
      const html = await written(streamOf('[]'), [{name}]);
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)).toEqual({'@context': 'https://schema.org', name});
      expect(html.match(/<\/?script/gi)).toHaveLength(6);
    },
  );
});
