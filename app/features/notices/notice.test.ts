import {describe, expect, it} from 'vitest';
import {withNew, type Notice} from './notice';

const notice = (id: string): Notice => ({
  id,
  type: 'success',
  title: 'cart.notice.added',
  message: null,
});
const ids = (notices: Notice[]) => notices.map(({id}) => id);

describe('the list of notices', () => {
  it('has the newest on top', () => {
    expect(ids(withNew([notice('1')], [notice('3'), notice('2')]))).toEqual(['3', '2', '1']);
  });

  it('shows none twice', () => {
    expect(ids(withNew([notice('2'), notice('1')], [notice('2')]))).toEqual(['2', '1']);
  });

  it('stays as it is when a page brings none', () => {
    expect(ids(withNew([notice('1')], []))).toEqual(['1']);
  });
});
