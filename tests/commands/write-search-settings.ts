import {searchClient, type SearchClient} from '@algolia/client-search';
import {defaultLanguage, languageNames} from '../../app/i18n/languages';
import {indexSetups, type IndexSetup} from '../../app/services/algolia/index-settings';

/** What the command reads from its environment. */
export type CommandSettings = Readonly<Record<string, string | undefined>>;

const usualPrefix = 'radladen_';

/** Every index of the shop, in the order of its languages; another than the shop's own has some if it has a prefix. */
export function allIndices(settings: CommandSettings): IndexSetup[] {
  return languageNames.flatMap((language) => {
    const prefix =
      language === defaultLanguage
        ? settings.ALGOLIA_INDEX_PREFIX || usualPrefix
        : settings[`ALGOLIA_INDEX_PREFIX_${language.toUpperCase()}`];
    return prefix ? indexSetups(prefix, language) : [];
  });
}

/** Prints all indices as JSON, for who would rather write them by hand. */
export function printSearchSettings(settings: CommandSettings): void {
  console.log(JSON.stringify(allIndices(settings), null, 2));
}

/**
 * Writes settings, replicas, facets and synonyms of all indices to an Algolia application and says so; what stood
 * there before is replaced, records stay. Throws an `Error` for people when a setting is missing or Algolia refuses.
 */
export async function writeSearchSettings(settings: CommandSettings): Promise<void> {
  const client = openClient(settings);
  for (const setup of allIndices(settings)) {
    try {
      await writeIndex(client, setup);
    } catch (error) {
      throw new Error(`${setup.name} could not be written: ${reasonOf(error)}`);
    }
    console.log(`• ${setup.name}: settings and ${setup.synonyms.length} synonyms`);
  }
}

function openClient(settings: CommandSettings): SearchClient {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_URL: url} = settings;
  if (!appId || !adminKey) {
    const missing = [
      ...(appId ? [] : ['ALGOLIA_APP_ID']),
      ...(adminKey ? [] : ['ALGOLIA_ADMIN_KEY']),
    ];
    throw new Error(
      `Missing in the environment: ${missing.join(', ')}. With --print nothing is needed.`,
    );
  }
  if (!url) return searchClient(appId, adminKey);

  const {host, protocol} = new URL(url);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return searchClient(appId, adminKey, {
    hosts: [{url: host, accept: 'readWrite', protocol: scheme}],
  });
}

/** Each step waits for the one before: a replica has to be there before it gets its ranking. */
async function writeIndex(
  client: SearchClient,
  {name: indexName, settings, synonyms}: IndexSetup,
): Promise<void> {
  const written = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID: written.taskID});
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: synonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: saved.taskID});
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const isKey = typeof error === 'object' && error && 'status' in error && error.status === 403;
  return isKey
    ? `${reason}. It has to be the admin key, or one with the right 'editSettings'`
    : reason;
}
