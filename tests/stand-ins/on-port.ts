import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import {pipeline} from 'node:stream/promises';
import {setTimeout as pause} from 'node:timers/promises';
import {getResponse, type RequestHandler} from 'msw';

const MAX_BODY = 1024 * 1024;

interface ListenOptions {
  /** Milliseconds by which every API response is delayed, to simulate a distant supplier. */
  latencyMs?: number;
}

/** Stand-ins that listen on a port. */
export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Serves the stand-ins to other processes: the worker, a browser, a benchmark. */
export async function listen(
  {handlers}: {handlers: RequestHandler[]},
  port: number,
  host = '127.0.0.1',
  {latencyMs = 0}: ListenOptions = {},
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    serve(handlers, incoming, outgoing, latencyMs).catch((error: unknown) => {
      if (incoming.destroyed && outgoing.destroyed) return;
      console.error(`${incoming.method} ${incoming.url}`, error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, {'Content-Type': 'text/plain'}).end('The stand-in failed.');
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  latencyMs: number,
): Promise<void> {
  const body = await bodyOf(incoming);
  if (body === 'too large') {
    outgoing.writeHead(413, {'Content-Type': 'text/plain', Connection: 'close'});
    outgoing.end(`More than ${MAX_BODY} bytes`);
    return;
  }
  const request = requestOf(incoming, body);
  if (latencyMs > 0 && /^\/(api|v2\/cdn|v1|1)\//.test(incoming.url ?? '')) await pause(latencyMs);
  const response = await getResponse(handlers, request);
  if (!response) {
    console.error(`No stand-in answers ${incoming.method} ${request.url}`);
    outgoing.writeHead(501, {'Content-Type': 'text/plain; charset=utf-8'});
    outgoing.end(`No stand-in answers ${incoming.method} ${request.url}`);
    return;
  }
  // Simulates a network error: the connection breaks without a response.
  if (response.type === 'error') outgoing.destroy();
  else await send(response, outgoing, incoming.method === 'HEAD');
}

/** Buffers the body: requests to suppliers are small. */
function bodyOf(incoming: IncomingMessage): Promise<Buffer | 'too large'> {
  const {method, headers} = incoming;
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return Promise.resolve('too large');
  if (method === 'GET' || method === 'HEAD') return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
      else resolve('too large');
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

/** A Fetch `Request`; HEAD becomes GET, whose body is omitted from the response. */
function requestOf(incoming: IncomingMessage, body: Buffer): Request {
  const {host = 'localhost', 'x-forwarded-proto': protocol} = incoming.headers;
  const scheme = protocol === 'https' ? 'https' : 'http';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const path = incoming.url?.startsWith('/') ? incoming.url : '/';
  return new Request(`${scheme}://${host}${path}`, {
    method,
    headers,
    body: method === 'GET' || body.length === 0 ? null : new Uint8Array(body),
  });
}

async function send(response: Response, outgoing: ServerResponse, bare: boolean): Promise<void> {
  const cookies = response.headers.getSetCookie();
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (bare || !response.body) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const first = await reader.read();
  const second = first.done ? first : await reader.read();
  if (first.done || second.done) outgoing.end(first.value);
  else await pipeline(chunksOf(reader, [first.value, second.value]), outgoing);
}

/** Yields the chunks read so far, then the rest of the stream. */
async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>, read: Uint8Array[]) {
  yield* read;
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
