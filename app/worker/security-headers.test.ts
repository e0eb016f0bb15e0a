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

  it('asks for https where it came by https', () => {
    expect(headersFor('https://shop.test/').has('Strict-Transport-Security')).toBe(true);
    expect(headersFor('http://localhost:3000/').has('Strict-Transport-Security')).toBe(false);
  });
});
