import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../tests/setup';
import {
  countingWindow,
  countingWindows,
  bindingOf,
  type Limits,
  openLimits,
  perMinute,
  perRecipient,
  type Purpose,
} from './limits.server';

const purposes = Object.keys(perMinute) as Purpose[];
const home = '203.0.113.7';

const reported: string[] = [];
const log = {
  report(event: string, limit?: string) {
    reported.push(`${event} ${limit}`);
    return Promise.resolve();
  },
};
beforeEach(() => void reported.splice(0));

const isolate = () => {
  const windows = countingWindows();
  return (address: string | null, env: object = {}) =>
    openLimits({env, address, windows, secret: 'a secret of the session', log});
};

async function allowed(limits: Limits, purpose: Purpose, times: number, key?: string) {
  let passed = 0;
  for (let at = 0; at < times; at += 1) if (await limits.allows(purpose, key)) passed += 1;
  return passed;
}

describe('limits counted in the isolate', () => {
  it.each(purposes)('count each visitor separately: %s', async (purpose) => {
    const visitor = isolate();
    const most = perMinute[purpose];
    expect(await allowed(visitor(home), purpose, most + 3)).toBe(most);
    expect(await allowed(visitor('203.0.113.8'), purpose, 1)).toBe(1);
    expect(reported).toEqual(Array(3).fill(`limit-reached ${purpose}`));
  });

  it('count each purpose and each key separately', async () => {
    const visitor = isolate();
    await allowed(visitor(home), 'recover', 20);
    expect(await visitor(home).allows('recover')).toBe(false);
    expect(await visitor(home).allows('signIn')).toBe(true);
    expect(await visitor(home).allows('recover', 'leasing')).toBe(true);
  });

  it('treat all addresses of one IPv6 network as one visitor', async () => {
    const visitor = isolate();
    for (let at = 0; at < perMinute.signIn; at += 1) {
      expect(await visitor(`2001:db8:1:2::${at.toString(16)}`).allows('signIn')).toBe(true);
    }
    expect(await visitor('2001:db8:1:2:ffff::1').allows('signIn')).toBe(false);
    expect(await visitor('2001:db8:1:3::1').allows('signIn')).toBe(true);
  });

  it.each([null, '127.0.0.1'])(
    'are more generous when the visitor is unknown: %s',
    async (address) => {
      const visitor = isolate();
      const most = perMinute.signIn * 30;
      expect(await allowed(visitor(address), 'signIn', most + 1)).toBe(most);
      expect(await visitor(home).allows('signIn')).toBe(true);
    },
  );
});

describe('confirmations to one mailbox', () => {
  afterEach(() => vi.useRealTimers());

  it('are limited to three a day, however the address is written and wherever requested', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const visitor = isolate();
    const names = ['jana@mail.example', 'Jana@Mail.example', 'jana+rad@mail.example'];
    for (const [at, name] of names.entries()) {
      expect(await visitor(`203.0.113.${at}`).maySendConfirmationTo(name, `mail ${at}`)).toBe(true);
    }
    expect(await visitor('203.0.113.9').maySendConfirmationTo('jana+x@mail.example', 'x')).toBe(
      false,
    );
    expect(reported).toEqual(['limit-reached confirmation']);
    expect(await visitor('203.0.113.9').maySendConfirmationTo('otto@mail.example', 'x')).toBe(true);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    expect(await visitor('203.0.113.9').maySendConfirmationTo('jana@mail.example', 'y')).toBe(true);
  });

  it('count the spellings that Gmail delivers to one mailbox together, and no others', async () => {
    const limits = isolate()(home);
    const accepted: string[] = [];
    for (const email of [
      ...['jana.rad@gmail.com', 'j.a.n.a.rad@gmail.com', 'janarad@googlemail.com'],
      ...['Jana.R.a.d+x@GoogleMail.com', 'jana.rad@mail.example', 'janarad@mail.example'],
    ]) {
      if (await limits.maySendConfirmationTo(email, `mail to ${email}`)) accepted.push(email);
    }
    expect(accepted).toEqual([
      ...['jana.rad@gmail.com', 'j.a.n.a.rad@gmail.com', 'janarad@googlemail.com'],
      ...['jana.rad@mail.example', 'janarad@mail.example'],
    ]);
  });

  it('are limited further by the platform, which does not receive the address', async () => {
    const asked: string[] = [];
    const LIMIT_CONFIRMATION = {
      limit({key}: {key: string}) {
        asked.push(key);
        return Promise.resolve({success: asked.length <= perRecipient.minute});
      },
    };
    const visitor = isolate();
    const answers: boolean[] = [];
    for (let at = 0; at < 3; at += 1) {
      const limits = visitor(home, {LIMIT_CONFIRMATION});
      answers.push(await limits.maySendConfirmationTo('jana@mail.example', `mail ${at}`));
    }
    expect(answers).toEqual([true, true, false]);
    const again = visitor(home, {LIMIT_CONFIRMATION}).maySendConfirmationTo(
      'jana@mail.example',
      'mail 0',
    );
    expect(await again).toBe(true);
    expect(asked).toEqual(Array(3).fill(expect.stringMatching(/^[\da-f]{64}$/)));
  });
});

