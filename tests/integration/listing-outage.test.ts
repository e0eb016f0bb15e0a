import {http, HttpResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {loader as openCollection} from '../../app/routes/collection';
import {loader as openSearch} from '../../app/routes/search';
import {expectConsoleError} from '../setup';
import {server, standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

const faults = [
  ['refuses', {status: 403}],
  ['is broken', {status: 500, times: 4}],
  ['answers rubbish', {garbage: true, times: 4}],
] as const;

describe('when the search service', () => {
  it.each(faults)(
    '%s, a collection responds with 500 and everything but its list',
    async (_, fault) => {
      standIns.algolia.injectFault(fault);
      expectConsoleError('Algolia products failed');
      const {status, data} = await new Visitor().request(openCollection, '/collections/e-trekking');
      expect(status).toBe(500);
      expect(data).toMatchObject({
        collection: {
          title: 'E-Trekking',
          listing: null,
          breadcrumb: [{handle: 'e-bikes'}],
        },
      });
      expect(data).toHaveProperty('collection.quickLinks[3]');
    },
  );

  it.each(faults)(
    '%s, the results page responds with 500, the words and suggestions',
    async (_, fault) => {
      standIns.algolia.injectFault({...fault, match: '_products'});
      expectConsoleError('Algolia products failed');
      const {status, data} = await new Visitor().request(openSearch, '/suche?q=rad&frame=Trapez');
      expect(status).toBe(500);
      expect(data).toMatchObject({
        search: {q: 'rad', listing: null, failed: true},
      });
      expect(data).toHaveProperty('search.suggestions[0].handle', 'e-bikes');
    },
  );

  it('is down, an unknown collection still returns 404', async () => {
    standIns.algolia.injectFault({status: 403});
    expectConsoleError('Algolia products failed');
    const answer = await new Visitor().request(openCollection, '/collections/gibt-es-nicht');
    expect(answer.status).toBe(404);
  });

  it('fails once, the list is still shown', async () => {
    standIns.algolia.injectFault({status: 503});
    const {collection} = await new Visitor().open(openCollection, '/collections/e-bikes');
    expect(collection.listing?.products).toHaveLength(25);
  });

  it('knows variants instead of products, the log says that a list is empty', async () => {
    const found = {hits: [{objectID: '40000001'}], nbHits: 40};
    server.use(
      http.post('*/1/indexes/*/queries', () => HttpResponse.json({results: [found]}), {once: true}),
    );
    expectConsoleError(': Shopify sells none of the products');
    const {collection} = await new Visitor().open(openCollection, '/collections/e-bikes');
    expect(collection.listing).toMatchObject({products: []});
  });
});
