import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves the client files as a CDN would: Vite's output in `/assets/` is cacheable forever. `origin` has a trailing
 * slash, as MiniOxygen expects.
 */
export async function serveAssets(directory: string) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://assets');
    answer(directory, pathname, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}/`, close: () => close(server)};
}

async function answer(directory: string, pathname: string, response: ServerResponse) {
  const path = join(directory, normalize(decodeURI(pathname)));
  const type = types[extname(path)];
  const file = await stat(path).catch(() => null);
  if (!type || !file?.isFile() || pathname === '/_headers') {
    // MiniOxygen passes a 404 on to the worker.
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': file.size,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  });
  createReadStream(path).pipe(response);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
