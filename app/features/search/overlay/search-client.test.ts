import type {LiteClient} from 'algoliasearch/lite';
import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, withoutEmptyQueries} from './AlgoliaSearch';

const asked = vi.fn<LiteClient['search']>(() => Promise.resolve({results: []}));
const client = withoutEmptyQueries({search: asked});
const questions = (query: string) =>
  ['radladen_collections', 'radladen_products'].map((indexName) => ({indexName, params: {query}}));

describe('the search client in the browser', () => {
  it.each(['', '   ', '😀', '*', '((('])(
    'returns empty results without a request for "%s"',
    async (query) => {
      asked.mockClear();
      const {results} = await client.search(questions(query));
      expect(asked).not.toHaveBeenCalled();
      expect(results).toHaveLength(2);
      expect(results).toMatchObject([
        {query, hits: [], nbHits: 0},
        {query, hits: [], nbHits: 0},
      ]);
    },
  );

  it('passes a query with words on unchanged', async () => {
    asked.mockClear();
    await client.search(questions('rad'));
    expect(asked).toHaveBeenCalledExactlyOnceWith(questions('rad'), undefined);
  });

  it('rejects when the request fails', async () => {
    asked.mockRejectedValueOnce(new Error('Unreachable hosts'));
    await expect(client.search(questions('rad'))).rejects.toThrow('Unreachable hosts');
  });

  it.each([
    ['http://localhost:4010', {url: 'localhost:4010', protocol: 'http'}],
    ['https://search.example', {url: 'search.example', protocol: 'https'}],
  ])('uses the URL of a stand-in, with as many retries as Algolia has hosts: %s', (url, host) => {
    const {transporter} = createSearchClient(access(url));
    const algolias = createSearchClient(access(null)).transporter.hosts;
    const asked = algolias.filter(({accept}) => accept !== 'write');
    expect(transporter.hosts).toEqual(asked.map(() => expect.objectContaining(host) as object));
  });

  it("uses Algolia's own hosts without a stand-in", () => {
    const {transporter} = createSearchClient(access(null));
    const hosts = transporter.hosts.map(({url}) => url);
    expect(hosts).toHaveLength(5);
    expect(hosts.every((url) => /^DEMO(-dsn|-\d)?\.algolia(net)?\./.test(url))).toBe(true);
  });
});

function access(url: string | null) {
  return {appId: 'DEMO', searchKey: 'key', url, products: 'p', collections: 'c'};
}
