import {describe, expect, it} from 'vitest';
import {openCookieJar} from './cookies.server';
import {openSession} from './session.server';

const secret = 'only-for-this-test-0123456789-0123';
const newer = 'newer-only-for-this-test-0123456789';

/** The session of a browser with this cookie; committing tells the cookie that it sets. */
async function open(cookie: string | null = null, secrets: [string, ...string[]] = [secret]) {
  const headers = cookie ? {Cookie: cookie} : undefined;
  const jar = openCookieJar(new Request('https://shop.test/', {headers}));
  const session = await openSession(jar, secrets);
  return {
    ...session,
    async commit(): Promise<string | null> {
      await session.commit();
      const set = jar.headers().find((header) => header.startsWith('__Host-session='));
      return set?.split(';')[0] ?? null;
    },
  };
}

describe('the secret of sessions', () => {
  const access = {token: 'a1b2c3d4e5f6', expiresAt: '2026-12-21T10:00:00.000Z'};

  it('hides what the session holds', async () => {
    const session = await open();
    session.signIn(access);
    const [, value = ''] = (await session.commit())?.split('=') ?? [];
    expect(atob(value.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(access.token);
    const again = await open();
    again.signIn(access);
    expect(await again.commit()).not.toContain(value);
  });

  it('can be replaced: the new one in front signs nobody out and takes over what the old one wrote', async () => {
    const session = await open();
    session.signIn(access);
    const old = await session.commit();
    const rotated = await open(old, [newer, secret]);
    expect(rotated.customer()).toEqual(access);
    const rewritten = await rotated.commit();

    const afterwards = await open(rewritten, [newer]);
    expect(afterwards.customer()).toEqual(access);
    expect(await afterwards.commit()).toBeNull();
  });
});
