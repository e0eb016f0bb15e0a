import {describe, expect, it} from 'vitest';
import {followingPhase} from './Chrome';

describe('the loading bar', () => {
  it('waits 200 ms, so that fast pages show none', () => {
    expect(followingPhase('idle', true)).toEqual({phase: 'loading', delay: 200});
    expect(followingPhase('idle', false)).toBeNull();
  });

  it('grows for as long as it takes', () => {
    expect(followingPhase('loading', true)).toBeNull();
  });

  it('stands full for 500 ms, and is ready again 400 ms later', () => {
    expect(followingPhase('loading', false)).toEqual({phase: 'done', delay: 0});
    expect(followingPhase('done', false)).toEqual({phase: 'hidden', delay: 500});
    expect(followingPhase('hidden', false)).toEqual({phase: 'idle', delay: 400});
  });

  it('begins anew when the next page is asked for meanwhile', () => {
    expect(followingPhase('done', true)).toEqual({phase: 'loading', delay: 200});
    expect(followingPhase('hidden', true)).toEqual({phase: 'loading', delay: 200});
  });
});
