import {http, HttpResponse, type RequestHandler} from 'msw';
import {indexSetups} from '../../commands/setup/index-settings';
import type {IndexedCatalogue} from '../shopify/catalogue-index';
import {indexPrefixes, type IndexLanguage} from './access';
import {Application, type FirstIndex} from './application';
import {
  SearchLog,
  Faults,
  injectedFaultSchema,
  type LoggedCall,
  type InjectedFault,
} from './requests';
import {answerAlgolia, answerPreflight, type FakeApplication} from './endpoint';
import type {InsightsEvent} from './insights';
import {searchAnswer} from './search-answer';
import {readParameters} from './search-parameters';
import {collectionRecords, productRecords, type IndexRecord} from './product-records';

interface AlgoliaOptions {
  /** The products; called on the first search. */
  catalogue: () => IndexedCatalogue;
  /** Records of the shop's pages in a language; none by default. */
  pages?: (language: IndexLanguage) => IndexRecord[];
}

/** An isolated application: several may run in one process. */
export interface FakeAlgolia {
  /** Everything below an index: searches, and what the set-up commands read and write. */
  indices: RequestHandler;
  /** All others. */
  handlers: RequestHandler[];
  injectFault(fault: InjectedFault): void;
  requests(): readonly LoggedCall[];
  /** Events that were accepted. */
  events(): readonly InsightsEvent[];
  /** Precomputes everything that the first searches need: a browser waits only a second for its first response. */
  warm(): void;
  /** Restores the initial settings, synonyms and records; clears faults, events and logs. */
  reset(): void;
}

/** What `npm run setup:algolia` writes, over records of the catalogue and the pages. */
function firstIndices({catalogue, pages}: AlgoliaOptions): FirstIndex[] {
  const languages: IndexLanguage[] = ['de', 'en'];
  return languages.flatMap((language) =>
    indexSetups(indexPrefixes[language], language).map(({name, settings, synonyms}) => ({
      name,
      settings: {...settings},
      synonyms,
      records: () => {
        if (name.endsWith('collections')) return collectionRecords(catalogue(), language);
        if (name.endsWith('stories')) return pages?.(language) ?? [];
        return productRecords(catalogue(), language);
      },
    })),
  );
}

const done = () => new HttpResponse(null, {status: 204});

function controlHandlers(fake: FakeApplication): RequestHandler[] {
  const {faults, log} = fake;
  return [
    http.post('*/__stand-in/algolia', async ({request}) => {
      const fault = injectedFaultSchema.safeParse(await request.json());
      if (!fault.success) return HttpResponse.json(fault.error.issues, {status: 400});
      faults.order(fault.data);
      return done();
    }),
    http.delete('*/__stand-in/algolia', () => {
      faults.clear();
      return done();
    }),
    http.get('*/__stand-in/algolia/requests', () =>
      HttpResponse.json({count: log.list().length, requests: log.list()}),
    ),
    http.delete('*/__stand-in/algolia/requests', () => {
      log.clear();
      return done();
    }),
    http.get('*/__stand-in/algolia/events', () =>
      HttpResponse.json({count: fake.events.length, events: fake.events}),
    ),
  ];
}

/** A fake of Algolia's Search and Insights APIs over the shop's products. */
export function createAlgolia(options: AlgoliaOptions): FakeAlgolia {
  const fake: FakeApplication = {
    application: new Application(firstIndices(options)),
    faults: new Faults(),
    log: new SearchLog(),
    events: [],
  };
  const at = (path: string) =>
    http.all(path, ({request}) =>
      request.method === 'OPTIONS' ? answerPreflight(request) : answerAlgolia(fake, request),
    );
  return {
    indices: at('*/1/indexes/*'),
    handlers: [at('*/1/indexes'), at('*/1/keys/*'), at('*/1/events'), ...controlHandlers(fake)],
    injectFault: (fault) => fake.faults.order(fault),
    requests: () => fake.log.list(),
    events: () => fake.events,
    warm() {
      for (const index of fake.application.all()) {
        const given = {query: 'rad', facets: ['*']};
        searchAnswer(index, readParameters(index.settings, given), given, '');
      }
    },
    reset() {
      fake.application.reset();
      fake.faults.clear();
      fake.log.clear();
      fake.events.splice(0);
    },
  };
}
