import {createServer as createHttpServer, request} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {connect, createServer, type Socket} from 'node:net';
import {completeEscapesTransform, completeEscapes} from './whole-escapes';

const OLD_REQUEST = /^[A-Z]+ \S+ HTTP\/1\.0\r?\n/;

/**
 * Proxies HTTP/1.0 clients to workerd, which always responds in chunks, unreadable for text browsers such as w3m. All
 * other connections pass through byte by byte, except for incomplete percent-escapes in URLs. Oxygen and Cloudflare
 * have such a proxy of their own.
 */
export async function startHttp10Proxy(port: number, workerPort: number) {
  const sockets = new Set<Socket>();
  const forOldBrowsers = createHttpServer((incoming, answer) => pass(incoming, answer, workerPort));
  const proxyServer = createServer((visitor) => {
    keep(visitor);
    visitor.once('data', (first) => {
      visitor.pause();
      visitor.unshift(first);
      if (OLD_REQUEST.test(first.toString('latin1'))) {
        forOldBrowsers.emit('connection', visitor);
        process.nextTick(() => visitor.resume());
      } else join(visitor, keep(connect(workerPort, '127.0.0.1')));
    });
  });

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  }

  await new Promise<void>((resolve, reject) => {
    proxyServer.once('error', reject);
    proxyServer.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        proxyServer.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Connects both sockets: closing one closes the other. */
function join(visitor: Socket, worker: Socket): void {
  visitor.pipe(completeEscapesTransform()).pipe(worker).pipe(visitor);
  visitor.on('close', () => worker.destroy());
  worker.on('close', () => visitor.end());
}

/** Requests the worker with HTTP/1.1 and responds without chunks. */
function pass(visitor: IncomingMessage, answer: ServerResponse, port: number): void {
  const {method, url = '/'} = visitor;
  const path = completeEscapes(url);
  const headers = {...visitor.headers, connection: 'close'};
  const inner = request(
    {host: '127.0.0.1', port, method, path, headers, agent: false},
    (response) => {
      const kept = {...response.headers};
      delete kept['transfer-encoding'];
      answer.writeHead(response.statusCode ?? 502, kept);
      response.pipe(answer);
    },
  );
  inner.on('error', () => answer.destroy());
  visitor.pipe(inner);
}
