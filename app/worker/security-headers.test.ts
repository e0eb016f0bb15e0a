import {describe, expect, it} from 'vitest';
import {setSecurityHeaders} from './security-headers.server';

function headersFor(url: string): Headers {
  const headers = new Headers();
  setSecurityHeaders(headers, new Request(url));
  return headers;
}

describe('every answer', () => {
  it('lets plain forms say where they come from', () => {
    const policy = headersFor('https://shop.test/').get('Referrer-Policy');
    expect(policy).toBe('strict-origin-when-cross-origin');
  });

  it('is what its type says', () => {
    expect(headersFor('https://shop.test/').get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is for this site alone, unless it says otherwise', () => {
    const headers = headersFor('https://shop.test/robots.txt');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');

    const told = new Headers({'Cross-Origin-Resource-Policy': 'cross-origin'});
    setSecurityHeaders(told, new Request('https://shop.test/'));
    expect(told.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('asks for https where it came by https', () => {
    expect(headersFor('https://shop.test/').has('Strict-Transport-Security')).toBe(true);
    expect(headersFor('http://localhost:3000/').has('Strict-Transport-Security')).toBe(false);
  });
});
