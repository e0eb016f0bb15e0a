import {expect, test} from 'vitest';
import {RenderSlots} from './render-slots';

test('jobs run up to the limit at once, those of visitors before background jobs', async () => {
  const slots = new RenderSlots(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string) => async (): Promise<void> => {
    order.push(name);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  };
  await Promise.all([
    slots.run('background', job('b1')),
    slots.run('background', job('b2')),
    slots.run('visitor', job('v1')),
    slots.run('visitor', job('v2')),
    slots.run('visitor', job('v3')),
  ]);
  expect(most).toBe(2);
  expect(order).toEqual(['b1', 'v1', 'v2', 'v3', 'b2']);
});

test('a job that fails frees its slot', async () => {
  const slots = new RenderSlots(1);
  await expect(slots.run('visitor', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  await expect(slots.run('visitor', () => Promise.resolve(1))).resolves.toBe(1);
});
