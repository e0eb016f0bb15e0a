import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

const operations = () => standIns.shop.requests().map(({operation}) => operation);

describe('the address of a missing product', () => {
  it('responds with 404 and shows best sellers', async () => {
    const answer = await new Visitor().request(loader, '/products/gibt-es-nicht');
    expect(answer).toMatchObject({
      status: 404,
      data: {message: 'Page Not Found: /products/gibt-es-nicht'},
    });
    expect(answer.data).toHaveProperty('bestSellers.length', 8);
  });

  it('responds to crawlers with 404 without best sellers', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const answer = await new Visitor({userAgent}).request(loader, '/products/gibt-es-nicht');
    expect(answer).toMatchObject({status: 404, data: {bestSellers: []}});
    expect(operations()).not.toContain('BestSellers');
  });

  it.each([
    ['/products/fernweh-7', '/products/fernweh-7-trapez'],
    ['/en-us/products/fernweh-7', '/en-us/products/fernweh-7-trapez'],
    ['/products/fernweh-7?utm_source=x&gclid=1', '/products/fernweh-7-trapez?utm_source=x&gclid=1'],
    ['/en-us/products/fernweh-7?login=true', '/en-us/products/fernweh-7-trapez?login=true'],
  ])('follows a redirect stored in Shopify: %s', async (path, location) => {
    expect(await new Visitor().request(loader, path)).toMatchObject({status: 301, location});
  });

  it('responds with 404 even when best sellers and redirects fail', async () => {
    standIns.shop.injectFault({operation: 'BestSellers', status: 503, times: 2});
    standIns.shop.injectFault({operation: 'UrlRedirect', status: 503, times: 2});
    expectConsoleError('Shopify BestSellers failed (503)');
    expectConsoleError('Shopify UrlRedirect failed (503)');
    const answer = await new Visitor().request(loader, '/products/gibt-es-nicht');
    expect(answer).toMatchObject({status: 404, data: {bestSellers: []}});
  });
});
