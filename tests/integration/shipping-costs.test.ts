import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/shipping-costs';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';

openShop();

describe('shipping costs and delivery time', () => {
  it('are what the shop wrote in Shopify, in both languages', async () => {
    const german = await new Visitor().open(loader, '/versandkosten-lieferzeit');
    const english = await new Visitor().open(loader, '/en-us/shipping-costs');
    expect(german.policy.body).toContain('2–3 Werktage');
    expect(english.policy.body).toContain('2–3 working days');
    expect(german.meta).toContainEqual({title: `${german.policy.title} – Radladen`});
  });

  it('are missing while none are published', async () => {
    const body = JSON.stringify({data: {shop: {shippingPolicy: null}}});
    standIns.shop.orderFault({operation: 'ShippingPolicy', status: 200, body});
    const answer = await new Visitor().ask(loader, '/versandkosten-lieferzeit');
    expect(answer).toMatchObject({
      status: 404,
      data: {message: 'Page not found: /versandkosten-lieferzeit'},
    });
  });
});
