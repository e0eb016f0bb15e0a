import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/content-page';
import {openShop, Visitor} from './call-route';

openShop();

describe('a path that no page answers', () => {
  it.each(['/gibt/es/nicht', '/en-us/there/is/none', '/en-us/warenkorb', '/ratgeber/100%25'])(
    'is missing, with header, footer and best sellers: %s',
    async (path) => {
      const answer = await new Visitor().ask(loader, path);
      expect(answer).toMatchObject({status: 404, data: {message: `Page not found: ${path}`}});
      expect(answer.data).toHaveProperty('bestSellers.length', 8);
    },
  );

  it('may be an old address', async () => {
    const leadsTo = async (path: string) => await new Visitor().ask(loader, path);
    expect(await leadsTo('/alte-seite')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes',
    });
    expect(await leadsTo('/Alte-Seite?utm_source=brief')).toMatchObject({
      status: 301,
      location: '/collections/e-bikes',
    });
    expect(await leadsTo('/en-us/alte-seite')).toMatchObject({
      status: 301,
      location: '/en-us/collections/e-bikes',
    });
  });

  it('finds no old address by quotes and stars', async () => {
    expect(await new Visitor().ask(loader, '/%22alte-seite*')).toMatchObject({status: 404});
    expect(await new Visitor().ask(loader, '/*')).toMatchObject({status: 404});
  });
});
