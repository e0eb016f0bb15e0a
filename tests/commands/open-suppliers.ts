import {createStandIns, type StandIns, type StandInsOptions} from '../stand-ins/handlers';
import {listen} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';

export interface OpenSuppliers {
  url: string;
  /** The worker's settings for these suppliers. */
  settings: Record<string, string>;
  /** The products on sale. */
  catalogue: StandIns['catalogue'];
  close: () => Promise<void>;
}

interface Options {
  port: number;
  /** Origin of the shop itself, to return to from the fake checkout. */
  shopUrl: string;
  latencyMs?: number;
  /** Number of products; defaults to the demo's own. */
  catalogueSize?: number;
  /** Products and stories of another shop; defaults to the demo's own. */
  source?: StandInsOptions['source'];
}

/** Starts the shop's suppliers as local stand-ins on a port; 0 takes any free one. */
export async function openSuppliers(options: Options): Promise<OpenSuppliers> {
  const {port, shopUrl, latencyMs, catalogueSize, source} = options;
  const standIns = createStandIns({
    catalogueSize,
    source,
    shopUrl,
  });
  // The overlay's client waits only a second for its first response.
  standIns.algolia.warm();
  const {url, close} = await listen(standIns, port, '127.0.0.1', {latencyMs});
  return {
    url,
    settings: workerSettings(url),
    catalogue: standIns.catalogue,
    close,
  };
}

/** Closes everything once on Ctrl-C or SIGTERM, then exits. */
export function closeOnSignal(...open: {close: () => Promise<void>}[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all(open.map(({close}) => close())).finally(() => process.exit(0));
    });
  }
}
