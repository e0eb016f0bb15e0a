import type {LiteClient} from 'algoliasearch/lite';
import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, withoutEmptyQueries} from './SearchAnswers';

const asked = vi.fn<LiteClient['search']>(() => Promise.resolve({results: []}));
const client = withoutEmptyQueries({search: asked});
const questions = (query: string) =>
  ['radladen_collections', 'radladen_products'].map((indexName) => ({indexName, params: {query}}));

describe('the search client of the browser', () => {
  it.each(['', '   ', '😀', '*', '((('])('asks nobody for no words: "%s"', async (query) => {
    asked.mockClear();
    const {results} = await client.search(questions(query));
    expect(asked).not.toHaveBeenCalled();
    expect(results).toHaveLength(2);
    expect(results).toMatchObject([
      {query, hits: [], nbHits: 0},
      {query, hits: [], nbHits: 0},
    ]);
  });

  it('passes on what has words, as it is', async () => {
    asked.mockClear();
    await client.search(questions('rad'));
    expect(asked).toHaveBeenCalledExactlyOnceWith(questions('rad'), undefined);
  });

  it('passes on a failure', async () => {
    asked.mockRejectedValueOnce(new Error('Unreachable hosts'));
    await expect(client.search(questions('rad'))).rejects.toThrow('Unreachable hosts');
  });

  it.each([
    ['http://localhost:4010', {url: 'localhost:4010', protocol: 'http'}],
    ['https://search.example', {url: 'search.example', protocol: 'https'}],
  ])(
    'asks at the address of a stand-in, as often as at Algolia when no answer comes: %s',
    (url, host) => {
      const {transporter} = createSearchClient(access(url));
      const algolias = createSearchClient(access(null)).transporter.hosts;
      const asked = algolias.filter(({accept}) => accept !== 'write');
      expect(transporter.hosts).toEqual(asked.map(() => expect.objectContaining(host) as object));
    },
  );

  it("asks Algolia's own hosts without one", () => {
    const {transporter} = createSearchClient(access(null));
    const hosts = transporter.hosts.map(({url}) => url);
    expect(hosts).toHaveLength(5);
    expect(hosts.every((url) => /^DEMO(-dsn|-\d)?\.algolia(net)?\./.test(url))).toBe(true);
  });
});

function access(url: string | null) {
  return {appId: 'DEMO', searchKey: 'key', url, products: 'p', collections: 'c'};
}
