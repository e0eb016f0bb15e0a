import {beforeEach, describe, expect, it} from 'vitest';
import {contextOf, freshIsolate, SHOP} from '../../tests/fakes/request-context';
import {contentSecurityPolicy} from './content-security-policy.server';

beforeEach(freshIsolate);

/** Whom a page may talk to. */
async function partnersOf(settings: Record<string, string>): Promise<string[]> {
  const context = await contextOf(new Request(SHOP), settings);
  const {header} = contentSecurityPolicy(context);
  return /connect-src ([^;]*)/.exec(header)?.[1]?.trim().split(' ') ?? [];
}

describe('a page may talk to', () => {
  it('the shop, the search service and whom Hydrogen names, and to nobody else', async () => {
    const partners = await partnersOf({ALGOLIA_URL: '', ALGOLIA_APP_ID: 'APP1'});
    expect(partners.filter((partner) => partner.includes('algolia'))).toEqual([
      'https://APP1-dsn.algolia.net',
      'https://APP1-1.algolianet.com',
      'https://APP1-2.algolianet.com',
      'https://APP1-3.algolianet.com',
    ]);
    expect(partners).toContain("'self'");
    expect(partners).not.toContain('*');
    expect(partners).not.toContain('https:');
  });

  it('a stand-in of the search service instead', async () => {
    const partners = await partnersOf({ALGOLIA_URL: 'http://127.0.0.1:4010'});
    expect(partners).toContain('http://127.0.0.1:4010');
    expect(partners.join(' ')).not.toContain('algolia');
  });
});
