import {afterEach, describe, expect, it, vi} from 'vitest';
import {openCookieJar} from './cookies.server';
import {openSession} from './session.server';

const secret = 'only-for-this-test-0123456789-0123';
const newer = 'newer-only-for-this-test-0123456789';

afterEach(() => vi.useRealTimers());

/** The session of a browser with this cookie, and what committing it sets. */
async function open(
  cookie: string | null = null,
  url = 'https://shop.test/',
  secrets: [string, ...string[]] = [secret],
) {
  const jar = openCookieJar(new Request(url, {headers: cookie ? {Cookie: cookie} : {}}));
  const session = await openSession(jar, secrets);
  return {
    ...session,
    async commit(answer?: {isDiscarded: boolean}): Promise<string | null> {
      await session.commit(answer);
      return jar.headers().find((header) => /^(__Host-)?session=/.test(header)) ?? null;
    },
  };
}

async function cookieWith(value: unknown): Promise<string> {
  const session = await open();
  session.flash('notices', value);
  return (await session.commit())?.split(';')[0] ?? '';
}

describe('the session', () => {
  it('returns a flashed value once, on the next page', async () => {
    const next = await open(await cookieWith(['Im Warenkorb']));
    expect(next.take('notices')).toEqual(['Im Warenkorb']);
    expect(next.take('notices')).toBeNull();

    const afterwards = await open((await next.commit())?.split(';')[0]);
    expect(afterwards.take('notices')).toBeNull();
  });

  it('is removed once it is empty, and not set before it has a value', async () => {
    const next = await open(await cookieWith(['Im Warenkorb']));
    next.take('notices');
    expect(await next.commit()).toBe(
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    const session = await open();
    session.flash('notices', 'da');
    session.take('notices');
    expect(await session.commit()).toBeNull();
  });

  it('keeps a value that was not read', async () => {
    const kept = await open(await cookieWith('da'));
    expect(kept.take('other')).toBeNull();
    expect(await kept.commit()).toBeNull();
  });

  it('returns a value flashed in the same request', async () => {
    const session = await open();
    session.flash('notices', 'da');
    expect(session.take('notices')).toBe('da');
  });

  it('is HttpOnly and SameSite=Lax, and Secure except on localhost', async () => {
    const session = await open();
    session.flash('notices', 'da');
    expect(await session.commit()).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

    const local = await open(null, 'http://localhost:3000/');
    local.flash('notices', 'da');
    expect(await local.commit()).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is empty when it was encrypted with another secret', async () => {
    const cookie = await cookieWith('da');
    expect((await open(cookie, 'https://shop.test/', [newer])).take('notices')).toBeNull();
  });

  it.each([
    '__Host-session=',
    '__Host-session=a',
    '__Host-session=abc',
    '__Host-session=abc.def',
    '__Host-session=abc.d-f',
    '__Host-session=%E0%A4%A',
    '__Host-session=e30%3D.',
    `__Host-session=${'A'.repeat(3000)}`,
  ])('is empty when the cookie is malformed: %s', async (cookie) => {
    const session = await open(cookie);
    expect(session.take('notices')).toBeNull();
  });

  it('is empty when the cookie was tampered with', async () => {
    const cookie = await cookieWith('da');
    const changed = cookie.replace(/(?<=session=.{40})./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect(changed).not.toBe(cookie);
    expect((await open(changed)).take('notices')).toBeNull();
  });
});

describe('the sign-in in the session', () => {
  const access = {token: 'a1b2', expiresAt: '2026-12-21T10:00:00.000Z'};

  async function signIn(session: Awaited<ReturnType<typeof open>>): Promise<string> {
    session.signIn(access);
    return (await session.commit()) ?? '';
  }

  it('is stored until 30 days after the token expires', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z')});
    const header = await signIn(await open());
    expect(header).toContain('; Expires=Wed, 20 Jan 2027 10:00:00 GMT; HttpOnly; Secure;');
    const next = await open(header.split(';')[0]);
    expect(next.customer()).toEqual(access);
    expect(await next.commit()).toBeNull();
  });

  it('starts with an otherwise empty session', async () => {
    const header = await signIn(await open(await cookieWith('da')));
    expect((await open(header.split(';')[0])).take('notices')).toBeNull();
  });

  it('is stored next to messages and removed without them', async () => {
    const session = await open((await signIn(await open())).split(';')[0]);
    session.flash('notices', 'da');
    const both = await open((await session.commit())?.split(';')[0]);
    expect(both.customer()).toEqual(access);
    both.signOut();
    const header = (await both.commit()) ?? '';
    expect(header).not.toContain('Expires');
    const after = await open(header.split(';')[0]);
    expect(after.customer()).toBeNull();
    expect(after.take('notices')).toBe('da');
  });
});

describe('messages too large for a cookie', () => {
  const many = Array.from({length: 500}, (_, at) => ({
    lineId: `line-${at}`,
    quantity: '?'.repeat(100),
  }));
  const access = {token: 'a'.repeat(250), expiresAt: '2026-12-21T10:00:00.000Z'};

  it('are dropped, and no others', async () => {
    const session = await open();
    session.flash('receipt', 'kept');
    session.flash('notices', {error: 'quantity', refused: many});
    const next = await open((await session.commit())?.split(';')[0]);
    expect(next.take('notices')).toBeNull();
    expect(next.take('receipt')).toBe('kept');
  });

  it('are replaced by later ones and never displace the sign-in', async () => {
    const session = await open();
    session.signIn(access);
    for (const key of ['a', 'b', 'c', 'd', 'e']) session.flash(key, '~'.repeat(900));
    const header = (await session.commit()) ?? '';
    expect(header.length).toBeLessThanOrEqual(4096);
    const next = await open(header.split(';')[0]);
    expect(next.customer()).toEqual(access);
    expect(next.take('e')).toBe('~'.repeat(900));
    expect(next.take('a')).toBeNull();
  });
});

describe('messages read for a response that is not seen', () => {
  it('remain for the next page, with the newest value', async () => {
    const session = await open(await cookieWith('alt'));
    session.take('notices');
    session.flash('notices', 'neu');
    session.take('notices');
    const next = await open((await session.commit({isDiscarded: true}))?.split(';')[0]);
    expect(next.take('notices')).toBe('neu');
  });
});

describe('the session secret', () => {
  const access = {token: 'a1b2c3d4e5f6', expiresAt: '2026-12-21T10:00:00.000Z'};

  it('encrypts the content of the session', async () => {
    const session = await open();
    session.signIn(access);
    const [, value = ''] = (await session.commit())?.split(/[=;]/) ?? [];
    expect(atob(value.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(access.token);
    const again = await open();
    again.signIn(access);
    expect(await again.commit()).not.toContain(value);
  });

  it('can be rotated without signing anybody out, and cookies are rewritten with the new one', async () => {
    const session = await open();
    session.signIn(access);
    const old = await session.commit();
    const rotated = await open(old?.split(';')[0], undefined, [newer, secret]);
    expect(rotated.customer()).toEqual(access);
    const rewritten = await rotated.commit();

    const afterwards = await open(rewritten?.split(';')[0], undefined, [newer]);
    expect(afterwards.customer()).toEqual(access);
    expect(await afterwards.commit()).toBeNull();
  });
});
