import {describe, expect, it} from 'vitest';
import {
  NO_ANSWERS,
  toIndexAnswer,
  toOverlayView,
  type Answers,
  type IndexAnswer,
} from './overlay-view';

const answer = (query: string, handles: string[], total = handles.length): IndexAnswer => ({
  query,
  total,
  queryId: null,
  records: handles.map((handle) => ({handle, title: handle})),
});
const answered = (query: string, categories: string[], products: string[]): Answers => ({
  status: 'idle',
  categories: answer(query, categories),
  products: answer(query, products),
});
const handlesOf = (words: string, answers: Answers) => {
  const view = toOverlayView(words, answers);
  if (view.state !== 'hits') return view.state;
  return [view.categories, view.products].map((hits) => hits.map(({handle}) => handle));
};

describe('below the field', () => {
  it.each(['', ' ', '\t '])('there are no lists without words: "%s"', (words) => {
    for (const status of ['idle', 'loading', 'stalled', 'error'] as const) {
      const answers = {...answered('rad', ['raeder'], ['kutter']), status};
      expect(toOverlayView(words, answers)).toEqual({state: 'idle'});
    }
  });

  it('nothing stands while the first answer is on its way', () => {
    expect(toOverlayView('rad', NO_ANSWERS)).toEqual({state: 'waiting'});
    expect(toOverlayView('rad', {...NO_ANSWERS, status: 'loading'})).toEqual({state: 'waiting'});
  });

  it('nothing stands as long as the last answer was to no words', () => {
    expect(toOverlayView('rad', {...answered('', [], []), status: 'loading'}).state).toBe(
      'waiting',
    );
  });

  it('rows load when the answer is late, also over an older one', () => {
    expect(toOverlayView('rad', {...NO_ANSWERS, status: 'stalled'}).state).toBe('loading');
    const older = {...answered('ra', [], ['kutter']), status: 'stalled' as const};
    expect(toOverlayView('rad', older).state).toBe('loading');
  });

  it('a failure is told', () => {
    const failed = {...answered('ra', [], ['kutter']), status: 'error' as const};
    expect(toOverlayView('rad', failed)).toEqual({state: 'error'});
  });

  it('both lists stand, also while newer words are asked for', () => {
    const found = answered('rad', ['raeder'], ['kutter', 'boee']);
    expect(handlesOf('rad', found)).toEqual([['raeder'], ['kutter', 'boee']]);
    expect(handlesOf('rade', {...found, status: 'loading'})).toEqual([
      ['raeder'],
      ['kutter', 'boee'],
    ]);
  });

  it('one list alone is a result too', () => {
    expect(handlesOf('rad', answered('rad', ['raeder'], []))).toEqual([['raeder'], []]);
    expect(handlesOf('rad', answered('rad', [], ['kutter']))).toEqual([[], ['kutter']]);
  });

  it('nothing found is said of the words that were asked for', () => {
    const nothing = answered(' xyz ', [], []);
    expect(toOverlayView('xyzz', nothing)).toEqual({state: 'nothing', words: 'xyz'});
  });

  it('all products are counted, listed or not', () => {
    const answers = {...answered('rad', [], []), products: answer('rad', ['kutter'], 180)};
    expect(toOverlayView('rad', answers)).toMatchObject({total: 180});
  });

  it('a record that nobody could open moves no other in what is told of it', () => {
    const queryId = '0123456789abcdef0123456789abcdef';
    const products = {query: 'rad', total: 3, queryId, records: [null, {handle: 'kutter'}]};
    const view = toOverlayView('rad', {status: 'idle', categories: null, products});
    expect(view).toMatchObject({products: [{found: `${queryId}.relevance.2`}]});
  });
});

describe('an answer of Algolia', () => {
  it('is read', () => {
    expect(toIndexAnswer({query: 'rad', nbHits: 180, queryID: 'a1', hits: [1]})).toEqual({
      query: 'rad',
      total: 180,
      queryId: 'a1',
      records: [1],
    });
  });

  it('may be missing, whole or in parts', () => {
    expect(toIndexAnswer(null)).toBeNull();
    expect(toIndexAnswer({hits: []})).toEqual({query: '', total: 0, queryId: null, records: []});
  });
});
