import {describe, expect, it} from 'vitest';
import {withWholeLine} from './whole-escapes';

const sent = (text: string) => withWholeLine(Buffer.from(text, 'latin1')).toString('latin1');

describe('the request line of a connection', () => {
  it.each([
    ['/suche?q=%', '/suche?q=%25'],
    ['/suche?q=%zz&a=%2', '/suche?q=%25zz&a=%252'],
    ['/collections/%E0%A4%A?x', '/collections/%E0%A4%25A?x'],
    ['/suche?q=%C3%A4', '/suche?q=%C3%A4'],
  ])('has its stray percent signs escaped: %s becomes %s', (address, whole) => {
    const rest = '\r\nHost: a\r\nX: %zz\r\n\r\n%zz';
    expect(sent(`GET ${address} HTTP/1.1${rest}`)).toBe(`GET ${whole} HTTP/1.1${rest}`);
  });

  it.each(['q=%zz&a=1', 'q=%zz\r\nmore', '', '\r\n%zz'])(
    'is not confused with a body, which stays unchanged: %j',
    (body) => {
      expect(sent(body)).toBe(body);
    },
  );
});
