import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';

interface CacheService {
  /** Host and port for workerd's requests. */
  address: string;
  close: () => Promise<void>;
}

/**
 * The cache behind workerd's `caches`, with workerd's HTTP protocol: GET returns the cached response (`CF-Cache-Status`
 * says whether there is one), PUT stores a complete response in the wire format, PURGE deletes it. At the edge the
 * cache is a process of the platform, so here its CPU does not count as the worker's either.
 */
export async function openCacheService(): Promise<CacheService> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {host = '', 'cf-cache-namespace': namespace = ''} = request.headers;
    const key = [String(namespace), host, request.url].join(' ');
    if (request.method === 'PUT') {
      void bodyOf(request).then((body) => {
        kept.set(key, body);
        response.writeHead(204).end();
      });
    } else if (request.method === 'PURGE') {
      response.writeHead(kept.delete(key) ? 200 : 404).end();
    } else {
      const answer = kept.get(key);
      if (!answer) return void response.writeHead(504, {'CF-Cache-Status': 'MISS'}).end();
      const {status, headers, body} = readAnswer(answer);
      response.writeHead(status, [...headers, 'CF-Cache-Status', 'HIT']).end(body);
    }
  });
  // Only the client, workerd, closes a keep-alive connection: otherwise one may break just as it is reused.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The cache has no port');
  return {address: `127.0.0.1:${address.port}`, close: () => closed(server)};
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  return Buffer.concat(chunks);
}

/** Splits a raw response into status, headers (names and values alternating) and body. */
function readAnswer(answer: Buffer): {status: number; headers: string[]; body: Buffer} {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    // Here the body is sent in one piece.
    return /^(transfer-encoding|content-length)$/i.test(name)
      ? []
      : [name, line.slice(colon + 1).trim()];
  });
  const body = answer.subarray(end + 4);
  const chunked = lines.some((line) => /^transfer-encoding:\s*chunked/i.test(line));
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: chunked ? withoutChunks(body) : body,
  };
}

/** Joins the chunks of a chunked body. */
function withoutChunks(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, line).toString('latin1'), 16);
    if (!size) break;
    pieces.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(pieces);
}
