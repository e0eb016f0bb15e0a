import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';

openShop();

const handle = noteworthyHandles.flagship;

describe('an outage', () => {
  it.each([
    ['an error status', {status: 503}, 503],
    ['too many requests', {status: 429}, 429],
    ['a page of maintenance', {status: 200, body: '<html>Wartung</html>'}, 200],
    ['its throttle', {throttled: true}, 429],
  ])('of Shopify ends the page: %s', async (_, fault, status) => {
    standIns.shop.orderFault({operation: 'Product', times: 2, ...fault});
    const page = new Visitor().open(loader, `/products/${handle}`);
    await expect(page).rejects.toMatchObject({name: 'ServiceOutage', operation: 'Product', status});
  });

  it('that passes at once is not noticed', async () => {
    const {product} = await new Visitor().open(loader, '/products/einmal-gestoert');
    expect(product.handle).toBe(handle);
  });

  it('of recommendations leaves them out', async () => {
    standIns.shop.orderFault({operation: 'ProductRecommendations', status: 503, times: 2});
    expectConsoleError('Shopify ProductRecommendations failed (503)');
    const page = await new Visitor().open(loader, `/products/${handle}`);
    expect(page.recommended).toEqual([]);
    expect(page.product.handle).toBe(handle);
  });
});
