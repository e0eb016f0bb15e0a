import {createServer} from 'node:net';

/**
 * Throws a helpful error when a port is in use: one of `{NAME: usual port}`, where the environment may name another, or
 * of the `count` ports from there on.
 */
export async function requireFreePorts(ports, command, count = 1) {
  for (const [name, usual] of Object.entries(ports)) {
    const first = Number(process.env[name] ?? usual);
    for (let port = first; port < first + count; port += 1) {
      if (await isFree(port)) continue;
      throw new Error(
        `Port ${port} is taken by another program. End that program, or choose another port: ${name}=${first + 10} ${command}`,
      );
    }
  }
}

/** The browser tests run two shops, on these ports and the next ones. */
export async function requireTestPorts(command) {
  await requireFreePorts({E2E_PORT: 3310, E2E_SERVICES_PORT: 4310}, command, 2);
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
