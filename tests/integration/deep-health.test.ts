import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {loader} from '../../app/routes/resources/health';
import {contextOf, SHOP} from '../fakes/request-context';
import {settings, standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';

setupShop();

const token = settings.HEALTH_TOKEN ?? '';
const answerSchema = z.object({
  ok: z.boolean(),
  findings: z.array(z.object({state: z.string(), what: z.string(), mend: z.string().optional()})),
});

async function ask(authorization: string | null, more: Record<string, string> = {}) {
  const headers = new Headers(authorization === null ? {} : {Authorization: authorization});
  headers.set('oxygen-buyer-ip', '203.0.113.9');
  const request = new Request(`${SHOP}/healthz?deep`, {headers});
  const context = await contextOf(request, more);
  return loader({request, params: {}, context: {...context}});
}

async function findings(more: Record<string, string> = {}) {
  const answer = await ask(`Bearer ${token}`, more);
  return {status: answer.status, ...answerSchema.parse(await answer.json())};
}

describe('/healthz?deep', () => {
  it('reports its findings on each service to the holder of the token', async () => {
    const answer = await ask(`Bearer ${token}`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const found = await findings();
    expect(found).toMatchObject({status: 200, ok: true});
    const said = found.findings.map(({what}) => what).join('\n');
    expect(said).toMatch(/Shopify answers and has products/);
    expect(said).toMatch(/menu main-menu: \d+ entries/);
    expect(said).toMatch(/story home/);
    expect(said).toMatch(/search: \d+ collections/);
    expect(said).not.toContain('sign in at');
    expect(JSON.stringify(found)).not.toContain(settings.PRIVATE_STOREFRONT_API_TOKEN);
  });

  it('reports where customers sign in at Shopify', async () => {
    const {findings: all} = await findings({CUSTOMER_ACCOUNTS: 'shopify'});
    expect(all.map(({what}) => what)).toContain('customers sign in at shop.test');
  });

  it('responds with 503 when a service is down, and still checks the others', async () => {
    standIns.shop.injectFault({operation: 'SitemapSize', status: 503, times: 4});
    const {status, ok, findings: all} = await findings();
    expect([status, ok]).toEqual([503, false]);
    expect(all.filter(({state}) => state === 'wrong')).toMatchObject([
      {mend: 'PUBLIC_STORE_DOMAIN, PRIVATE_STOREFRONT_API_TOKEN'},
    ]);
    expect(all.length).toBeGreaterThan(5);
  });

  it.each([
    ['config', 503],
    ['footer', 503],
    ['werkstatt-termin', 200],
  ])('responds to an unpublished story %s with %s', async (slug, expected) => {
    standIns.storyblok.edit(slug, {unpublish: true});
    const {status, findings: all} = await findings();
    expect(status).toBe(expected);
    expect(all.map(({what}) => what).join('\n')).toContain(`story ${slug} is not published`);
    standIns.storyblok.edit(slug, {publish: true});
  });

  it('responds with an empty 401 without the token, and with 429 after several attempts', async () => {
    expect((await ask(`Bearer ${token}`, {HEALTH_TOKEN: ''})).status).toBe(404);
    for (const wrong of [null, '', 'Bearer', `Bearer ${token}x`, token, 'Bearer undefined']) {
      const answer = await ask(wrong);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe('');
    }
    const rest = await Promise.all(Array.from({length: 10}, () => ask('Bearer x')));
    expect(rest.at(-1)?.status).toBe(429);
  });
});
