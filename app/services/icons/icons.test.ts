import {icons as lucide} from '@iconify-json/lucide';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {hostileMarkup} from '../../../tests/fakes/hostile-markup';
import {mutatedMarkup} from '../../../tests/fakes/mutated-markup';
import {createIsolateMemory} from '../http/isolate-memory';
import {ServiceOutage} from '../http/outage.server';
import {createIcons, lucideDrawing} from './icons.server';

const asked = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function icons(apiUrl?: string) {
  return createIcons({
    settings: {ICONIFY_API_URL: apiUrl},
    cache: new MemoryCache(),
    memory: createIsolateMemory({entries: 1, ttlMs: 1}),
    waitUntil: () => undefined,
    request: new Request('https://shop.test/'),
  });
}

const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, {status}));
const chain = {body: '<path fill="currentColor" d="M2 12h20v2H2z"/>'};
const chains = answer({prefix: 'werkzeug', icons: {kette: chain}, width: 16, extra: 1});

describe('icons bundled with the shop', () => {
  it('are stroked like Lucide icons and need no request', async () => {
    const set = await icons().get('lucide', ['x', 'check', 'x']);
    expect(set).toMatchObject({prefix: 'lucide', width: 24, height: 24});
    expect(Object.keys(set?.icons ?? {})).toEqual(['x', 'check']);
    expect(set?.icons.check?.body).toBe(
      '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M20 6 9 17l-5-5"/></g>',
    );
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('icons of other collections', () => {
  it('are requested once, whatever their order', async () => {
    asked.mockImplementation(chains);
    const service = icons('https://icons.test/');
    expect(await service.get('werkzeug', ['kette', 'ritzel'])).toEqual({
      prefix: 'werkzeug',
      icons: {kette: chain},
      width: 16,
    });
    await service.get('werkzeug', ['ritzel', 'kette', 'kette']);
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.calls[0]?.[0]).toBe('https://icons.test/werkzeug.json?icons=kette,ritzel');
  });

  it('are null for an unknown collection, which is cached', async () => {
    asked.mockImplementation(answer('Not found', 404));
    const service = icons();
    expect(await service.get('unbekannt', ['a'])).toBeNull();
    expect(await service.get('unbekannt', ['a'])).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });

  async function bodyOf(body: string): Promise<string | undefined> {
    asked.mockImplementation(answer({prefix: 'x', icons: {a: {body}}}));
    return (await icons().get('x', ['a']))?.icons.a?.body;
  }

  it.each([
    ['a script', '<path d="M0 0"/><script>alert(1)</script>', '<path d="M0 0"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>', '<path d="M0 0"/>'],
    ['a handler after a line break', '<path d="M0 0"\nonload="alert(1)"/>', '<path d="M0 0"/>'],
    ['a handler after a slash', '<path/onclick=alert(1) d="M0 0"/>', '<path d="M0 0"/>'],
    ['a handler in capitals', '<path ONCLICK="alert(1)" d="M0 0"/>', '<path d="M0 0"/>'],
    ['foreign markup', '<foreignObject><p/></foreignObject><g/>', '<g/>'],
    ['an end of the picture', '</svg><img src=x onerror=alert(1)><g/>', ''],
    ['a link', '<a href="https://evil.test"><path d="M0 0"/></a>', ''],
    ['a picture', '<image href="https://evil.test/x"/><g/>', '<g/>'],
    ['paint from elsewhere', '<rect fill="url(https://evil.test/x)" x="1"/>', '<rect x="1"/>'],
    ['paint from elsewhere, escaped', '<rect fill="\\75rl(//evil.test)"/>', '<rect/>'],
    ['paint from elsewhere behind its own', '<rect fill="url(#a) URL(b)"/>', '<rect/>'],
    ['an animation', '<g><set attributeName="href" to="javascript:alert(1)"/></g>', '<g/>'],
    ['style', '<g style="background:url(//evil.test)" class="x"/>', '<g/>'],
    ['a comment', '<!-- <g> --><g/>', '<g/>'],
    ['marked text', '<![CDATA[<script>alert(1)</script>]]><g>a</g>', '<g/>'],
    ['a quote that is none', `<path d='"onload="alert(1)'/>`, '<path/>'],
  ])('are returned without %s', async (_, body, rest) => {
    expect(await bodyOf(body)).toBe(rest);
  });

  it('keep everything that is needed to draw them', async () => {
    const body =
      '<defs><linearGradient id="a-1" x1="0%" gradientUnits="userSpaceOnUse"><stop offset=".5" stop-color="#fff"/></linearGradient><mask id="b"><path fill="rgba(1, 2, 3)" d="M-1.5 2e-3h20v2H2z"/></mask></defs><g fill="url(#a-1)" mask="url(#b)"><circle cx="1" cy="2" r="3" transform="rotate(-45 12 12)"/></g>';
    expect(await bodyOf(body)).toBe(body);
  });

  it('contain only shapes, however hostile the input is', async () => {
    const written = /<\/?[a-z]+(?: [a-z-]+="[\w\s.,#%()+-]*")*\/?>/gi;
    const hostile = [...hostileMarkup, ...mutatedMarkup(hostileMarkup, 4000)];
    const sent = hostile.map((text, at): [string, object] => [
      `a${at}`,
      {body: `<g>${text}</g><path/>`},
    ]);
    asked.mockImplementation(answer({prefix: 'x', icons: Object.fromEntries(sent)}));
    const set = await icons().get('x', ['a']);
    const bodies = Object.values(set?.icons ?? {}).map(({body}) => body);
    expect(bodies).toHaveLength(hostile.length);
    for (const body of bodies) {
      expect(body.replaceAll(written, '')).toBe('');
      expect(body).not.toMatch(/<\/?(?!g|path)[a-z]| on|href|url/i);
    }
  });

  it.each([
    ['an error', answer({}, 500)],
    ['another shape', answer({icons: []})],
    ['a name that is none', answer({prefix: 'mdi', icons: {'<b>': chain}})],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('throw an outage after %s', async (_, implementation) => {
    asked.mockImplementation(implementation);
    await expect(icons().get('mdi', ['home'])).rejects.toBeInstanceOf(ServiceOutage);
  });

  it('throw an outage after 1.5 seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms <= 1500 ? AbortSignal.abort(new DOMException('Over', 'TimeoutError')) : neverAborted(),
    );
    asked.mockImplementation(async (_address, {signal} = {}) => {
      signal?.throwIfAborted();
      return chains();
    });
    await expect(icons().get('mdi', ['home'])).rejects.toBeInstanceOf(ServiceOutage);
  });
});

const neverAborted = () => new AbortController().signal;

describe("the worker's own icons", () => {
  /** Iconify's names of the icons bundled with the worker. */
  const names = Object.keys({...lucide.icons, ...lucide.aliases}).filter(
    (name) => lucideDrawing(name) !== null,
  );

  it('are 158, with Iconify names', () => {
    expect(names).toHaveLength(158);
  });

  it.each(names)('%s contains only shapes, without an svg element', (name) => {
    const drawing = lucideDrawing(name);
    expect(drawing).toMatch(
      /^(<(path|circle|rect|line|polyline|polygon|ellipse)( [a-z0-9]+="[^"<>]+")+\/>)+$/,
    );
  });
});
