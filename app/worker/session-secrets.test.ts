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
  /** As an older version wrote it, with a flashed value. */
  const signed =
    'session=eyJjdXN0b21lciI6eyJ0b2tlbiI6ImExYjJjM2Q0ZTVmNiIsImV4cGlyZXNBdCI6IjIwMjYtMTItMjFUMTA6MDA6MDAu' +
    'MDAwWiJ9LCJfX2ZsYXNoX25vdGljZXNfXyI6ImRhIn0%3D.9AmD7XX%2FGVqyVmvWWLJDit2oGhfqhmHWF%2BTp%2FTXA3oE';

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

  it('opens what an older version has only signed, and encrypts it', async () => {
    for (const secrets of [[secret], [newer, secret]] as [string, ...string[]][]) {
      const session = await open(signed, secrets);
      expect(session.customer()).toEqual(access);
      const next = await open(await session.commit(), [secrets[0]]);
      expect(next.customer()).toEqual(access);
      expect(await next.commit()).toBeNull();
    }
    expect((await open(signed, [newer])).customer()).toBeNull();
  });
});
