import {subscribe} from 'node:diagnostics_channel';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {Server} from 'node:http';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {serveAssets} from './asset-server';
import {startHttp10Proxy} from './http10-proxy';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const workerFolder = join(dist, 'server');

interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  /** The worker's `env`; `SHOP_ORIGIN` defaults to the URL at which it is served. */
  settings: Record<string, string>;
  /** Puts a proxy in front of workerd for visitors; benchmarks request workerd directly. */
  proxy?: boolean;
}

export interface RunningWorker {
  url: string;
  /** Dispatches a request as if the platform had received it at that URL, over https for instance. */
  dispatchFetch: ReturnType<typeof createMiniOxygen>['dispatchFetch'];
  close: () => Promise<void>;
}

/**
 * workerd requests Miniflare, and Miniflare the asset server, over keep-alive connections. A server that closes an idle
 * one just as it is reused turns a font into a 500, so only the clients close them.
 */
function disableKeepAliveTimeout(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('server' in message)) return;
  if (message.server instanceof Server) message.server.keepAliveTimeout = 0;
}

/** Runs the built shop in workerd as Oxygen does: separate process, loopback only, no other network. */
export async function serveWorker(options: ServeOptions): Promise<RunningWorker> {
  const {settings, proxy = false} = options;
  const port = options.port || (await freePort());
  const url = `http://localhost:${port}`;
  subscribe('http.server.request.start', disableKeepAliveTimeout);
  const assets = await serveAssets(join(dist, 'client'));
  const worker = createMiniOxygen({
    port: proxy ? 0 : port,
    host: '127.0.0.1',
    assets: {origin: assets.origin},
    requestHook: null,
    workers: [
      {
        name: 'radladen',
        modules: workerModules(),
        modulesRoot: workerFolder,
        bindings: {SHOP_ORIGIN: url, ...settings},
        compatibilityDate: '2025-04-01',
        stripCfConnectingIp: true,
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  const proxyServer = proxy ? await startHttp10Proxy(port, Number(workerUrl.port)) : null;
  return {
    url,
    dispatchFetch: worker.dispatchFetch,
    close: async () => {
      await proxyServer?.close();
      await worker.dispose();
      await assets.close();
    },
  };
}

/** Ports from here on may be taken by outgoing connections before a server listens. */
const FIRST_EPHEMERAL_PORT = 32_768;
const FIRST_PORT = 20_000;

/** A free port, for callers that need to know it in advance. Throws when `tries` further ports were in use. */
export async function freePort(tries = 20): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * (FIRST_EPHEMERAL_PORT - FIRST_PORT));
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (tries === 0) throw error;
    return freePort(tries - 1);
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** The main module first, then its chunks, if the build made any. */
function workerModules() {
  const main = 'index.js';
  const chunks = readdirSync(workerFolder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.js') && name !== main,
  );
  return [main, ...chunks].map((name) => ({
    type: 'ESModule' as const,
    path: join(workerFolder, name),
  }));
}
