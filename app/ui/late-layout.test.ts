// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {layOutRest} from './late-layout';

it('what is below the fold is laid out one part in each frame', () => {
  document.body.innerHTML = '<div class="late-layout"></div><div class="late-layout"></div>';
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const waiting = () => document.getElementsByClassName('late-layout').length;
  layOutRest();
  expect(waiting()).toBe(1);
  frames.shift()?.();
  expect(waiting()).toBe(0);
  frames.shift()?.();
  expect(frames).toEqual([]);
});
