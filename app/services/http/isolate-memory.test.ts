import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createIsolateMemory, createRenderMemory} from './isolate-memory';

describe('what an isolate remembers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what was put in, until its time is over', () => {
    const memory = createIsolateMemory({entries: 2, ttlMs: 1000});
    memory.set('menu', {items: []});
    vi.advanceTimersByTime(999);
    expect(memory.get('menu')).toEqual({items: []});
    vi.advanceTimersByTime(1);
    expect(memory.get('menu')).toBeUndefined();
  });

  it('never grows beyond its limit: the oldest entry goes', () => {
    const memory = createIsolateMemory({entries: 2, ttlMs: 1000});
    memory.set('a', 1);
    memory.set('b', 2);
    memory.set('a', 3);
    memory.set('c', 4);
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([3, undefined, 4]);
  });
});

describe('what was rendered', () => {
  it('is taken again for the same contents, made anew for others, and forgotten when there are too many', () => {
    const rendered = createRenderMemory(2);
    expect(rendered(['de', {price: 1}], () => 'first')).toBe('first');
    expect(rendered(['de', {price: 1}], () => 'again')).toBe('first');
    expect(rendered(['en', {price: 1}], () => 'english')).toBe('english');
    expect(rendered(['de', {price: 2}], () => 'dearer')).toBe('dearer');
    expect(rendered(['de', {price: 1}], () => 'forgotten')).toBe('forgotten');
  });

  it('may be nothing at all', () => {
    const rendered = createRenderMemory(2);
    rendered(['empty'], () => '');
    expect(rendered(['empty'], () => 'made again')).toBe('');
  });
});
