import {request} from 'node:http';
import {http, HttpResponse} from 'msw';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {expectConsoleError} from '../setup';
import {listen, type Listening} from './on-port';

const handlers = [
  http.post('*/echo', async ({request: asked}) => HttpResponse.text(await asked.text())),
  http.get('*/api/page', () => {
    const headers = new Headers({'Content-Type': 'text/html'});
    headers.append('Set-Cookie', 'a=1');
    headers.append('Set-Cookie', 'b=2');
    return new HttpResponse('<p>Hallo</p>', {headers});
  }),
  http.get('*/broken', () => {
    throw new Error('On purpose');
  }),
];

let port: Listening;
beforeAll(async () => {
  port = await listen({handlers}, 0, '127.0.0.1', {latencyMs: 60});
});
afterAll(() => port.close());

describe('stand-ins on a port', () => {
  it('respond to HEAD without a body and send each cookie in its own header', async () => {
    const response = await fetch(`${port.url}/api/page`, {method: 'HEAD'});
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('respond after the configured latency', async () => {
    const start = performance.now();
    await fetch(`${port.url}/api/page`);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it('return 501 for an unknown endpoint and 500 for a failing handler', async () => {
    expectConsoleError(`No stand-in answers GET ${port.url}/nobody?x=1`);
    expectConsoleError('GET /broken');
    const response = await fetch(`${port.url}/nobody?x=1`);
    expect(response.status).toBe(501);
    expect(await response.text()).toContain(`${port.url}/nobody?x=1`);
    expect((await fetch(`${port.url}/broken`)).status).toBe(500);
  });

  it('reject bodies over one megabyte, with and without Content-Length', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const response = await fetch(`${port.url}/echo`, {method: 'POST', body});
    expect(response.status).toBe(413);
    const chunked = await new Promise((resolve, reject) => {
      const sending = request(`${port.url}/echo`, {method: 'POST'}, ({statusCode}) =>
        resolve(statusCode),
      );
      sending.on('error', reject);
      sending.write(body);
      sending.end();
    });
    expect(chunked).toBe(413);
  });
});
