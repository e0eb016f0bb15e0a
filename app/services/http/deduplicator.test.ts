import {expect, it, vi} from 'vitest';
import {createDeduplicator} from './isolate-memory';

vi.stubGlobal('caches', {});

const done = (text: string) => ({text});
const isDone = ({text}: {text: string}) => text !== 'refused';
const ignore = () => undefined;

it('does the same once, also for who asks while it is under way', async () => {
  const once = createDeduplicator(isDone);
  const act = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return done('made');
  });
  const answers = await Promise.all([once('key', act, ignore), once('key', act, ignore)]);
  expect(answers).toEqual([
    {outcome: done('made'), again: false},
    {outcome: done('made'), again: true},
  ]);
  expect(await once('key', act, ignore)).toHaveProperty('again', true);
  expect(act).toHaveBeenCalledOnce();
});

it('does what has another key', async () => {
  const once = createDeduplicator(isDone);
  const act = vi.fn(() => Promise.resolve(done('made')));
  await once('one', act, ignore);
  await once('other', act, ignore);
  expect(act).toHaveBeenCalledTimes(2);
});

it('tries anew what was refused, what failed and what is long ago', async () => {
  vi.useFakeTimers();
  const once = createDeduplicator(isDone);
  expect(await once('key', () => Promise.resolve(done('refused')), ignore)).toHaveProperty(
    'outcome.text',
    'refused',
  );
  await expect(once('key', () => Promise.reject(new Error('out')), ignore)).rejects.toThrow('out');
  expect(await once('key', () => Promise.resolve(done('made')), ignore)).toHaveProperty(
    'again',
    false,
  );
  vi.advanceTimersByTime(10_001);
  expect(await once('key', () => Promise.resolve(done('anew')), ignore)).toEqual({
    outcome: done('anew'),
    again: false,
  });
  vi.useRealTimers();
});
