import {describe, expect, it} from 'vitest';
import {nextPhase} from './Chrome';

describe('the loading bar', () => {
  it('appears after 200 ms, so that fast pages show none', () => {
    expect(nextPhase('idle', true)).toEqual({phase: 'loading', delay: 200});
    expect(nextPhase('idle', false)).toBeNull();
  });

  it('keeps growing until the page has loaded', () => {
    expect(nextPhase('loading', true)).toBeNull();
  });

  it('stays full for 500 ms and is reset 400 ms later', () => {
    expect(nextPhase('loading', false)).toEqual({phase: 'done', delay: 0});
    expect(nextPhase('done', false)).toEqual({phase: 'hidden', delay: 500});
    expect(nextPhase('hidden', false)).toEqual({phase: 'idle', delay: 400});
  });

  it('restarts when another page is requested meanwhile', () => {
    expect(nextPhase('done', true)).toEqual({phase: 'loading', delay: 200});
    expect(nextPhase('hidden', true)).toEqual({phase: 'loading', delay: 200});
  });
});
