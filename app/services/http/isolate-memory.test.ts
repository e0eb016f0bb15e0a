import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createDeduplicator,
  createIsolateMemory,
  createRenderCache,
  memoize,
} from './isolate-memory';

vi.stubGlobal('caches', {});

describe('the memory of an isolate', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns a stored value until it expires', () => {
    const memory = createIsolateMemory({entries: 2, ttlMs: 1000});
    memory.set('menu', {items: []});
    vi.advanceTimersByTime(999);
    expect(memory.get('menu')).toEqual({items: []});
    vi.advanceTimersByTime(1);
    expect(memory.get('menu')).toBeUndefined();
  });

  it('evicts the oldest entry beyond its limit', () => {
    const memory = createIsolateMemory({entries: 2, ttlMs: 1000});
    memory.set('a', 1);
    memory.set('b', 2);
    memory.set('a', 3);
    memory.set('c', 4);
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([3, undefined, 4]);
  });
});

describe('the render cache', () => {
  it('reuses the result for equal inputs, renders others and evicts the oldest beyond its limit', () => {
    const rendered = createRenderCache(2);
    expect(rendered(['de', {price: 1}], () => 'first')).toBe('first');
    expect(rendered(['de', {price: 1}], () => 'second')).toBe('first');
    expect(rendered(['en', {price: 1}], () => 'english')).toBe('english');
    expect(rendered(['de', {price: 2}], () => 'dearer')).toBe('dearer');
    expect(rendered(['de', {price: 1}], () => 'forgotten')).toBe('forgotten');
  });

  it('caches an empty result', () => {
    const rendered = createRenderCache(2);
    rendered(['empty'], () => '');
    expect(rendered(['empty'], () => 'made again')).toBe('');
  });
});

it('memoize creates a value once per object, even when it is undefined', () => {
  const make = vi.fn(({name}: {name: string}) => (name === '' ? undefined : `Rad ${name}`));
  const ask = memoize(make);
  const [a, b, nothing] = [{name: 'A'}, {name: 'B'}, {name: ''}];
  expect([a, b, a, nothing, nothing].map(ask)).toEqual([
    'Rad A',
    'Rad B',
    'Rad A',
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});

describe('a deduplicator', () => {
  const done = (text: string) => ({text});
  const isDone = ({text}: {text: string}) => text !== 'refused';
  const ignore = () => undefined;

  it('runs once for the same key, even for concurrent calls', async () => {
    const once = createDeduplicator(isDone);
    const act = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return done('made');
    });
    const answers = await Promise.all([once('key', act, ignore), once('key', act, ignore)]);
    expect(answers).toEqual([
      {outcome: done('made'), isDuplicate: false},
      {outcome: done('made'), isDuplicate: true},
    ]);
    expect(await once('key', act, ignore)).toHaveProperty('isDuplicate', true);
    expect(act).toHaveBeenCalledOnce();
  });

  it('runs again for another key', async () => {
    const once = createDeduplicator(isDone);
    const act = vi.fn(() => Promise.resolve(done('made')));
    await once('one', act, ignore);
    await once('other', act, ignore);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('runs again after a rejected outcome, a failure or expiry', async () => {
    vi.useFakeTimers();
    const once = createDeduplicator(isDone);
    expect(await once('key', () => Promise.resolve(done('refused')), ignore)).toHaveProperty(
      'outcome.text',
      'refused',
    );
    await expect(once('key', () => Promise.reject(new Error('out')), ignore)).rejects.toThrow(
      'out',
    );
    expect(await once('key', () => Promise.resolve(done('made')), ignore)).toHaveProperty(
      'isDuplicate',
      false,
    );
    vi.advanceTimersByTime(10_001);
    expect(await once('key', () => Promise.resolve(done('anew')), ignore)).toEqual({
      outcome: done('anew'),
      isDuplicate: false,
    });
    vi.useRealTimers();
  });
});
