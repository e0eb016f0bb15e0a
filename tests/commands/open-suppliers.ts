import {createStandIns, type StandIns, type StandInsOptions} from '../stand-ins/handlers';
import {listen} from '../stand-ins/on-port';
import {workerSettings} from '../stand-ins/settings';

export interface OpenSuppliers {
  url: string;
  /** What the worker needs to find them. */
  settings: Record<string, string>;
  /** What they sell. */
  catalogue: StandIns['catalogue'];
  close: () => Promise<void>;
}

interface Options {
  port: number;
  /** Where the shop itself is, for the way back from the played checkout. */
  shopUrl: string;
  latencyMs?: number;
  /** Number of products; without it the demo's own, or `CATALOGUE_SIZE`. */
  catalogueSize?: number;
  /** Goods and stories of another shop; without them the demo's own. */
  source?: StandInsOptions['source'];
}

/** Opens the shop's suppliers, played locally, on a port; 0 takes any free one. */
export async function openSuppliers(options: Options): Promise<OpenSuppliers> {
  const {port, shopUrl, latencyMs, source} = options;
  const {catalogueSize = Number(process.env.CATALOGUE_SIZE) || undefined} = options;
  const standIns = createStandIns({
    catalogueSize,
    source,
    shopUrl,
    markets: process.env.SERVICES_MARKETS,
    stateFile: process.env.STATE_FILE,
  });
  // The overlay's client waits a second for its first answer.
  standIns.algolia.warm();
  const {url, close} = await listen(standIns, port, '127.0.0.1', {latencyMs});
  return {
    url,
    settings: workerSettings(url),
    catalogue: standIns.catalogue,
    close: async () => {
      await close();
      await standIns.close();
    },
  };
}

/** Closes everything once on Ctrl-C or SIGTERM, then ends the program. */
export function closeOnSignal(...open: {close: () => Promise<void>}[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all(open.map(({close}) => close())).finally(() => process.exit(0));
    });
  }
}
