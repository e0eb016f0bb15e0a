import {createServer} from 'node:net';

/** Throws a sentence that helps when one of `{NAME: port}` is in use by another program. */
export async function requireFreePorts(ports, command) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} is taken by another program. End that program, or choose another port: ${name}=${port + 1} ${command}`,
    );
  }
}

async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
