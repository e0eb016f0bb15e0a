import {type IndexSettings, searchClient, type SearchClient} from '@algolia/client-search';
import {
  defaultLanguage,
  languageNames,
  languages,
  type Language,
} from '../../../app/i18n/languages';
import {pageIndex, prefixKey} from '../../../app/services/algolia/product-query';
import {hostAt} from '../../../app/services/algolia/queries';
import type {PageRecord} from '../../../app/services/algolia/search-types';
import {applyChanges, required, type Change, type CommandSettings} from './change-list';
import {contains} from './components';
import {visibleStories} from './delivery-api';
import {indexSetups, type IndexSetup} from './index-settings';
import {pageRecords} from './page-records';

const usualPrefix = 'radladen_';

/**
 * `npm run setup:algolia`: lists what the search application lacks, and adds it with `--apply`. `--print` prints
 * everything as JSON for manual entry, and needs no account.
 */
export async function main(settings: CommandSettings, args: readonly string[]): Promise<boolean> {
  if (args.includes('--print')) {
    console.log(JSON.stringify(allIndices(settings), null, 2));
    return true;
  }
  return applyChanges(await planAlgolia(settings), {apply: args.includes('--apply')});
}

/**
 * Every index of the shop, in the order of its languages; languages other than the default need a configured prefix.
 */
export function allIndices(settings: CommandSettings): IndexSetup[] {
  return prefixes(settings).flatMap(([prefix, language]) => indexSetups(prefix, language));
}

function prefixes(settings: CommandSettings): [prefix: string, language: Language][] {
  return languageNames.flatMap((language): [string, Language][] => {
    const own = settings[prefixKey(language)];
    const prefix = language === defaultLanguage ? own || usualPrefix : own;
    return prefix ? [[prefix, language]] : [];
  });
}

/**
 * Compares settings, replicas, facets and synonyms of all indices with what the shop needs, and the records of the page
 * index with Storyblok; product records and other synonyms stay. Throws a readable `Error` when a setting is missing or
 * Algolia refuses.
 */
export async function planAlgolia(settings: CommandSettings): Promise<Change[]> {
  const client = openClient(settings);
  const changes: Change[] = [];
  for (const wanted of allIndices(settings)) {
    const known = await knownSettings(client, wanted.name);
    const setup = withKnownReplicas(wanted, known);
    const differences = await differencesOf(client, setup, known);
    if (differences.length === 0) continue;
    changes.push({
      what: `index ${setup.name}: ${differences.join(', ')}`,
      apply: () => writeIndex(client, setup).catch(explain),
    });
  }
  for (const [prefix, language] of prefixes(settings)) {
    changes.push(...(await planPages(client, pageIndex(prefix), settings, language)));
  }
  return changes;
}

/** Records to write, and those of deleted pages to remove: nothing else writes to this index. */
async function planPages(
  client: SearchClient,
  indexName: string,
  settings: CommandSettings,
  language: Language,
): Promise<Change[]> {
  // Drafts must not be searchable, even in a shop that shows them for now.
  const published = {...settings, STORYBLOK_VERSION: 'published'};
  const stories = await visibleStories(published, languages[language].storyblok);
  const wanted = pageRecords(stories, language);
  const known = new Map<string, object>();
  try {
    await client.browseObjects<PageRecord>({
      indexName,
      aggregator: ({hits}) => hits.forEach((hit) => known.set(hit.objectID, hit)),
    });
  } catch (error) {
    if (statusOf(error) !== 404) return explain(error);
  }
  const changed = wanted.filter((record) => !contains(known.get(record.objectID), record));
  const gone = [...known.keys()].filter((id) => !wanted.some(({objectID}) => objectID === id));
  const changes: Change[] = [];
  if (changed.length > 0) {
    changes.push({
      what: `index ${indexName}: ${changed.length} pages`,
      apply: () => {
        const objects = changed.map((record) => ({...record}));
        return client.saveObjects({indexName, objects, waitForTasks: true}).catch(explain);
      },
    });
  }
  if (gone.length > 0) {
    changes.push({
      what: `index ${indexName}: without ${gone.join(', ')}`,
      apply: () =>
        client.deleteObjects({indexName, objectIDs: gone, waitForTasks: true}).catch(explain),
    });
  }
  return changes;
}

/** A client that may change indices, or the one configured for a local stand-in. */
function openClient(settings: CommandSettings): SearchClient {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = required(
    settings,
    'ALGOLIA_APP_ID',
    'ALGOLIA_ADMIN_KEY',
  );
  const {ALGOLIA_URL: url} = settings;
  return searchClient(appId, adminKey, url ? {hosts: [hostAt(url)]} : {});
}

/** The settings of an index; `null` if there is none. */
async function knownSettings(
  client: SearchClient,
  indexName: string,
): Promise<IndexSettings | null> {
  try {
    return await client.getSettings({indexName, getVersion: 2});
  } catch (error) {
    return statusOf(error) === 404 ? null : explain(error);
  }
}

/** Replicas of others stay, such as sort orders of Algolia's app: a list without them would detach them. */
function withKnownReplicas(setup: IndexSetup, known: IndexSettings | null): IndexSetup {
  const {replicas} = setup.settings;
  if (!replicas) return setup;
  const all = [...new Set([...(known?.replicas ?? []), ...replicas])];
  return {...setup, settings: {...setup.settings, replicas: all}};
}

/** Names of settings that differ, and how many synonyms are missing. */
async function differencesOf(
  client: SearchClient,
  {name: indexName, settings, synonyms}: IndexSetup,
  known: IndexSettings | null,
): Promise<string[]> {
  if (!known) return ['all settings', `${synonyms.length} synonyms`];
  try {
    const different = Object.entries(settings)
      .filter(([key, value]) => !contains(Reflect.get(known, key), value))
      .map(([key]) => key);
    const {hits} = await client.searchSynonyms({
      indexName,
      searchSynonymsParams: {hitsPerPage: 1000},
    });
    const missing = synonyms.filter((wanted) => !hits.some((hit) => contains(hit, wanted)));
    return missing.length > 0 ? [...different, `${missing.length} synonyms`] : different;
  } catch (error) {
    return explain(error);
  }
}

/** Each step waits for the previous one: a replica has to exist before it gets its ranking. */
async function writeIndex(
  client: SearchClient,
  {name: indexName, settings, synonyms}: IndexSetup,
): Promise<void> {
  const written = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID: written.taskID});
  const saved = await client.saveSynonyms({indexName, synonymHit: synonyms});
  await client.waitForTask({indexName, taskID: saved.taskID});
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error && 'status' in error ? error.status : undefined;
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    statusOf(error) === 403
      ? `${reason}. It has to be the admin key, or one with the rights 'settings' and 'editSettings'`
      : reason,
  );
}
