import {getResponse} from 'msw';
import {createCatalogue} from '../catalogue/catalogue';
import {indexCatalogue} from '../shopify/catalogue-index';
import {lazily} from '../shopify/lazily';
import {adminKey, appId, searchKey} from './access';
import {createAlgolia} from './create-algolia';

/** The fields that tests read from responses of any kind. */
export interface Answer {
  status: number;
  message?: string;
  hits: Record<string, unknown>[];
  nbHits: number;
  nbPages: number;
  page: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, {min: number; max: number; avg: number; sum: number}>;
  [field: string]: unknown;
}

const goods = lazily(() => indexCatalogue(createCatalogue()));

/** The application for tests, over the demo's own products. */
export const algolia = createAlgolia({catalogue: goods});

/** Sends a request without a network; `body` becomes JSON. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  key: string | null = searchKey,
): Promise<{status: number; body: Answer; headers: Headers}> {
  const request = new Request(`http://search.test/1/${path}`, {
    method,
    headers: {
      'X-Algolia-Application-Id': appId,
      ...(key !== null && {'X-Algolia-API-Key': key}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await getResponse(algolia.handlers, request);
  if (!response) throw new Error(`Nobody answers ${path}`);
  return {
    status: response.status,
    body: (await response.json()) as Answer,
    headers: response.headers,
  };
}

/** Sends a request with the admin key. */
export const administer = (method: string, path: string, body?: unknown) =>
  send(method, path, body, adminKey);

/** The response to one search. */
export async function search(
  parameters: Record<string, unknown>,
  index = 'radladen_products',
): Promise<Answer> {
  return (await send('POST', `indexes/${index}/query`, parameters)).body;
}

/** Titles of the hits, in order. */
export const titles = ({hits}: Answer): string[] => hits.map(({title}) => String(title));

/** Titles with the highlighting as brackets. */
export async function marked(query: string, index?: string): Promise<string[]> {
  const tags = {highlightPreTag: '[', highlightPostTag: ']', attributesToHighlight: ['title']};
  const {hits} = await search({query, ...tags}, index);
  return hits.map(({_highlightResult: result}) => {
    const {title} = result as {title: {value: string}};
    return title.value;
  });
}
