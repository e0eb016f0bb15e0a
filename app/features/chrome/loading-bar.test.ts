import {describe, expect, it} from 'vitest';
import {nextPhase} from './Chrome';

describe('the loading bar', () => {
  it('waits 200 ms, so that fast pages show none', () => {
    expect(nextPhase('idle', true)).toEqual({phase: 'loading', delay: 200});
    expect(nextPhase('idle', false)).toBeNull();
  });

  it('grows for as long as it takes', () => {
    expect(nextPhase('loading', true)).toBeNull();
  });

  it('stands full for 500 ms, and is ready again 400 ms later', () => {
    expect(nextPhase('loading', false)).toEqual({phase: 'done', delay: 0});
    expect(nextPhase('done', false)).toEqual({phase: 'hidden', delay: 500});
    expect(nextPhase('hidden', false)).toEqual({phase: 'idle', delay: 400});
  });

  it('begins anew when the next page is asked for meanwhile', () => {
    expect(nextPhase('done', true)).toEqual({phase: 'loading', delay: 200});
    expect(nextPhase('hidden', true)).toEqual({phase: 'loading', delay: 200});
  });
});
