import {createServer, request as ask, type IncomingMessage, type ServerResponse} from 'node:http';

export interface FrontDoor {
  port: number;
  close: () => Promise<void>;
}

/**
 * Stands before workerd and speaks HTTP/1.0 as well: workerd answers in chunks whoever asks, which text
 * browsers such as w3m cannot read. Oxygen and Cloudflare have such a door of their own.
 */
export async function openFrontDoor(port: number, workerPort: number): Promise<FrontDoor> {
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, workerPort));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const {method, url: path} = incoming;
  const headers = {...incoming.headers, connection: 'close'};
  // A connection each: workerd may close an idle one in the moment that it is used again.
  const inner = ask({host: '127.0.0.1', port, method, path, headers, agent: false}, (answer) => {
    const kept = {...answer.headers};
    delete kept['transfer-encoding'];
    delete kept.connection;
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(outgoing);
  });
  inner.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  outgoing.on('close', () => inner.destroy());
  incoming.pipe(inner);
}
