import {describe, expect, it, vi} from 'vitest';
import {limitBody} from './refuse.server';

const limit = 64 * 1024;
const signs = (count: number) => new Uint8Array(count).fill(97);

/** A post whose body comes in pieces, so that no length is announced. */
function streamed(pieces: Uint8Array<ArrayBuffer>[], headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  let next = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const piece = pieces[next++];
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel,
    },
    {highWaterMark: 0},
  );
  // Node wants to be told that the answer does not wait for the body.
  const init = {method: 'POST', headers, body, duplex: 'half'};
  return {request: new Request('https://shop.test/cart', init), cancel, read: () => next};
}

describe('the body of a request', () => {
  it('passes unchanged up to 64 KB', async () => {
    const {request} = streamed([signs(limit - 3), signs(3)], {'X-Kept': 'yes'});
    const passed = await limitBody(request);
    if (passed instanceof Response) throw new Error('The body was refused');
    expect((await passed.arrayBuffer()).byteLength).toBe(limit);
    expect(passed.method).toBe('POST');
    expect(passed.headers.get('X-Kept')).toBe('yes');
  });

  it('is still a form', async () => {
    const body = new URLSearchParams({intent: 'add', quantity: '2', title: 'Räder & Teile'});
    const passed = await limitBody(new Request('https://shop.test/cart', {method: 'POST', body}));
    if (passed instanceof Response) throw new Error('The body was refused');
    expect(Object.fromEntries(await passed.formData())).toEqual(Object.fromEntries(body));
  });

  it('may be missing', async () => {
    const request = new Request('https://shop.test/');
    expect(await limitBody(request)).toBe(request);
  });

  it('is refused by its announced length, and read away so that the browser hears it', async () => {
    const {request, cancel, read} = streamed([signs(limit), signs(1)], {
      'Content-Length': String(limit + 1),
    });
    expect(await limitBody(request)).toMatchObject({status: 413});
    expect(read()).toBe(3);
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([{}, {'Content-Length': '10'}, {'Content-Length': 'viel'}])(
    'is refused by its true length, whatever is announced: %j',
    async (headers) => {
      const {request} = streamed([signs(limit), signs(1)], headers);
      expect(await limitBody(request)).toMatchObject({status: 413});
    },
  );

  it.each([
    ['/preisanfrage', 'Das Formular enthält mehr Text'],
    ['/en-us/price-request', 'The form contains more text'],
  ])('is refused in the words of the page: %s', async (path, words) => {
    const request = new Request(`https://shop.test${path}`, {
      method: 'POST',
      body: signs(limit + 1),
    });
    const refusal = await limitBody(request);
    expect(refusal instanceof Response && (await refusal.text())).toContain(words);
  });

  it('is not read to its end when it is endless', async () => {
    const endless = Array.from({length: 1000}, () => signs(limit / 2));
    const {request, cancel, read} = streamed(endless);
    expect(await limitBody(request)).toMatchObject({status: 413});
    expect(read()).toBeLessThan(14);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['?_storyblok=7', 'application/json', true, 200],
    ['?_storyblok=7', 'application/json', false, 413],
    ['', 'application/json', true, 413],
    ['?_storyblok=7', 'application/x-www-form-urlencoded', true, 413],
  ])('may be a story of the verified editor: %s as %s, %s', async (query, type, signed, status) => {
    const request = new Request(`https://shop.test/werkstatt${query}`, {
      method: 'POST',
      headers: {'Content-Type': type},
      body: signs(3 * limit),
    });
    const passed = await limitBody(request, () => Promise.resolve(signed));
    expect(passed instanceof Response ? passed.status : 200).toBe(status);
  });
});
