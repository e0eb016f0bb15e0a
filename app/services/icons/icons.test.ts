import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {MemoryCache} from '../../../tests/fakes/memory-cache';
import {ServiceOutage} from '../http/service-outage';
import {createIcons} from './icons.server';

const asked = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

function icons(apiUrl?: string) {
  return createIcons({
    apiUrl,
    cache: new MemoryCache(),
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

describe('icons that the shop has itself', () => {
  it('are stroked as Lucide does, and nobody is asked', async () => {
    const set = await icons().get('lucide', ['x', 'check', 'x']);
    expect(set).toMatchObject({prefix: 'lucide', width: 24, height: 24});
    expect(Object.keys(set?.icons ?? {})).toEqual(['x', 'check']);
    expect(set?.icons.check?.body).toBe(
      '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="M20 6 9 17l-5-5"/></g>',
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('stand beside those that Iconify knows', async () => {
    asked.mockImplementation(
      answer({prefix: 'lucide', icons: {anvil: chain}, not_found: ['constructor']}),
    );
    const set = await icons().get('lucide', ['constructor', 'check', 'anvil']);
    expect(Object.keys(set?.icons ?? {})).toEqual(['check', 'anvil']);
    expect(set?.not_found).toEqual(['constructor']);
    expect(asked.mock.calls[0]?.[0]).toBe(
      'https://api.iconify.design/lucide.json?icons=anvil,constructor',
    );
  });
});

describe('icons of other collections', () => {
  it('are asked for once, whatever their order', async () => {
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

  it('are null when there is no such collection, which is remembered', async () => {
    asked.mockImplementation(answer('Not found', 404));
    const service = icons();
    expect(await service.get('unbekannt', ['a'])).toBeNull();
    expect(await service.get('unbekannt', ['a'])).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ['a script', '<path d="M0 0"/><script>alert(1)</script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler after a line break', '<path d="M0 0"\nonload="alert(1)"/>'],
    ['foreign markup', '<foreignObject><p/></foreignObject>'],
    ['a link', '<a href="https://evil.test"><path d="M0 0"/></a>'],
    ['a picture from elsewhere', '<rect fill="url(https://evil.test/x)"/>'],
    ['a comment', '<!-- <g> -->'],
  ])('are refused with %s in them', async (_, body) => {
    asked.mockImplementation(answer({prefix: 'x', icons: {a: {body}}}));
    await expect(icons().get('x', ['a'])).rejects.toThrow(/is more than shapes/);
  });

  it.each([
    ['an error', answer({}, 500)],
    ['another shape', answer({icons: []})],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('are an outage after %s', async (_, implementation) => {
    asked.mockImplementation(implementation);
    await expect(icons().get('mdi', ['home'])).rejects.toBeInstanceOf(ServiceOutage);
  });

  it('are given up after 1.5 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    asked.mockImplementation(chains);
    await icons().get('mdi', ['home']);
    expect(limit).toHaveBeenCalledWith(1500);
    limit.mockRestore();
  });
});
