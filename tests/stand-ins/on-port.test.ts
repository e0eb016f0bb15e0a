import {request} from 'node:http';
import {http, HttpResponse} from 'msw';
import {expect, it} from 'vitest';
import {listen} from './on-port';

const echo = http.post('*/echo', async ({request: asked}) => HttpResponse.text(await asked.text()));

it('stand-ins on a port reject bodies over one megabyte, with and without Content-Length', async () => {
  const {url, close} = await listen({handlers: [echo]}, 0, '127.0.0.1');
  const body = 'x'.repeat(1024 * 1024 + 1);
  const response = await fetch(`${url}/echo`, {method: 'POST', body});
  expect(response.status).toBe(413);
  const chunked = await new Promise((resolve, reject) => {
    const sending = request(`${url}/echo`, {method: 'POST'}, ({statusCode}) => resolve(statusCode));
    sending.on('error', reject);
    sending.write(body);
    sending.end();
  });
  expect(chunked).toBe(413);
  await close();
});