describe('limits of the platform', () => {
  const asked: string[] = [];
  const binding = (limit: (attempt: {key: string}) => Promise<{success: boolean}>) => ({
    LIMIT_SIGN_IN: {limit},
  });

  it('decide, and receive neither address nor key in plain text', async () => {
    const refusing = binding(({key}) => {
      asked.push(key);
      return Promise.resolve({success: false});
    });
    const limits = isolate()(home, refusing);
    expect(await limits.allows('signIn', 'jana@mail.example')).toBe(false);
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(await limits.allows('recover')).toBe(true);
  });

  it('fall back to the isolate when they fail', async () => {
    const limits = isolate()(
      home,
      binding(() => Promise.reject(new Error('no counter'))),
    );
    expectConsoleError('The platform’s rate limiter failed: signIn');
    expect(await limits.allows('signIn')).toBe(true);
    expect(await allowed(limits, 'signIn', 20)).toBe(perMinute.signIn - 1);
  });

  it('match the numbers in wrangler.jsonc', () => {
    const config = readFileSync('wrangler.jsonc', 'utf8');
    const limits = config.matchAll(
      /"name": "(LIMIT_\w+)", "namespace_id": "\d+", "simple": \{"limit": (\d+), "period": 60\}/g,
    );
    const configured = new Map(Array.from(limits, ([, name, limit]) => [name, Number(limit)]));
    const meant = purposes.map((one) => [bindingOf(one), perMinute[one]] as const);
    const confirmation = [bindingOf('confirmation'), perRecipient.minute] as const;
    expect(configured).toEqual(new Map<string, number>([...meant, confirmation]));
  });
});

beforeEach(() => void vi.useFakeTimers({now: 0}));
afterEach(() => void vi.useRealTimers());

const attempts = (times: number, attempt: () => boolean) => Array.from({length: times}, attempt);

describe('a counting window', () => {
  it('allows as many attempts as its limit, separately for each key', () => {
    const window = countingWindow({entries: 10, ttlMs: 60_000});
    expect(attempts(4, () => window.counts('a', 3))).toEqual([true, true, true, false]);
    expect(window.counts('b', 3)).toBe(true);
  });

  it('resets when its time is over, not with each attempt', () => {
    const window = countingWindow({entries: 10, ttlMs: 60_000});
    attempts(4, () => window.counts('a', 3));
    vi.setSystemTime(59_999);
    expect(window.counts('a', 3)).toBe(false);
    vi.setSystemTime(60_000);
    expect(window.counts('a', 3)).toBe(true);
  });

  it('evicts the oldest key beyond its capacity', () => {
    const window = countingWindow({entries: 2, ttlMs: 60_000});
    for (const key of ['a', 'b', 'c']) window.counts(key, 1);
    expect(window.counts('c', 1)).toBe(false);
    expect(window.counts('b', 1)).toBe(false);
    expect(window.counts('a', 1)).toBe(true);
  });

  it('rejects every attempt when the limit is 0', () => {
    expect(countingWindow({entries: 2, ttlMs: 1}).counts('a', 0)).toBe(false);
  });
});
